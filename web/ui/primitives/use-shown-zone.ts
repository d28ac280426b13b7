import { readZone, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { useSyncExternalStore } from 'react';
import { ownZone } from '../formats/zone-moment.ts';

/** Storage key of the zone in which free times are shown. */
const STORAGE_KEY = 'time-zone';

/** For browsers without storage. */
let chosen: Zone | null = null;
const listeners = new Set<() => void>();

/** The zone in which free times are currently shown. */
export const shownZone = (): Zone => {
  try {
    return readZone(localStorage.getItem(STORAGE_KEY) ?? '') ?? chosen ?? ownZone();
  } catch {
    return chosen ?? ownZone();
  }
};

const choose = (zone: Zone): void => {
  try {
    localStorage.setItem(STORAGE_KEY, zone);
  } catch {
    // Without storage it lasts until the page is left.
    chosen = zone;
  }
  for (const listener of listeners) listener();
};

/** Calls the listener when the zone changes. Returns a function that stops it. */
export const onShownZone = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The zone in which free times are shown: the reader's own, until they choose another for all pages. */
export const useShownZone = (): readonly [zone: Zone, choose: (zone: Zone) => void] => [
  useSyncExternalStore(onShownZone, shownZone, () => 'UTC'),
  choose,
];
