import { useSyncExternalStore } from 'react';

/** The discard functions of all forms with unsaved changes. */
const drafts = new Set<() => void>();
const listeners = new Set<() => void>();

/** The navigation that waits for the user's answer. */
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

/** Registers a form with unsaved changes, until the returned function is called. */
export const addDraft = (discard: () => void): (() => void) => {
  drafts.add(discard);
  return () => {
    drafts.delete(discard);
  };
};

export const hasDrafts = (): boolean => drafts.size > 0;

/** Navigates at once, or asks first while a form has unsaved changes (`LeaveQuestion` shows the dialog). */
export const leaveTo = (go: () => void): void => {
  if (hasDrafts()) want(go);
  else go();
};

export const stay = (): void => want(null);

/** Discards unsaved changes and navigates. */
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
