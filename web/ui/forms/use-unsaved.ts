import { useEffect, useEffectEvent } from 'react';
import { addDraft, hasDrafts, leaveTo } from './leaving.ts';

/** What this file keeps with an entry of the history, beside what the router does. */
interface Marks {
  /** On the second entry of an address: one is enough for all that is written on it. */
  readonly unsaved?: number;
  /** On the first one: which second entry came after it. */
  readonly followedBy?: number;
}

const marksOf = (state: unknown): Marks => (state as Marks | null) ?? {};

/** The second entry that is shown, as far as is known. */
let shown: number | null = null;

/** Once nothing is unsaved any more, a step back from a second entry goes past the first, which shows the same. */
const passFirst = ({ state }: PopStateEvent): void => {
  const { unsaved, followedBy } = marksOf(state);
  const left = shown;
  shown = unsaved ?? null;
  if (left !== null && followedBy === left && !hasDrafts()) history.back();
};

const mark = (): void => {
  // Asked again, the browser keeps one.
  addEventListener('popstate', passFirst);
  const { state } = history;
  const { unsaved } = marksOf(state);
  // Entries outlive a reload, so a count would begin anew.
  shown = unsaved ?? Date.now();
  if (unsaved !== undefined) return;
  history.replaceState({ ...state, followedBy: shown }, '');
  history.pushState({ ...state, followedBy: undefined, unsaved: shown }, '');
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
 * elsewhere (`leaveTo`), and a step back comes here instead. For that a second entry is added to the history. It stays, because
 * removing it takes time, and would also remove an entry that was added in the meantime; later steps back pass it.
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
