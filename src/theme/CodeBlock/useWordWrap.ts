import {useEffect, useRef, useState} from 'react';
import type {useCodeWordWrap} from '@docusaurus/theme-common/internal';

/**
 * Whether the lines of a sample are wider than it, and whether they are wrapped (by the class of its box). The
 * theme's own way measures each sample when the page comes to life; this one is told once the browser has laid it out.
 */
export function useWordWrap(): ReturnType<typeof useCodeWordWrap> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setIsEnabled] = useState(false);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const block = codeBlockRef.current;
    const observer = new ResizeObserver(() =>
      setIsWide(block !== null && block.scrollWidth > block.clientWidth),
    );
    if (block && !isEnabled) {
      observer.observe(block);
    }
    return () => observer.disconnect();
  }, [isEnabled]);
  return {
    codeBlockRef,
    isEnabled,
    isCodeScrollable: isWide,
    toggle: () => setIsEnabled((was) => !was),
  };
}
