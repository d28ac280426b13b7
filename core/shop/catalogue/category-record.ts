import { line, orNone } from '../../kernel/fields.ts';
import { field, type RecordFields } from '../../kernel/records/field.ts';
import { LONGEST_SLUG } from './slug.ts';
import { CATEGORY_NAME_TAKEN, NAME_MISSING, SLUG_TAKEN } from './words.ts';

/** Every field of a category that an administrator may set, except `order`, which has its own use case. */
export const CATEGORY = {
  slug: field({
    kind: 'slug',
    label: 'Slug',
    rule: orNone(line(LONGEST_SLUG)),
    initial: null,
    audited: 'shown',
    unique: { taken: SLUG_TAKEN },
  }),
  name: field({
    kind: 'text',
    label: 'Name',
    rule: line(80, NAME_MISSING).min(1, NAME_MISSING),
    audited: 'shown',
    unique: { taken: CATEGORY_NAME_TAKEN, ignoresCase: true },
  }),
} as const satisfies RecordFields;
