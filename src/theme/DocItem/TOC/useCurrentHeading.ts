import {useEffect, useState, type RefObject} from 'react';
import {elementAt} from '@site/src/client/currentSection';
import {distanceOf} from '@site/src/client/placeInPage';
import {keepInView} from '@site/src/client/showCurrent';

/** Class of the links in both forms of the contents, and of the one that is current. */
export const LINK = 'table-of-contents__link';
const CURRENT = 'table-of-contents__link--active';

/** Pixels below the place that a link scrolls it to, within which a heading counts as reached. */
const REACHED = 24;

/** A page that can be scrolled no further, but for rounding. */
const isAtEnd = (): boolean =>
  window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

/**
 * The link of the section being read: the last whose heading has come up to where a link would scroll it, none above
 * the first. At the end of the page, where the last headings no longer get there, it is the one that was asked for, or
 * the last.
 */
function currentOf(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (isAtEnd() && window.scrollY > 0) {
    const asked = links.find(({hash}) => hash === window.location.hash);
    const top = asked && elementAt(asked.hash)?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < window.innerHeight ? asked : links.at(-1);
  }
  return links.findLast(({hash}) => distanceOf(hash) >= -REACHED);
}

/**
 * Marks the section being read in a page's contents, and keeps its entry in view.
 *
 * @param list the element that scrolls, with the links in it
 * @returns the link's text and its number of how many, once known
 */
export function useCurrentHeading(
  list: RefObject<HTMLElement | null>,
): {text: string; position: number; count: number} | undefined {
  const [current, setCurrent] = useState<{text: string; position: number; count: number}>();
  useEffect(() => {
    let frame = 0;
    let last: HTMLAnchorElement | undefined;
    const mark = () => {
      frame = 0;
      const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>(`.${LINK}`) ?? [])];
      const link = currentOf(links);
      links.forEach((one) => {
        one.classList.toggle(CURRENT, one === link);
        if (one === link) {
          one.setAttribute('aria-current', 'true');
        } else {
          one.removeAttribute('aria-current');
        }
      });
      if (link !== last) {
        last = link;
        if (link && list.current) {
          keepInView(list.current, link);
        }
        setCurrent(
          link && {text: link.textContent ?? '', position: links.indexOf(link) + 1, count: links.length},
        );
      }
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(mark);
    };
    schedule();
    const events = ['scroll', 'resize', 'hashchange'] as const;
    events.forEach((event) => window.addEventListener(event, schedule, {passive: true}));
    return () => {
      cancelAnimationFrame(frame);
      events.forEach((event) => window.removeEventListener(event, schedule));
    };
  }, [list]);
  return current;
}
