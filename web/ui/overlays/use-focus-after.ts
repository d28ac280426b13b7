import { useEffect, useEffectEvent, useRef } from 'react';

/** Selects modal elements. */
const OVER = '[data-modal]';

const whenLeft = (beneath: number, done: () => void): (() => void) => {
  const hasLeft = () => document.querySelectorAll(OVER).length <= beneath;
  let frame = 0;
  // A dialog returns focus in the frame after it is removed.
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

/** Moves focus after a dialog has closed when the button that opened it has disappeared. `beneath` is the number of dialogs below it. */
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
