type Fields = Readonly<Record<string, unknown>>;

// A type alias, because an interface is not assignable to a record of unknown fields.
export type Changes = { readonly before: Fields; readonly after: Fields };

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** Whether both values are equal, whatever the order of their fields. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (isText(a) && isText(b)) return false;
  // Without JSON, because a booking may have a thousand sessions with lists of times.
  if (isTexts(a) && isTexts(b)) return a.length === b.length && a.every((text, at) => text === b[at]);
  return JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
};

/** The fields in which two records differ; null when they are equal. */
export const changesOf = (before: Fields, after: Fields): Changes | null => {
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]));
  const of = (fields: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return names.length === 0 ? null : { before: of(before), after: of(after) };
};

/**
 * What an edit changed, as the audit log records it; null when both models are equal and there is nothing to save. The models are compared,
 * so a change of a field that the log does not show is saved too.
 */
export const editOf = <Model extends object>(
  toRecord: (model: Model) => Fields,
  before: Model,
  after: Model,
): Changes | null =>
  isSame(before, after) ? null : (changesOf(toRecord(before), toRecord(after)) ?? { before: {}, after: {} });
