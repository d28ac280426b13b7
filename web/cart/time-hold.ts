import { useSyncExternalStore } from 'react';
import { ofShop } from './of-shop.ts';

/** The times of the cart that are kept for this visitor, and until when. */
export interface TimeHold {
  readonly id: string;
  /** In milliseconds. */
  readonly until: number;
  /** Of which cart, by `timesKey`. */
  readonly times: string;
}

/** The browser's key for the hold; it lives as long as the tab. */
const STORAGE_KEY = 'time-hold';

const read = (): TimeHold | null => {
  try {
    const { id, until, times } = JSON.parse(
      sessionStorage.getItem(ofShop(STORAGE_KEY)) ?? '{}',
    ) as Partial<TimeHold>;
    const isHold = typeof id === 'string' && typeof until === 'number' && typeof times === 'string';
    return isHold ? { id, until, times } : null;
  } catch {
    return null;
  }
};

let hold: TimeHold | null | undefined;
const listeners = new Set<() => void>();

/** What this visitor holds, also for a while after its end. */
export const currentTimeHold = (): TimeHold | null => {
  if (hold === undefined) hold = read();
  return hold;
};

/** Keeps what is held; null where nothing is any more. */
export const keepTimeHold = (next: TimeHold | null): void => {
  hold = next;
  try {
    if (next) sessionStorage.setItem(ofShop(STORAGE_KEY), JSON.stringify(next));
    else sessionStorage.removeItem(ofShop(STORAGE_KEY));
  } catch {
    // Without storage a page that is loaded again asks for the hold anew.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTimeHold = (): TimeHold | null =>
  useSyncExternalStore(subscribe, currentTimeHold, () => null);
