import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks what lies over the page. */
const OVER = '[data-modal]';

const whenLeft = (beneath: number, done: () => void): (() => void) => {
  const hasLeft = () => document.querySelectorAll(OVER).length <= beneath;
  let frame = 0;
  // A dialog gives the focus back in the frame after it has gone.
  const later = () => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(done);
    });
  };
  const observer = new MutationObserver(() => {
    if (!hasLeft()) return;
    observer.disconnect();
    later();
  });
  if (hasLeft()) later();
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};

/**
 * When a dialog has left, and the button that opened it went with what was changed, the focus goes on here. `beneath` is how many
 * dialogs it stood over.
 */
export function useFocusAfter(isOpen: boolean, find: () => HTMLElement | null, beneath = 0): void {
  const was = useRef(isOpen);
  const goOn = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const hasClosed = was.current && !isOpen;
    was.current = isOpen;
    return hasClosed ? whenLeft(beneath, goOn) : undefined;
  }, [isOpen, beneath]);
}
