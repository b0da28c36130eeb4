/**
 * Announces the title of the page after a client-side navigation: the document stays the same, so a screen reader says
 * nothing by itself. Docusaurus moves the focus to the top of the page, where there is no title.
 */
import type {ClientModule} from '@docusaurus/types';

let region: HTMLElement | undefined;

/** Docusaurus' hook: the new page is in the document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // Screen readers announce a change of text only in a live region that existed before.
  if (!region) {
    region = document.createElement('div');
    region.className = 'read-aloud';
    region.role = 'status';
    document.body.append(region);
  }
  const {pathname} = location;
  if (previousLocation && pathname !== previousLocation.pathname) {
    // The document's title changes shortly after the page.
    setTimeout(() => {
      if (region && window.location.pathname === pathname) {
        region.textContent = document.title;
      }
    }, 200);
  }
};
