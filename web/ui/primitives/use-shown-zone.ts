import { readZone, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { useSyncExternalStore } from 'react';
import { ownZone } from '../formats/zone-moment.ts';

/** The browser's key for the zone in which free times are shown. */
const STORAGE_KEY = 'time-zone';

let shown: Zone | null = null;
const listeners = new Set<() => void>();

const stored = (): Zone | null => {
  try {
    return readZone(localStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    return null;
  }
};

const current = (): Zone => {
  shown ??= stored() ?? ownZone();
  return shown;
};

const show = (zone: Zone): void => {
  shown = zone;
  try {
    localStorage.setItem(STORAGE_KEY, zone);
  } catch {
    // Without storage it holds until the page is left.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const onStorage = () => {
    shown = null;
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
};

/** The zone in which free times are shown: the reader's own until they choose another, and then that on every page. */
export const useShownZone = (): readonly [zone: Zone, choose: (zone: Zone) => void] => [
  useSyncExternalStore(subscribe, current, () => 'UTC'),
  show,
];
