/** Values as rows of a table: the runner would take a list among them for a row of its own. */
export const each = (values: readonly unknown[]): readonly (readonly [unknown])[] =>
  values.map((value) => [value]);
