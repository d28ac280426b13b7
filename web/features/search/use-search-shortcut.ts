import { useEffectEvent } from 'react';
import { useBrowserLayoutEffect } from '../../ui/primitives/use-browser-layout-effect.ts';

/** Somebody types, or a panel lies over the page. */
const TAKEN = 'input,textarea,[role$=dialog]';

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !(target as Element).closest(TAKEN);
};

/** The stroke goes to the search box, as its hint says; so do Ctrl K and ⌘ K, for visitors who speak instead of typing (WCAG 2.1.4). */
export function useSearchShortcut(open: () => void): void {
  const onOpen = useEffectEvent(open);
  // A passive effect would listen a little after the page is alive, and a press in between be lost.
  useBrowserLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
