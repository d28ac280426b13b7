import { line, money } from '../../kernel/fields.ts';
import { minorUnits, toAmount } from '../../kernel/money.ts';
import { field, type RecordFields } from '../../kernel/records/field.ts';
import { PARTNER_TAKEN } from './words.ts';

const NAME = 'Name is required';
const COMMISSION = 'Must be a percentage from 0 to 100 with at most two decimals';
/** A percentage is parsed like money: in hundredths, with a decimal point. */
const WHOLE = minorUnits(10_000);

/** Every field of a partner that an administrator may set. */
export const PARTNER = {
  name: field({
    kind: 'text',
    label: 'Name',
    rule: line(120, NAME).min(1, NAME),
    audited: 'shown',
    unique: { taken: PARTNER_TAKEN, ignoresCase: true },
  }),
  commission: field({
    kind: 'number',
    label: 'Commission',
    rule: money(COMMISSION)
      .refine((hundredths) => hundredths <= WHOLE, COMMISSION)
      .transform(toAmount),
    initial: 0,
    audited: 'shown',
    about: 'Percent of what is paid. Bookings keep what it was when they were placed.',
  }),
} as const satisfies RecordFields;
