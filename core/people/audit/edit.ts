type Fields = Readonly<Record<string, unknown>>;

// A type alias, because an interface is not assignable to a record of unknown fields.
export type Changes = { readonly before: Fields; readonly after: Fields };

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether both values are equal, whatever the order of their fields. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a, sorted) === JSON.stringify(b, sorted);

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
