import { useSyncExternalStore } from 'react';

/** What can still be done about it, such as to undo it. */
export interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: 'ok' | 'bad';
  readonly title: string;
  readonly text: string | null;
  readonly action: ToastAction | null;
}

/** How long a toast stays (specification §9). */
export const TOAST_MS = 5000;

let current: Toast | null = null;
let last = 0;
const listeners = new Set<() => void>();

const show = (toast: Toast | null): void => {
  current = toast;
  for (const listener of listeners) listener();
};

/** Shows a message; it takes the place of the one before, because only one is shown at a time. */
export const say = (title: string, text: string | null = null, action: ToastAction | null = null): void => {
  last += 1;
  show({ id: last, tone: 'ok', title, text, action });
};

/** Shows what went wrong; announced at once. */
export const sayError = (text: string | null, title = 'Error'): void => {
  last += 1;
  show({ id: last, tone: 'bad', title, text, action: null });
};

export const dismissToast = (id: number): void => {
  if (current?.id === id) show(null);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToast = (): Toast | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
