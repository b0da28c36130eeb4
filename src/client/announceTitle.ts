/**
 * Says the title of the page that a link has led to: the document stays the same, so a screen reader says nothing by
 * itself. Docusaurus moves the focus to the top of the page, where there is no title.
 */
import type {ClientModule} from '@docusaurus/types';

let region: HTMLElement | undefined;

/** Docusaurus' hook: the new page is in the document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // Only a region that was there before is read when its text changes.
  if (!region) {
    region = document.createElement('div');
    region.className = 'read-aloud';
    region.role = 'status';
    document.body.append(region);
  }
  const {pathname} = location;
  if (previousLocation && pathname !== previousLocation.pathname) {
    // The title follows the page by a moment.
    setTimeout(() => {
      if (region && window.location.pathname === pathname) {
        region.textContent = document.title;
      }
    }, 200);
  }
};
