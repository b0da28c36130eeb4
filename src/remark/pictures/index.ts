import type {DrawnElement} from '../elements/defineElement';
import {MockButtons, MockInput, MockMessage, MockTool} from './chat';
import {Figure, Icon, Mark} from './figure';
import {Hero, IconLinks, Moment, ProviderWall, Ways} from './home';
import {MockField, MockGroup} from './settings';
import {MockList, MockPanel, MockRow, Mockup} from './window';

/** Everything that is drawn as a picture of an interface, by the name that authors write in pages. */
export const pictures: Readonly<Record<string, DrawnElement | undefined>> = {
  Figure,
  Hero,
  Icon,
  IconLinks,
  Mark,
  MockButtons,
  MockField,
  MockGroup,
  MockInput,
  MockList,
  MockMessage,
  MockPanel,
  MockRow,
  MockTool,
  Mockup,
  Moment,
  ProviderWall,
  Ways,
};
