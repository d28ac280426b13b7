import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Overlays, which handle Escape themselves. */
const BUSY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Calls `onEscape` on Escape, unless an overlay or a field handles the key. */
export function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector(BUSY)) return;
      if (target instanceof Element && target.matches(FIELDS)) return;
      leave();
    };
    // In the capture phase, before an overlay has handled the key and disappeared.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/**
 * Shows a page from its top and moves focus to its heading, so that screen readers announce it. Going back restores the list's
 * scroll position. Returns the heading's ref.
 */
export function useTopOfPage(id: number, isLoaded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const { scrollY } = globalThis;
    scrollTo(0, 0);
    return () => {
      requestAnimationFrame(() => scrollTo(0, scrollY));
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each booking is a separate page
  useEffect(() => {
    if (isLoaded) heading.current?.focus({ preventScroll: true });
  }, [id, isLoaded]);
  return heading;
}
