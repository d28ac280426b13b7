import { z } from 'zod';
import { flag, line, manyIds, orNone, prose } from '../../kernel/fields.ts';
import { field, type RecordFields } from '../../kernel/records/field.ts';
import { TAX_CATEGORIES, type TaxCategory } from '../tax/line-tax.ts';
import { price } from './price-rules.ts';

const LONGEST_CATEGORY = Math.max(...TAX_CATEGORIES.map(({ length }) => length));
const REQUIRED = 'Please fill in all required fields';

/** Every field of an add-on that an administrator may set. */
export const ADD_ON = {
  name: field({ kind: 'text', label: 'Name', rule: line(120, REQUIRED).min(1, REQUIRED), audited: 'shown' }),
  description: field({
    kind: 'text',
    label: 'Description',
    rule: prose(2_000, REQUIRED).min(1, REQUIRED),
    audited: 'shown',
  }),
  price: field({
    kind: 'price',
    label: 'Price',
    rule: price(REQUIRED, 'Price must be at least 0'),
    audited: 'shown',
  }),
  question: field({
    kind: 'optional',
    label: 'Question for customers',
    rule: orNone(line(120)),
    initial: null,
    about:
      'What checkout asks of whoever buys it, such as what shall be engraved; null where nothing is to be known.',
    audited: 'shown',
  }),
  needsPhone: field({
    kind: 'flag',
    label: 'Needs a phone number',
    rule: flag(),
    initial: false,
    about: 'Whether checkout asks for a phone number, as couriers do.',
    audited: 'shown',
  }),
  taxCategory: field({
    kind: 'optional',
    label: 'Tax category',
    rule: orNone<TaxCategory>(
      line(LONGEST_CATEGORY).pipe(z.enum(TAX_CATEGORIES, 'Please choose a category')),
    ),
    initial: null,
    about: 'null where it has that of its experience.',
    audited: 'shown',
  }),
  isActive: field({ kind: 'flag', label: 'Active', rule: flag(), initial: true, audited: 'shown' }),
  experienceIds: field({
    kind: 'links',
    label: 'Experiences',
    rule: manyIds(10_000),
    initial: [],
    audited: 'shown',
  }),
} as const satisfies RecordFields;
