import { useEffectEvent } from 'react';
import { useBrowserLayoutEffect } from '../../ui/use-browser-layout-effect.ts';

/** Ctrl K or ⌘ K goes to the search box. A single letter would get in the way of speech input (WCAG 2.1.4). */
export function useSearchShortcut(open: () => void): void {
  const onOpen = useEffectEvent(open);
  // A passive effect would listen a little after the page is alive, and a press in between be lost.
  useBrowserLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
