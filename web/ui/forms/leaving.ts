import { useSyncExternalStore } from 'react';

/** What discards the changes of each form that has some. */
const drafts = new Set<() => void>();
const listeners = new Set<() => void>();

/** Goes where somebody wants to, once they have said that their changes may be lost. */
let wanted: (() => void) | null = null;

const want = (next: typeof wanted): void => {
  wanted = next;
  for (const tell of listeners) tell();
};

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

/** Remembers a form whose changes are not saved, until what it answers is called. */
export const addDraft = (discard: () => void): (() => void) => {
  drafts.add(discard);
  return () => {
    drafts.delete(discard);
  };
};

export const hasDrafts = (): boolean => drafts.size > 0;

/** Goes on at once, or asks first while a form has changes that are not saved. `LeaveQuestion` asks. */
export const leaveTo = (go: () => void): void => {
  if (hasDrafts()) want(go);
  else go();
};

export const stay = (): void => want(null);

/** Discards what is not saved, and goes on. */
export const leave = (): void => {
  const go = wanted;
  want(null);
  for (const discard of [...drafts]) discard();
  go?.();
};

export const useLeaveAsked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wanted !== null,
    () => false,
  );
