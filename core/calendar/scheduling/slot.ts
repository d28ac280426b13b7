import type { LocalDate } from '../../kernel/calendar.ts';
import type { Zone } from './zone.ts';

export const MERIDIEMS = ['AM', 'PM'] as const;

export type Meridiem = (typeof MERIDIEMS)[number];

/** Maximum length of a slot's time, which is free text. */
export const MAX_TIME_LENGTH = 40;

/** The tentative date and time of one unit; any part may be missing. */
export interface Slot {
  readonly date: LocalDate | null;
  /** Free text as given, such as `2:30`. */
  readonly time: string | null;
  readonly meridiem: Meridiem | null;
  readonly zone: Zone | null;
  /**
   * Set for the later of two times with this name, when daylight saving ends; only for times that were agreed. It is not part of the API.
   */
  readonly isSecond?: true;
}

export const EMPTY_SLOT: Slot = Object.freeze({ date: null, time: null, meridiem: null, zone: null });

export const isEmptySlot = (slot: Slot): boolean =>
  slot.date === null && slot.time === null && slot.meridiem === null && slot.zone === null;

/** One slot for each unit: missing entries are empty. */
export const slotsFor = (quantity: number, slots: readonly Slot[]): readonly Slot[] =>
  Array.from({ length: quantity }, (_, unit) => slots[unit] ?? EMPTY_SLOT);

/** The field `time` of the API: the given parts joined by one space; without a time it is `TBD` (decision 033). */
export const flatTime = (slot: Slot): string =>
  slot.time ? [slot.time, slot.meridiem, slot.zone].filter((part) => part !== null).join(' ') : 'TBD';
