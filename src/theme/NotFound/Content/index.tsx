/**
 * Wraps the not-found page. Before it is shown, an address that differs from a
 * page's in form only (upper case, `.html`, a slash at the end) goes to that
 * page, and an address of the other language gets the other language's page:
 * hosts with a single 404 page need both. Below the original's words stand the
 * search and the nearest pages. The title is set here because the documents are
 * served at the root: an unknown address is a page of theirs, and the theme
 * titles only its own not-found page.
 */
import {useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import {matchRoutes} from 'react-router-config';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import routes from '@generated/routes';
import NotFoundContent from '@theme-original/NotFound/Content';
import {cleanPath} from '@site/src/client/address';
import NearestPages from '@site/src/components/NearestPages';
import {defaultLocale, locales} from '@site/src/config/locales';
import {liveRedirects} from '@site/src/config/redirects';
import {routeOf} from '@site/src/config/routes';

const bases = locales.map((locale) => (locale === defaultLocale ? '/' : `/${locale}/`));

/** Base URL of the language that an address belongs to. */
const baseOf = (path: string) =>
  [...bases].sort((a, b) => b.length - a.length).find((base) => path.startsWith(base)) ?? '/';

/** Where an address that no page has leads after all, or undefined. */
function rescue(pathname: string, baseUrl: string): string | undefined {
  const path = cleanPath(pathname, bases);
  const redirect = liveRedirects.find(({from}) => baseUrl + from === path);
  if (redirect) {
    return baseUrl + routeOf(redirect.to);
  }
  const isPage = matchRoutes(routes, path).some(({route}) => route.exact);
  return path !== pathname && isPage ? path : undefined;
}

/** Puts the other language's not-found page in this one's place; the address stays. */
async function showNotFoundOf(base: string): Promise<void> {
  const answer = await fetch(`${base}404.html`);
  if (answer.ok) {
    const html = await answer.text();
    document.open();
    document.write(html);
    document.close();
  }
}

export default function NotFoundContentWrapper(props: ComponentProps<typeof NotFoundContent>): ReactNode {
  const {pathname, search, hash} = useLocation();
  const history = useHistory();
  const {siteConfig} = useDocusaurusContext();
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const base = baseOf(cleanPath(pathname, bases));
    const findWay = async () => {
      if (base !== siteConfig.baseUrl) {
        await showNotFoundOf(base);
        return;
      }
      const target = rescue(pathname, base);
      if (target) {
        history.replace(target + search + hash);
      } else if (isCurrent) {
        setIsLost(true);
      }
    };
    // Without a network this page's own language has to do.
    findWay().catch(() => isCurrent && setIsLost(true));
    return () => {
      isCurrent = false;
    };
  }, [pathname, search, hash, history, siteConfig.baseUrl]);

  return (
    <>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <NotFoundContent {...props} />
      <NearestPages path={isLost ? pathname : undefined} />
    </>
  );
}
