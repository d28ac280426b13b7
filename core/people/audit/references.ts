import type { AuditEntry } from './audit.ts';

/** For each field with ids, the kind of record that it refers to. */
export const REFERENCES: Readonly<Record<string, string>> = {
  categoryIds: 'category',
  ids: 'category',
  experienceIds: 'experience',
  partnerId: 'partner',
  hostId: 'host',
  replacedBy: 'key',
};

/** Known names by kind and id. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Reference {
  readonly kind: string;
  readonly id: number;
}

const LARGEST_ID = 2 ** 31 - 1;

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= LARGEST_ID;

const fieldsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Maximum number of ids of one field that are looked up: an entry shows no more names. */
const MOST_IDS = 20;

/** The records that an entry refers to: its subject, and the records whose ids are in its details. */
export const referencesIn = ({ subject, subjectId, details }: AuditEntry): readonly Reference[] => {
  const { before, after } = details;
  const named = [details, before, after].flatMap(fieldsOf).flatMap(([field, value]) => {
    const kind = REFERENCES[field];
    const ids = (Array.isArray(value) ? value : [value]).filter(isId).slice(0, MOST_IDS);
    return kind ? ids.map((id) => ({ kind, id })) : [];
  });
  const own = Number(subjectId);
  return [...(isId(own) ? [{ kind: subject, id: own }] : []), ...named];
};

const NAME_FIELDS = ['reference', 'title', 'name', 'code', 'label'] as const;

/** The name of a record; null where it has none. */
export const nameOf = (record: unknown): string | null => {
  for (const [field, value] of fieldsOf(record))
    if (NAME_FIELDS.some((each) => each === field) && typeof value === 'string' && value) return value;
  return null;
};

/** The record's name as stored in the entry, because the record itself may be deleted. */
export const nameWithin = ({ details }: AuditEntry): string | null =>
  nameOf(details) ?? nameOf(details.after) ?? nameOf(details.before);
