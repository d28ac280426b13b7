import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What hangs over the page, or is written in, has its own use for Escape. */
const BUSY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Calls on Escape, unless something over the page or a field in it wants the key. */
export function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector(BUSY)) return;
      if (target instanceof Element && target.matches(FIELDS)) return;
      leave();
    };
    // Before what hangs over the page has heard of it, and is gone.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/**
 * Shows a page from its top and names it to whoever hears it; whoever goes back finds the list where it was left. Answers what is given
 * to the heading.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each booking is a page of its own
  useEffect(() => {
    if (isLoaded) heading.current?.focus({ preventScroll: true });
  }, [id, isLoaded]);
  return heading;
}
