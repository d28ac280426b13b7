import { z } from 'zod';
import { day, id, line, money } from '../fields.ts';
import { TIERS } from '../pricing/tiers.ts';
import { EMPTY_SLOT, MERIDIEMS, type Slot, ZONE_LABELS } from '../scheduling/slot.ts';
import { MAX_LINES, MAX_QUANTITY } from './cart.ts';
import type { RequestedLine } from './requested-line.ts';
import { INVALID_ITEMS } from './words.ts';

export const MORE_DATES = 'More dates than units';

/** The tentative date and time of one unit; every field is nullable (decision W1). */
export const slotRule = z
  .object({
    date: day().nullish(),
    time: line(40).nullish(),
    meridiem: z.enum(MERIDIEMS, 'Must be AM or PM').nullish(),
    zone: z.enum(ZONE_LABELS, 'Must be a listed time zone').nullish(),
  })
  .transform(
    ({ date, time, meridiem, zone }): Slot => ({
      date: date ?? null,
      time: time || null,
      meridiem: meridiem ?? null,
      zone: zone ?? null,
    }),
  );

/** One line of a cart as everybody sends it (decision W1). Prices in it are claims to compare; unknown fields are ignored. */
export const lineRule = z
  .object({
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
    slots: z.array(slotRule.nullish()).max(MAX_QUANTITY).nullish(),
    experienceDates: z.array(day().nullish()).max(MAX_QUANTITY).nullish(),
  })
  .superRefine(({ slots, experienceDates, quantity }, context) => {
    if ((slots?.length ?? 0) > quantity || (experienceDates?.length ?? 0) > quantity)
      context.addIssue({ code: 'custom', path: ['slots'], message: MORE_DATES });
  })
  .transform(
    (wire): RequestedLine => ({
      experienceId: wire.experienceId,
      selectedTier: wire.selectedTier,
      quantity: wire.quantity,
      addOnIds: [...new Set((wire.addOns ?? []).map((addOn) => addOn.id))],
      claimedTierPrice: wire.tierPrice ?? null,
      claimedAddOnsTotal: wire.addOnsTotal ?? null,
      headcount: wire.headcount ?? null,
      slots: wire.slots
        ? wire.slots.map((slot) => slot ?? EMPTY_SLOT)
        : (wire.experienceDates ?? []).map((date) => ({ ...EMPTY_SLOT, date: date ?? null })),
    }),
  );

export const linesRule = z
  .array(lineRule, INVALID_ITEMS)
  .min(1, 'Your cart is empty')
  .max(MAX_LINES, `At most ${MAX_LINES} lines`);
