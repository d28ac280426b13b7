import { z } from 'zod';
import { flag } from '../../kernel/fields.ts';
import { defaultsOf, field, type RecordFields, type ValuesOf } from '../../kernel/records/field.ts';

const UNITS = 'Must be a whole number from 1 to 10,000';

/** The terms on which free times can be taken. */
export const TIMES = {
  paidFirst: field({
    kind: 'flag',
    label: 'A free time is paid when it is taken',
    rule: flag(),
    audited: 'shown',
    about: 'Whether visitors pay for a free time when they take it.',
  }),
  partnerUnits: field({
    kind: 'whole',
    label: 'Units that a partner may hold',
    rule: z.int(UNITS).min(1, UNITS).max(10_000, UNITS),
    audited: 'shown',
    about: 'Units that the server of a partner may hold at once.',
  }),
} as const satisfies RecordFields;

export type TakingTimes = ValuesOf<typeof TIMES>;

/** The terms until somebody sets others. */
export const USUAL_TAKING: TakingTimes = { ...defaultsOf(TIMES), paidFirst: false, partnerUnits: 200 };
