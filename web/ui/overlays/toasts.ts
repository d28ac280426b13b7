import { useSyncExternalStore } from 'react';

/** An action that is still possible, such as undo. */
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

/** Shows a toast. It replaces the previous one, because only one is shown at a time. */
export const showToast = (
  title: string,
  text: string | null = null,
  action: ToastAction | null = null,
): void => {
  last += 1;
  show({ id: last, tone: 'ok', title, text, action });
};

/** Shows an error toast, which is announced assertively. */
export const showError = (text: string | null, title = 'Error'): void => {
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
