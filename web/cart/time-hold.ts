import { useSyncExternalStore } from 'react';
import { ofShop } from './of-shop.ts';

/** The visitor's hold on the cart's times, and its end. */
export interface TimeHold {
  readonly id: string;
  /** The end, in milliseconds. */
  readonly until: number;
  /** Fingerprint of the cart's times (`timesKey`) that are held. */
  readonly times: string;
}

/** Storage key. The hold is stored for the life of the tab. */
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

/** The visitor's hold, also for a while after its end. */
export const currentTimeHold = (): TimeHold | null => {
  if (hold === undefined) hold = read();
  return hold;
};

/** Stores the hold; null removes it. */
export const keepTimeHold = (next: TimeHold | null): void => {
  hold = next;
  try {
    if (next) sessionStorage.setItem(ofShop(STORAGE_KEY), JSON.stringify(next));
    else sessionStorage.removeItem(ofShop(STORAGE_KEY));
  } catch {
    // Without storage, a reloaded page requests the hold again.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTimeHold = (): TimeHold | null =>
  useSyncExternalStore(subscribe, currentTimeHold, () => null);
