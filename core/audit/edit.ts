type Fields = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields that an edit changed, as they were and as they are; null when it changed nothing. */
export const changesOf = (
  before: Fields,
  after: Fields,
): { readonly before: Fields; readonly after: Fields } | null => {
  const names = Object.keys(after).filter((name) => !same(before[name], after[name]));
  const of = (fields: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return names.length === 0 ? null : { before: of(before), after: of(after) };
};
