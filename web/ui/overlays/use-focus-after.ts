import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks what lies over the page. */
const OVER = '[data-modal]';

const whenBare = (done: () => void): (() => void) => {
  let frame = 0;
  // A dialog gives the focus back in the frame after it has gone.
  const later = () => {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(done);
    });
  };
  const observer = new MutationObserver(() => {
    if (document.querySelector(OVER)) return;
    observer.disconnect();
    later();
  });
  if (document.querySelector(OVER)) observer.observe(document.body, { childList: true, subtree: true });
  else later();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};

/** When a dialog has left, and the button that opened it went with what was changed, the focus goes on here. */
export function useFocusAfter(isOpen: boolean, find: () => HTMLElement | null): void {
  const was = useRef(isOpen);
  const goOn = useEffectEvent(() => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const hasClosed = was.current && !isOpen;
    was.current = isOpen;
    return hasClosed ? whenBare(goOn) : undefined;
  }, [isOpen]);
}
