import { line } from '../../kernel/fields.ts';
import { field, type RecordFields } from '../../kernel/records/field.ts';
import { PARTNER_TAKEN } from './words.ts';

const NAME = 'Name is required';

/** Every field of a partner that an administrator may set. */
export const PARTNER = {
  name: field({
    kind: 'text',
    label: 'Name',
    rule: line(120, NAME).min(1, NAME),
    audited: 'shown',
    unique: { taken: PARTNER_TAKEN, ignoresCase: true },
  }),
} as const satisfies RecordFields;
