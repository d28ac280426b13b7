import { useEffectEvent } from 'react';
import { useBrowserLayoutEffect } from '../../ui/primitives/use-browser-layout-effect.ts';

/** The user is typing, or a dialog is open. */
const TAKEN = 'input,textarea,[role$=dialog]';

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean => {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !(target as Element).closest(TAKEN);
};

/** The slash key opens the search, as its hint says. So do Ctrl K and ⌘ K, for people who use speech input (WCAG 2.1.4). */
export function useSearchShortcut(open: () => void): void {
  const onOpen = useEffectEvent(open);
  // A passive effect would register slightly after hydration, and a key press in between would be lost.
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
