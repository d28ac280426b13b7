/**
 * An `insert`, `update` or `delete` whose rows nobody waits for, with parameters `$1…` of its own. It may not read or change
 * a row that another write of the same unit of work changes: they run as one statement, in no order.
 */
export interface Write {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** More go in a further statement: each combination is prepared once per connection. */
const MOST = 8;

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

const inOne = (writes: readonly Write[], constant: (text: string) => string): Write => {
  const [only] = writes;
  const key = writes.map(({ text }) => text).join('\n;\n');
  const known = joined.get(key);
  const text = known ?? constant(only && writes.length === 1 ? only.text : joinTexts(writes));
  if (!known) joined.set(key, text);
  return { text, parameters: writes.flatMap(({ parameters }) => [...parameters]) };
};

/** What begins with parts of its own cannot be a part. */
const standsAlone = ({ text }: Write): boolean => /^with\b/i.test(text);

/**
 * The fewest statements that do all of them, in their order: one round trip each, and a transaction of its own when there is
 * only one. `constant` marks their texts as the constants that they are.
 */
export const joinWrites = (
  writes: readonly Write[],
  constant: (text: string) => string,
): readonly Write[] => {
  const statements: Write[] = [];
  let group: Write[] = [];
  const close = () => {
    if (group.length > 0) statements.push(inOne(group, constant));
    group = [];
  };
  for (const write of writes) {
    if (standsAlone(write)) {
      close();
      statements.push(inOne([write], constant));
    } else group.push(write);
    if (group.length === MOST) close();
  }
  close();
  return statements;
};
