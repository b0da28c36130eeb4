/**
 * Takes the place of the list of what can stand in the navbar: the original brings menus of versions and links to
 * documents to every page. A new kind in src/config/navbar.ts is added here; without it the build says that there is
 * no such component. They are rendered anew for a change of theirs alone, not for every one of the navbar.
 */
import {memo} from 'react';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import LocaleDropdownNavbarItem from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

const componentTypes: Partial<ComponentTypesObject> = {
  default: memo(DefaultNavbarItem),
  localeDropdown: memo(LocaleDropdownNavbarItem),
  search: memo(SearchNavbarItem),
};

export default componentTypes;
