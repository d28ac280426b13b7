import { type RefObject, useEffect, useRef } from 'react';

/** How long to wait until a confirmation dialog has closed, in milliseconds. */
const SETTLED_MS = 400;

/** When an item or button with focus is removed or disabled, moves focus to its container, which needs `tabIndex={-1}`. */
export function useKeptFocus<Element extends HTMLElement>(count: number): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const before = useRef(count);
  useEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    if (!fewer) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return list;
}
