import type { Slot } from './slot.ts';

type Fields = Readonly<Record<keyof Pick<Slot, 'date' | 'time' | 'meridiem' | 'zone'>, unknown>>;
/** Slots by zone, date, time and AM or PM. */
type Known = Map<unknown, Map<unknown, Map<unknown, Map<unknown, Slot>>>>;

const MOST_KNOWN = 5_000;
/** Texts up to this length are kept. A valid slot can have a longer one, such as a time among spaces. */
const LONGEST = 80;

const isShort = (value: unknown): boolean => typeof value !== 'string' || value.length <= LONGEST;

const inner = <Value>(map: Map<unknown, Map<unknown, Value>>, key: unknown): Map<unknown, Value> => {
  const known = map.get(key);
  if (known) return known;
  const created = new Map<unknown, Value>();
  map.set(key, created);
  return created;
};

interface KnownSlots {
  /** The slot that was kept for these fields. */
  readonly find: (fields: Fields) => Slot | undefined;
  /** Keeps a slot for the fields that it was read from, and returns it. */
  readonly keep: (fields: Fields, slot: Slot) => Slot;
  /** The kept slot that equals this one; this one where there is none. */
  readonly same: (slot: Slot) => Slot;
}

/**
 * A cache of slots by the fields that they were read from: the units of a booking repeat the same few. Equal fields give the same, frozen
 * object. A full cache is emptied.
 */
export const knownSlots = (): KnownSlots => {
  const known: Known = new Map();
  let size = 0;
  const find: KnownSlots['find'] = ({ date, time, meridiem, zone }) =>
    known.get(zone)?.get(date)?.get(time)?.get(meridiem);
  const keep: KnownSlots['keep'] = ({ date, time, meridiem, zone }, slot) => {
    if (![date, time, meridiem, zone].every(isShort)) return slot;
    if (size >= MOST_KNOWN) {
      known.clear();
      size = 0;
    }
    inner(inner(inner(known, zone), date), time).set(meridiem, Object.freeze(slot));
    size++;
    return slot;
  };
  return { find, keep, same: (slot) => (slot.isSecond ? slot : (find(slot) ?? keep(slot, slot))) };
};
