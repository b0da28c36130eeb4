/**
 * Replaces `@docusaurus/core/lib/client/exports/Link.js` in the browser (src/plugins/docusaurusInternals). A link of the
 * original is four components, of which one asks the router where the reader is, and has an observer of its own: a page
 * has hundreds, and all were rendered twice for a step to a heading. Here a link is one component, no step renders it
 * anew, and a press is painted before the page that it leads to is rendered.
 *
 * The server renders the original, which also tells the check of broken links what is there.
 */
import {useCallback, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {afterPaint} from './afterPaint';
import {isForBrowser} from './isForBrowser';

/** Fetches the page of a link ahead, when the link comes into view. */
const view = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    if (isIntersecting) {
      view.unobserve(target);
      window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  }
});

/** A link of the navbar that is marked on the pages below its address, or those that `isActive` names. */
function NavLink({to = '', exact, isActive, activeClassName, className, ...props}: Props) {
  const location = useLocation();
  const {pathname} = location;
  const isHere = pathname === to || (!exact && pathname.startsWith(`${to.replace(/\/$/, '')}/`));
  const active = isActive ? isActive(null, location) : isHere;
  return (
    <Link
      {...props}
      to={to}
      autoAddBaseUrl={false}
      className={clsx(className, active && activeClassName)}
      aria-current={active ? 'page' : undefined}
    />
  );
}

/** A link, with the props of the original. */
export default function Link({
  isNavLink,
  to,
  href,
  activeClassName,
  isActive,
  autoAddBaseUrl = true,
  children,
  ...props
}: Props): ReactNode {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const given = to ?? href;
  const isInternal = isInternalUrl(given);
  // With `pathname://` Docusaurus names a file of the site that is no page.
  const plain = given?.replace('pathname://', '');
  const whole = autoAddBaseUrl && plain?.startsWith('/') ? withBaseUrl(plain) : plain;
  // The site's addresses have no slash at their end, but for its base (`trailingSlash` in docusaurus.config.ts).
  const [path = ''] = whole?.split(/[?#]/) ?? [];
  const isKept = !whole || !isInternal || path === baseUrl;
  const address = isKept ? whole : path.replace(/\/$/, '') + whole.slice(path.length);

  // Another function for another address, which has not been in view yet.
  const observe = useCallback(
    (link: HTMLAnchorElement) => {
      if (address) {
        view.observe(link);
      }
      return () => view.unobserve(link);
    },
    [address],
  );

  if (!address || !isInternal || address.startsWith('#') || (props.target ?? '_self') !== '_self') {
    return (
      <a
        href={address}
        {...(given && !isInternal && {target: '_blank', rel: 'noopener noreferrer'})}
        {...props}>
        {children}
      </a>
    );
  }
  if (isNavLink) {
    return <NavLink {...props} {...{to: address, isActive, activeClassName, children}} />;
  }
  const preload = () => window.docusaurus.preload(address);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    props.onClick?.(event);
    if (!event.defaultPrevented && !isForBrowser(event)) {
      event.preventDefault();
      afterPaint(() => {
        // Asked now: a press just before may have led here.
        const {pathname, search, hash} = history.location;
        (pathname + search + hash === address ? history.replace : history.push)(address);
      });
    }
  };
  return (
    <a
      ref={observe}
      {...props}
      href={address}
      onClick={onClick}
      onMouseEnter={preload}
      onTouchStart={preload}>
      {children}
    </a>
  );
}
