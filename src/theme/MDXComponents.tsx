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
import LimitTable from '@site/src/components/LimitTable';
import ModeTable from '@site/src/components/ModeTable';
import ModeToolMatrix from '@site/src/components/ModeToolMatrix';
import PermissionMatrix from '@site/src/components/PermissionMatrix';
import ProviderCards from '@site/src/components/ProviderCards';
import ProviderFacts from '@site/src/components/ProviderFacts';
import ProviderTable from '@site/src/components/ProviderTable';
import RetentionTable from '@site/src/components/RetentionTable';
import RoleTable from '@site/src/components/RoleTable';
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
  LimitTable,
  ModeTable,
  ModeToolMatrix,
  PermissionMatrix,
  ProviderCards,
  ProviderFacts,
  ProviderTable,
  RetentionTable,
  RoleTable,
  StateTable,
  ToolFacts,
  ToolGroupTable,
  ToolParameters,
  ToolTable,
  UI,
};
