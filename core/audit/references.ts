import type { AuditEntry } from './audit.ts';

/** Kinds of records that have a name people know them by. */
export const NAMED = [
  'experience',
  'category',
  'add-on',
  'discount-code',
  'booking',
  'partner',
  'key',
  'webhook',
  'account',
] as const;

export type Named = (typeof NAMED)[number];

/** What the fields of an entry refer to that hold ids. */
export const REFERENCES: Readonly<Record<string, Named>> = {
  categoryIds: 'category',
  ids: 'category',
  experienceIds: 'experience',
  partnerId: 'partner',
  replacedBy: 'key',
};

/** Names by kind and id, as far as they are known. */
export type Names = Readonly<Partial<Record<Named, Readonly<Record<string, string>>>>>;

export interface Reference {
  readonly kind: Named;
  readonly id: number;
}

const isNamed = (kind: string): kind is Named => NAMED.some((each) => each === kind);

const LARGEST_ID = 2 ** 31 - 1;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= LARGEST_ID;

const fieldsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** At most so many ids of one field are looked up: a line shows no more names. */
const MOST = 20;

/** The records that an entry speaks of: the one it is about, and those whose ids are among its details. */
export const referencesIn = ({ subject, subjectId, details }: AuditEntry): readonly Reference[] => {
  const { before, after } = details;
  const named = [details, before, after].flatMap(fieldsOf).flatMap(([field, value]) => {
    const kind = REFERENCES[field];
    const ids = (Array.isArray(value) ? value : [value]).filter(isId).slice(0, MOST);
    return kind ? ids.map((id) => ({ kind, id })) : [];
  });
  const own = Number(subjectId);
  return [...(isNamed(subject) && isId(own) ? [{ kind: subject, id: own }] : []), ...named];
};

const NAME_FIELDS = ['reference', 'title', 'name', 'code', 'label'] as const;

/** The record's name as the entry itself has it: the record may be deleted since. */
export const nameWithin = ({ details }: AuditEntry): string | null => {
  for (const fields of [details, details.after, details.before].map(fieldsOf))
    for (const [field, value] of fields)
      if (NAME_FIELDS.some((each) => each === field) && typeof value === 'string' && value) return value;
  return null;
};
