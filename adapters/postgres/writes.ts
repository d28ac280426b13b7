/**
 * An `insert`, `update` or `delete` whose rows nobody waits for, with parameters `$1…` of its own. It may not read or change
 * a row that another write of the same unit of work changes: they run as one statement, in no order.
 */
export interface Write {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

const joined = new Map<string, string>();

const PARAMETER = /\$(\d+)/g;

/** The texts as parts of one statement, each with its parameters counted on from those before it. */
const joinTexts = (writes: readonly Write[]): string => {
  let before = 0;
  const parts = writes.map(({ text, parameters }, at) => {
    const from = before;
    before += parameters.length;
    return `w${at} as (${text.replaceAll(PARAMETER, (_, number) => `$${Number(number) + from}`)})`;
  });
  return `with ${parts.join(', ')} select 1`;
};

/**
 * One statement that does all of them: one round trip, and a transaction of its own when it runs alone. `constant` marks the
 * joined text as the constant that it is.
 */
export const joinWrites = (writes: readonly Write[], constant: (text: string) => string): Write => {
  const [only] = writes;
  if (only && writes.length === 1) return only;
  const key = writes.map(({ text }) => text).join('\n;\n');
  const known = joined.get(key);
  const text = known ?? constant(joinTexts(writes));
  if (!known) joined.set(key, text);
  return { text, parameters: writes.flatMap(({ parameters }) => [...parameters]) };
};
