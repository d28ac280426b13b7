import { prose } from '../../kernel/fields.ts';
import { field, namesOf, type RecordFields, type ValuesOf } from '../../kernel/records/field.ts';

const MISSING = 'Please enter the text';

const page = (label: string) =>
  field({ kind: 'text', label, rule: prose(20_000, MISSING).min(1, MISSING), audited: 'shown' });

/** Texts of pages, in the format that `pageOf` parses. */
export const TEXTS = {
  about: page('About'),
  contact: page('Contact'),
  terms: page('Terms'),
  privacy: page('Privacy'),
} as const satisfies RecordFields;

export type Texts = ValuesOf<typeof TEXTS>;
export type TextName = keyof Texts;
export const TEXT_NAMES = namesOf(TEXTS);
