import { useEffect, useEffectEvent } from 'react';
import { addDraft, hasDrafts, leaveTo } from './leaving.ts';

/** Data that this hook stores in history entries, next to the router's. */
interface Marks {
  /** On the added second entry of a URL; it is added once, however much is typed. */
  readonly unsaved?: number;
  /** On the first entry: the id of the second one that follows it. */
  readonly followedBy?: number;
}

const marksOf = (state: unknown): Marks => (state as Marks | null) ?? {};

/** The id of the second entry that is currently shown, as far as is known. */
let shown: number | null = null;

/** When nothing is unsaved any more, going back from a second entry also skips the first, which shows the same page. */
const passFirst = ({ state }: PopStateEvent): void => {
  const { unsaved, followedBy } = marksOf(state);
  const left = shown;
  shown = unsaved ?? null;
  if (left !== null && followedBy === left && !hasDrafts()) history.back();
};

const mark = (): void => {
  // Adding the same listener again has no effect.
  addEventListener('popstate', passFirst);
  const { state } = history;
  const { unsaved } = marksOf(state);
  // History entries outlive a reload, so a counter would start again and repeat ids.
  shown = unsaved ?? Date.now();
  if (unsaved !== undefined) return;
  history.replaceState({ ...state, followedBy: shown }, '');
  history.pushState({ ...state, followedBy: undefined, unsaved: shown }, '');
};

interface Leaving {
  /** Discards the unsaved changes. */
  readonly discard: () => void;
  /** Called when the user goes back. By default asks, and then goes back. */
  readonly onBack?: () => void;
}

/** Goes back past the second and the first entry. */
const goBack = (): void => history.go(-2);

/**
 * Protects unsaved input: the browser asks before a reload or close, the dashboard before navigation (`leaveTo`), and going back is
 * intercepted. For that, a second history entry is added for the same URL. It is not removed, because history changes are
 * asynchronous and could also remove an entry that was added meanwhile; later back navigation skips it.
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
