import type {RenderedElement} from '../elements/defineElement';
import {MockButtons, MockInput, MockMessage, MockTool} from './chat';
import {Figure, Icon, Mark} from './figure';
import {Hero, IconLinks, Moment, ProviderWall, Ways} from './home';
import {MockField, MockGroup} from './settings';
import {MockList, MockPanel, MockRow, Mockup} from './window';

/** Everything that is rendered as a picture of an interface, by the name that authors write in pages. */
export const pictures: Readonly<Record<string, RenderedElement | undefined>> = {
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
