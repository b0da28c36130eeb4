import type {Fact} from '../../facts/fact';
import {MockButtons, MockCheckpoint, MockInput, MockMessage, MockTask, MockTodo, MockTool} from './chat';
import {Figure, Mark} from './figure';
import {MockAmount, MockField, MockGroup} from './settings';
import {
  MockEditor,
  MockMenu,
  MockNav,
  MockNotice,
  MockRow,
  MockStatus,
  MockTabs,
  MockTerminal,
  Mockup,
} from './window';

/** Everything that is drawn as a picture of an interface, by the name that authors write in pages. */
export const pictures: Readonly<Record<string, Fact | undefined>> = {
  Figure,
  Mark,
  MockAmount,
  MockButtons,
  MockCheckpoint,
  MockEditor,
  MockField,
  MockGroup,
  MockInput,
  MockMenu,
  MockMessage,
  MockNav,
  MockNotice,
  MockRow,
  MockStatus,
  MockTabs,
  MockTask,
  MockTerminal,
  MockTodo,
  MockTool,
  Mockup,
};
