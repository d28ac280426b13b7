import { z } from 'zod';
import { instantOf, isInGap } from '../../calendar/scheduling/instant.ts';
import { knownSlots } from '../../calendar/scheduling/known-slots.ts';
import { MAX_TIMES } from '../../calendar/scheduling/session.ts';
import {
  EMPTY_SLOT,
  isEmptySlot,
  MAX_TIME_LENGTH,
  MERIDIEMS,
  type Slot,
} from '../../calendar/scheduling/slot.ts';
import type { Zone } from '../../calendar/scheduling/zone.ts';
import { zoneRule } from '../../calendar/scheduling/zone-rule.ts';
import { languageRule } from '../../calendar/staffing/language-rule.ts';
import { MAX_TIMED_UNITS } from '../../calendar/staffing/time-hold.ts';
import { day, id, instant, line, money } from '../../kernel/fields.ts';
import { sentAs } from '../../kernel/sent-shapes.ts';
import { TIERS } from '../../shop/pricing/tiers.ts';
import { MAX_LINES, MAX_QUANTITY, MAX_UNITS } from './cart.ts';
import type { RequestedLine } from './requested-line.ts';
import { INVALID_ITEMS } from './words.ts';

export const MORE_TIMES = 'More times than units';
export const TIME_AND_WISH = 'A session has a free time or wishes, not both';
export const ZONE_OF_TIME = 'Say in which time zone the time was shown';
export const MORE_TIMED_UNITS = `At most ${MAX_TIMED_UNITS} sessions at free times in one cart`;

export const MORE_DATES = 'More dates than units';

export const TOO_LATE = 'Must be before year 10000 in UTC';

/** Calendar files write years with four digits, and west of UTC the last hours of 9999 are in the year 10000. */
const isBeforeYear10000 = (slot: Slot): boolean => (instantOf(slot)?.getUTCFullYear() ?? 0) < 10_000;

/** The error for a time that daylight saving skips on that day. */
export const noSuchTime = (zone: string): string => `This time does not exist on that day in ${zone}.`;

const slotFields = z
  .object({
    date: day().nullish(),
    time: line(MAX_TIME_LENGTH).nullish(),
    meridiem: z.enum(MERIDIEMS, 'Must be AM or PM').nullish(),
    zone: zoneRule.nullish(),
  })
  .transform(
    ({ date, time, meridiem, zone }): Slot => ({
      date: date ?? null,
      time: time || null,
      meridiem: meridiem ?? null,
      zone: zone ?? null,
    }),
  )
  .refine(isBeforeYear10000, { path: ['date'], message: TOO_LATE })
  .superRefine((slot, context) => {
    if (slot.zone !== null && isInGap(slot))
      context.addIssue({ code: 'custom', path: ['time'], message: noSuchTime(slot.zone) });
  });

const known = knownSlots();

const isFields = (sent: unknown): sent is Readonly<Record<keyof Slot, unknown>> =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent);

/**
 * The tentative date and time of one unit; every field is nullable (decision 006), and a missing slot is empty. Each distinct slot is
 * judged once, and equal ones are the same object: a booking may have thousands.
 */
export const slotRule = sentAs(
  z.unknown().transform((sent, context): Slot => {
    if (sent === null || sent === undefined) return EMPTY_SLOT;
    const before = isFields(sent) ? known.find(sent) : undefined;
    if (before) return before;
    // Not `safeParse`, because an error object for each of thousands of wrong slots costs more than reading them.
    const read = slotFields._zod.run({ value: sent, issues: [] }, { async: false });
    if (read instanceof Promise) throw new TypeError('The rule of slots waits for nothing');
    if (read.issues.length > 0) {
      context.issues.push(...read.issues);
      return z.NEVER;
    }
    const slot = read.value as z.output<typeof slotFields>;
    return isFields(sent) ? known.keep(sent, slot) : slot;
  }),
  slotFields.nullish(),
);

/** Up to three times for one session, in the order of preference; null is an empty one. */
export const preferencesList = z
  .array(slotRule, 'Send the times as a list')
  .max(MAX_TIMES, `At most ${MAX_TIMES} times`);

/** One line of a cart as every client sends it (decision 006). Its prices are claims to compare; unknown fields are ignored. */
export const lineFields = {
  experienceId: id(),
  selectedTier: z.enum(TIERS, 'Must be starter, elevated, premium or ultimate').default('starter'),
  quantity: z
    .int('Quantity must be a whole number')
    .min(1, 'Quantity must be at least 1')
    .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`),
  addOns: z
    .array(z.object({ id: id() }))
    .max(50, 'At most 50 add-ons on a line')
    .nullish(),
  tierPrice: money().nullish(),
  addOnsTotal: money().nullish(),
  headcount: z
    .int('Headcount must be a whole number')
    .min(1, 'Headcount must be at least 1')
    .max(100_000)
    .nullish(),
  slots: z.array(slotRule).max(MAX_QUANTITY).nullish(),
  /** All preferred times of each unit; they replace the unit's slot. */
  preferences: z.array(preferencesList.nullish()).max(MAX_QUANTITY).nullish(),
  experienceDates: z.array(day().nullish()).max(MAX_QUANTITY).nullish(),
  /** The chosen free time of each unit; null for a unit that has preferred times or none. */
  startsAt: z.array(instant().nullish()).max(MAX_QUANTITY).nullish(),
  /** The time zones in which these times were shown: one for all, or one per unit. */
  timezone: z.union([zoneRule, z.array(zoneRule.nullish()).max(MAX_QUANTITY)]).nullish(),
  /** The language in which the sessions are led; left out where any will do. */
  language: languageRule.nullish(),
};

const lineShape = z.object(lineFields);
type WireLine = z.output<typeof lineShape>;

type WireTimes = Pick<
  WireLine,
  'slots' | 'preferences' | 'experienceDates' | 'quantity' | 'startsAt' | 'timezone'
>;

const zoneOf = ({ timezone }: Pick<WireLine, 'timezone'>, unit: number): Zone | null =>
  (Array.isArray(timezone) ? timezone[unit] : timezone) ?? null;

/** A unit has either a free time or preferred times, and a free time has the zone in which it was shown. */
const refuseMixedTimes = (wire: WireTimes, context: z.RefinementCtx): void => {
  const { slots, preferences, experienceDates, startsAt } = wire;
  startsAt?.forEach((start, unit) => {
    if (!start) return;
    const refuse = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path, unit], message });
    const slot = slots?.[unit];
    const isWished =
      (slot && !isEmptySlot(slot)) || (preferences?.[unit]?.length ?? 0) > 0 || experienceDates?.[unit];
    if (isWished) refuse('startsAt', TIME_AND_WISH);
    if (zoneOf(wire, unit) === null)
      context.addIssue({ code: 'custom', path: ['timezone'], message: ZONE_OF_TIME });
  });
};

export const refuseMoreDates = (wire: WireTimes, context: z.RefinementCtx): void => {
  const { slots, preferences, experienceDates, startsAt, quantity } = wire;
  refuseMixedTimes(wire, context);
  if ((startsAt?.length ?? 0) > quantity)
    context.addIssue({ code: 'custom', path: ['startsAt'], message: MORE_TIMES });
  if ((slots?.length ?? 0) > quantity || (experienceDates?.length ?? 0) > quantity)
    context.addIssue({ code: 'custom', path: ['slots'], message: MORE_DATES });
  if ((preferences?.length ?? 0) > quantity)
    context.addIssue({ code: 'custom', path: ['preferences'], message: MORE_DATES });
};

const slotsOf = ({ slots, experienceDates }: WireLine): readonly Slot[] =>
  slots ?? (experienceDates ?? []).map((date) => ({ ...EMPTY_SLOT, date: date ?? null }));

/** The preferred times of every unit. A unit without preferred times of its own keeps its slot. */
const timesOf = (wire: WireLine): Pick<RequestedLine, 'slots' | 'preferences'> => {
  const slots = slotsOf(wire);
  const given = (wire.preferences ?? []).map((times) => (times ?? []).filter((slot) => !isEmptySlot(slot)));
  if (given.every((times) => times.length === 0)) return { slots };
  const units = Math.max(slots.length, given.length);
  const preferences = Array.from({ length: units }, (_, unit) => {
    const [times, slot] = [given[unit] ?? [], slots[unit] ?? EMPTY_SLOT];
    return times.length > 0 || isEmptySlot(slot) ? times : [slot];
  });
  return { slots: preferences.map(([first]) => first ?? EMPTY_SLOT), preferences };
};

/** The free time of each unit; an empty object where no unit has one. */
const chosenOf = (wire: WireLine): Pick<RequestedLine, 'chosen' | 'language'> => {
  const { startsAt, language, quantity } = wire;
  const chosen = Array.from({ length: Math.min(startsAt?.length ?? 0, quantity) }, (_, unit) => {
    const [start, zone] = [startsAt?.[unit], zoneOf(wire, unit)];
    return start && zone ? { startsAt: start, zone } : null;
  });
  return {
    ...(chosen.some((time) => time !== null) && { chosen }),
    ...(language && { language }),
  };
};

export const toRequestedLine = (wire: WireLine): RequestedLine => ({
  experienceId: wire.experienceId,
  selectedTier: wire.selectedTier,
  quantity: wire.quantity,
  addOnIds: [...new Set((wire.addOns ?? []).map((addOn) => addOn.id))],
  claimedTierPrice: wire.tierPrice ?? null,
  claimedAddOnsTotal: wire.addOnsTotal ?? null,
  headcount: wire.headcount ?? null,
  ...timesOf(wire),
  ...chosenOf(wire),
});

export const lineRule = lineShape.superRefine(refuseMoreDates).transform(toRequestedLine);

export const MORE_UNITS = `At most ${MAX_UNITS} units in all lines together`;

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** How many units an unchecked line asks for: its quantity, or the length of its list of dates where that is larger. */
const claimedUnits = (line: unknown): number => {
  if (typeof line !== 'object' || line === null) return 0;
  const { quantity, slots, preferences, experienceDates } = line as Readonly<Record<string, unknown>>;
  const units = typeof quantity === 'number' && quantity > 0 ? quantity : 0;
  // A line above the maximum of one line has an error message of its own.
  return Math.min(
    MAX_QUANTITY,
    Math.max(units, lengthOf(slots), lengthOf(preferences), lengthOf(experienceDates)),
  );
};

/**
 * Refuses lists of lines that ask for too many units in total before any line is checked: a small body could otherwise cause tens of
 * thousands of errors about dates.
 */
export const withinUnits = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((lines, context) => {
    if (!Array.isArray(lines) || lines.length > MAX_LINES) return lines;
    const units = lines.reduce((sum: number, line) => sum + claimedUnits(line), 0);
    if (units > MAX_UNITS) context.addIssue({ code: 'custom', message: MORE_UNITS });
    return lines;
  }, rule);

/** How many units of all lines have a free time. */
export const timedUnits = (lines: readonly Pick<RequestedLine, 'chosen'>[]): number =>
  lines.reduce((sum, { chosen = [] }) => sum + chosen.filter((time) => time !== null).length, 0);

export const linesRule = withinUnits(
  z
    .array(lineRule, INVALID_ITEMS)
    .min(1, 'Your cart is empty')
    .max(MAX_LINES, `At most ${MAX_LINES} lines`)
    .refine((lines) => timedUnits(lines) <= MAX_TIMED_UNITS, MORE_TIMED_UNITS),
);
