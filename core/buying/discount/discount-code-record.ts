import { z } from 'zod';
import { localDate } from '../../kernel/calendar.ts';
import { flag, line, money } from '../../kernel/fields.ts';
import { toAmount } from '../../kernel/money.ts';
import { field, type RecordFields } from '../../kernel/records/field.ts';
import { DISCOUNT_TYPES, MAX_CODE_LENGTH, normalizeCode } from './code-text.ts';
import { CODE_TAKEN } from './words.ts';

const CODE = 'Code is required';
const VALUE = 'Discount value is required';
const INSTANT = 'Must be a date and time such as 2027-03-31T18:00:00Z';

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
      // `Date` would turn a day that does not exist into one of the next month.
      if (isInstant && localDate(given.slice(0, 10)) && !Number.isNaN(at.getTime())) return at;
      context.addIssue({ code: 'custom', message: INSTANT });
      return z.NEVER;
    });

const blankIsNull = (text: string | null): string | null => text?.trim() || null;

const shown = { audited: 'shown' } as const;

/** Every field of a code that an administrator may set (specification §5). */
export const DISCOUNT_CODE = {
  code: field({
    ...shown,
    kind: 'text',
    label: 'Code',
    rule: line(MAX_CODE_LENGTH, CODE)
      .min(1, CODE)
      .transform(normalizeCode)
      .pipe(
        z
          .string()
          .regex(/^[A-Z0-9._-]+$/, 'Code may only contain letters, digits, dots, underscores and hyphens'),
      ),
    unique: { taken: CODE_TAKEN },
  }),
  description: field({
    ...shown,
    kind: 'text',
    label: 'Description',
    rule: line(200)
      .nullable()
      .transform((text) => text ?? ''),
    initial: '',
  }),
  discountType: field({
    ...shown,
    kind: 'choice',
    label: 'Type',
    rule: z.enum(DISCOUNT_TYPES, 'Must be percentage or fixed'),
    initial: 'percentage',
  }),
  discountValue: field({
    ...shown,
    kind: 'number',
    label: 'Value',
    // Percent or dollars, at most two decimals.
    rule: money(VALUE).transform(toAmount),
    about: 'Percent or dollars.',
  }),
  minOrderAmount: field({ ...shown, kind: 'price', label: 'Minimum order', rule: money(), initial: 0 }),
  maxUses: field({
    ...shown,
    kind: 'optional-whole',
    label: 'Maximum uses',
    rule: z
      .int('Must be a whole number')
      .min(1, 'Must be at least 1')
      .max(1_000_000_000, 'Too large')
      .nullable(),
    initial: null,
  }),
  oncePerCustomer: field({
    ...shown,
    kind: 'flag',
    label: 'Once a customer',
    rule: flag(),
    initial: false,
    about: 'Each customer, by account or e-mail address, can use it for one booking.',
  }),
  active: field({ ...shown, kind: 'flag', label: 'Active', rule: flag(), initial: true }),
  validFrom: field({ ...shown, kind: 'instant', label: 'Valid from', rule: instant(startOf) }),
  validUntil: field({
    ...shown,
    kind: 'end',
    label: 'Valid until',
    rule: z.string(INSTANT).nullable().transform(blankIsNull).pipe(instant(endOf).nullable()),
    initial: null,
  }),
} as const satisfies RecordFields;
