import { useEffect, useEffectEvent } from 'react';

/** Ctrl K or ⌘ K goes to the search box. A single letter would get in the way of speech input (WCAG 2.1.4). */
export function useSearchShortcut(open: () => void): void {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
