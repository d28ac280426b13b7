import { z } from 'zod';
import { localDate } from '../../kernel/calendar.ts';
import { line, money, version } from '../../kernel/fields.ts';
import { toDollars } from '../../kernel/money.ts';
import { DISCOUNT_TYPES, MAX_CODE_LENGTH, normalizeCode } from './discount.ts';

export const NO_CODE = 'Please enter a discount code.';

/** A code as people type it. */
export const codeRule = line(MAX_CODE_LENGTH, NO_CODE).min(1, NO_CODE);

/** What `validate` asks: would this code count on this subtotal? */
export const discountCheckRule = z.object({ code: codeRule, orderAmount: money() });

const CODE = 'Code is required';
const VALUE = 'Discount value is required';
const INSTANT = 'Must be a date and time such as 2027-03-31T18:00:00Z';

const blankIsNull = (text: string | null): string | null => text?.trim() || null;

/** An instant; without a zone it is in UTC, and a day alone lasts until its end. */
const endOf = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59.999Z` : text);
const startOf = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00.000Z` : text);

const instant = (ofDay: (text: string) => string) =>
  z
    .string(INSTANT)
    .max(40, INSTANT)
    .transform((text, context): Date => {
      const given = ofDay(text.trim());
      const isInstant = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d/.test(given);
      const at = new Date(/(?:Z|[+-]\d\d:?\d\d)$/i.test(given) ? given : `${given}Z`);
      // A day that does not exist would become one of the next month.
      if (isInstant && localDate(given.slice(0, 10)) && !Number.isNaN(at.getTime())) return at;
      context.addIssue({ code: 'custom', message: INSTANT });
      return z.NEVER;
    });

/** Every field that an administrator may say of a code; none has a default here (decision 010). */
const codeFields = {
  code: line(MAX_CODE_LENGTH, CODE)
    .min(1, CODE)
    .transform(normalizeCode)
    .pipe(
      z
        .string()
        .regex(/^[A-Z0-9._-]+$/, 'Code may only contain letters, digits, dots, underscores and hyphens'),
    ),
  description: line(200)
    .nullable()
    .transform((text) => text ?? ''),
  discountType: z.enum(DISCOUNT_TYPES, 'Must be percentage or fixed'),
  /** Percent or dollars, at most two decimals. */
  discountValue: money(VALUE).transform(toDollars),
  minOrderAmount: money(),
  maxUses: z
    .int('Must be a whole number')
    .min(1, 'Must be at least 1')
    .max(1_000_000_000, 'Too large')
    .nullable(),
  active: z.boolean('Must be true or false'),
  validFrom: instant(startOf),
  validUntil: z.string(INSTANT).nullable().transform(blankIsNull).pipe(instant(endOf).nullable()),
};

/** A new code (specification §5; `validFrom` is now unless said, decision 021). */
export const discountCodeRule = z.object({
  ...codeFields,
  description: codeFields.description.prefault(''),
  discountType: codeFields.discountType.prefault('percentage'),
  minOrderAmount: codeFields.minOrderAmount.prefault(0),
  maxUses: codeFields.maxUses.prefault(null),
  active: codeFields.active.prefault(true),
  validFrom: codeFields.validFrom.optional(),
  validUntil: codeFields.validUntil.prefault(null),
});

/** Only what is given changes. */
export const discountCodeChangeRule = z.object(codeFields).partial().extend({ version: version() });

export type DiscountCodeGiven = z.output<typeof discountCodeRule>;
export type DiscountCodeChangeGiven = z.output<typeof discountCodeChangeRule>;
