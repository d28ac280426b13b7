import { useEffect, useRef } from 'react';

/**
 * Keeps the page while something is not saved: the browser asks before it reloads or closes, and a step back comes here
 * instead (`onLeave`).
 */
export function useUnsaved(unsaved: boolean, onLeave: () => void): void {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (!unsaved) return;
    let guarding = true;
    // A second entry of the same address, so that a step back stays on the page.
    history.pushState(history.state, '', location.href);
    const onBack = () => {
      if (!guarding) return;
      history.pushState(history.state, '', location.href);
      leave.current();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('popstate', onBack);
    addEventListener('beforeunload', onUnload);
    return () => {
      guarding = false;
      removeEventListener('popstate', onBack);
      removeEventListener('beforeunload', onUnload);
      history.back();
    };
  }, [unsaved]);
}
