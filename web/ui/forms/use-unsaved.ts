import { useEffect, useEffectEvent } from 'react';
import { addDraft, leaveTo } from './leaving.ts';

/** Marks the second entry of an address, so that one is enough for all that is written on it. */
const MARK = 'unsaved';

const mark = (): void => {
  if (!(history.state as Record<string, unknown> | null)?.[MARK])
    history.pushState({ ...history.state, [MARK]: true }, '', location.href);
};

interface Leaving {
  /** Forgets what is not saved. */
  readonly discard: () => void;
  /** Called in place of a step back; asks, and goes back, unless said otherwise. */
  readonly onBack?: () => void;
}

/** Past the second entry, and the first. */
const goBack = (): void => history.go(-2);

/**
 * Keeps the page while something is not saved: the browser asks before it reloads or closes, the dashboard before it leads
 * elsewhere (`leaveTo`), and a step back comes here instead. For that a second entry is added to the history. It stays,
 * because removing it takes time, and would also remove an entry that was added in the meantime.
 */
export function useUnsaved(unsaved: boolean, leaving: Leaving): void {
  const discard = useEffectEvent(() => leaving.discard());
  const leaveBack = useEffectEvent(() => {
    if (leaving.onBack) leaving.onBack();
    else leaveTo(goBack);
  });
  useEffect(() => {
    if (!unsaved) return;
    mark();
    const removeDraft = addDraft(() => discard());
    const onBack = () => {
      mark();
      leaveBack();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('popstate', onBack);
    addEventListener('beforeunload', onUnload);
    return () => {
      removeDraft();
      removeEventListener('popstate', onBack);
      removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved]);
}
