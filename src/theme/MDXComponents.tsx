/**
 * Wraps the registry of MDX components: adds those of CONTRIBUTING.md, so that
 * no page has to import anything.
 */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Cards from '@site/src/components/Cards';
import DecisionTree from '@site/src/components/DecisionTree';
import Figure from '@site/src/components/Figure';
import FileTree from '@site/src/components/FileTree';
import Flow from '@site/src/components/Flow';
import {
  HelpStrip,
  Hero,
  HeroActions,
  QuickStart,
  SampleQueries,
  SectionCards,
  TaskList,
} from '@site/src/components/Home';
import Keys from '@site/src/components/Keys';
import Mark from '@site/src/components/Mark';
import Mockup, {
  MockButtons,
  MockField,
  MockMessage,
  MockNav,
  MockStatus,
  MockTool,
} from '@site/src/components/Mockup';
import SearchForm from '@site/src/components/SearchForm';
import Sequence from '@site/src/components/Sequence';
import ShareBar from '@site/src/components/ShareBar';
import Steps from '@site/src/components/Steps';
import AutoApproveTable from '@site/src/components/AutoApproveTable';
import ErrorCatalog from '@site/src/components/ErrorCatalog';
import Formula from '@site/src/components/Formula';
import LimitTable from '@site/src/components/LimitTable';
import MaturityCriteria from '@site/src/components/MaturityCriteria';
import MaturityLevels from '@site/src/components/MaturityLevels';
import MetricList from '@site/src/components/MetricList';
import ModeTable from '@site/src/components/ModeTable';
import ModeToolMatrix from '@site/src/components/ModeToolMatrix';
import OkrStatuses from '@site/src/components/OkrStatuses';
import PermissionMatrix from '@site/src/components/PermissionMatrix';
import Plot from '@site/src/components/Plot';
import ProviderCards from '@site/src/components/ProviderCards';
import ProviderFacts from '@site/src/components/ProviderFacts';
import ProviderTable from '@site/src/components/ProviderTable';
import PulseStatements from '@site/src/components/PulseStatements';
import RetentionTable from '@site/src/components/RetentionTable';
import RoleTable from '@site/src/components/RoleTable';
import ScoreBands from '@site/src/components/ScoreBands';
import ScoreDimensions from '@site/src/components/ScoreDimensions';
import ScoreIndicators from '@site/src/components/ScoreIndicators';
import StateTable from '@site/src/components/StateTable';
import ToolFacts from '@site/src/components/ToolFacts';
import ToolGroupTable from '@site/src/components/ToolGroupTable';
import ToolParameters from '@site/src/components/ToolParameters';
import ToolTable from '@site/src/components/ToolTable';
import UI from '@site/src/components/UI';

export default {
  ...MDXComponents,
  Cards,
  DecisionTree,
  Figure,
  FileTree,
  Flow,
  HelpStrip,
  Hero,
  HeroActions,
  Keys,
  Mark,
  MockButtons,
  MockField,
  MockMessage,
  MockNav,
  MockStatus,
  MockTool,
  Mockup,
  QuickStart,
  SampleQueries,
  SearchForm,
  SectionCards,
  Sequence,
  ShareBar,
  Steps,
  TabItem,
  Tabs,
  TaskList,
  AutoApproveTable,
  ErrorCatalog,
  Formula,
  LimitTable,
  MaturityCriteria,
  MaturityLevels,
  MetricList,
  ModeTable,
  ModeToolMatrix,
  OkrStatuses,
  PermissionMatrix,
  Plot,
  ProviderCards,
  ProviderFacts,
  ProviderTable,
  PulseStatements,
  RetentionTable,
  RoleTable,
  ScoreBands,
  ScoreDimensions,
  ScoreIndicators,
  StateTable,
  ToolFacts,
  ToolGroupTable,
  ToolParameters,
  ToolTable,
  UI,
};
