import { type RefObject, useEffect, useRef } from 'react';

/** A dialog that asked has left by then. */
const SETTLED_MS = 400;

/** When an entry or a button that had focus goes, or is switched off, focus stays in what it stood in, which needs a `tabIndex` of -1. */
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
