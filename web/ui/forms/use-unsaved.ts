import { useEffect, useRef } from 'react';

/** Marks the second entry of an address, so that one is enough for all that is written on it. */
const MARK = 'unsaved';

const mark = (): void => {
  if (!(history.state as Record<string, unknown> | null)?.[MARK])
    history.pushState({ ...history.state, [MARK]: true }, '', location.href);
};

/**
 * Keeps the page while something is not saved: the browser asks before it reloads or closes, and a step back comes here
 * instead (`onLeave`). For that a second entry is added to the history. It stays, because removing it takes time,
 * and would also remove an entry that was added in the meantime.
 */
export function useUnsaved(unsaved: boolean, onLeave: () => void): void {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (!unsaved) return;
    mark();
    const onBack = () => {
      mark();
      leave.current();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('popstate', onBack);
    addEventListener('beforeunload', onUnload);
    return () => {
      removeEventListener('popstate', onBack);
      removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved]);
}
