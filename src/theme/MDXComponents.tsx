/**
 * Wraps the registry of MDX components: adds those of CONTRIBUTING.md, so that
 * no page has to import anything. Facts (src/facts) are drawn before; the few
 * heavy ones are imported by the pages that use them: src/config/components.ts.
 */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Cards from '@site/src/components/Cards';
import DecisionTree from '@site/src/components/DecisionTree';
import Figure from '@site/src/components/Figure';
import FileTree from '@site/src/components/FileTree';
import Flow from '@site/src/components/Flow';
import Keys from '@site/src/components/Keys';
import Labels from '@site/src/components/Labels';
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
import TableRow from '@site/src/components/TableRow';

export default {
  ...MDXComponents,
  tr: TableRow,
  Cards,
  DecisionTree,
  Figure,
  FileTree,
  Flow,
  Keys,
  Labels,
  Mark,
  MockButtons,
  MockField,
  MockMessage,
  MockNav,
  MockStatus,
  MockTool,
  Mockup,
  SearchForm,
  Sequence,
  ShareBar,
  Steps,
  TabItem,
  Tabs,
};
