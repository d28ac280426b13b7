import { useSyncExternalStore } from 'react';

/** Panels that open over any page; at most one at a time. */
export type Overlay = 'cart' | 'filter' | 'menu';

let current: Overlay | null = null;
const listeners = new Set<() => void>();

const show = (overlay: Overlay | null): void => {
  current = overlay;
  for (const listener of listeners) listener();
};

export const openOverlay = (overlay: Overlay): void => show(overlay);

export const closeOverlay = (): void => show(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOverlay = (): Overlay | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
