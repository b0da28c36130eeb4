import type {DrawnElement} from '../elements/defineElement';
import {MockButtons, MockCheckpoint, MockInput, MockMessage, MockTask, MockTodo, MockTool} from './chat';
import {Figure, Icon, Mark} from './figure';
import {Hero, HeroActions, IconLinks, Moment, ProviderWall, Way, Ways} from './home';
import {MockField, MockGroup} from './settings';
import {
  MockEditor,
  MockMenu,
  MockNav,
  MockPanel,
  MockPanes,
  MockRow,
  MockStatus,
  MockTabs,
  Mockup,
} from './window';

/** Everything that is drawn as a picture of an interface, by the name that authors write in pages. */
export const pictures: Readonly<Record<string, DrawnElement | undefined>> = {
  Figure,
  Hero,
  HeroActions,
  Icon,
  IconLinks,
  Mark,
  MockButtons,
  MockCheckpoint,
  MockEditor,
  MockField,
  MockGroup,
  MockInput,
  MockMenu,
  MockMessage,
  MockNav,
  MockPanel,
  MockPanes,
  MockRow,
  MockStatus,
  MockTabs,
  MockTask,
  MockTodo,
  MockTool,
  Mockup,
  Moment,
  ProviderWall,
  Way,
  Ways,
};
