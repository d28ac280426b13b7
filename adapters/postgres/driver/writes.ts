import type { Query } from './query.ts';
import { statementName } from './statement.ts';

/**
 * An `insert`, `update` or `delete` whose rows are not needed. It may not read or change a row that another write of the same
 * unit of work changes: they run as one statement, in no order.
 */
export type Write = Query<unknown>;

/** More go in a further statement: each combination is prepared once per connection. */
const MOST = 8;

interface Joined {
  readonly text: string;
  readonly name: string;
}

const joined = new Map<string, Joined>();

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

const join = (writes: readonly Write[]): Joined => {
  const text = joinTexts(writes);
  return { text, name: statementName(text) };
};

const inOne = (writes: readonly Write[]): Write => {
  const [only] = writes;
  if (only && writes.length === 1) return only;
  const key = writes.map(({ text, name }) => name ?? text).join('\n');
  const known = joined.get(key) ?? join(writes);
  joined.set(key, known);
  return { ...known, parameters: writes.flatMap(({ parameters }) => [...parameters]) };
};

/** What begins with parts of its own cannot be a part. */
const standsAlone = ({ text }: Write): boolean => /^with\b/i.test(text);

/**
 * The fewest statements that do all of them, in their order: one round trip each, and a transaction of its own when there is
 * only one.
 */
export const joinWrites = (writes: readonly Write[]): readonly Write[] => {
  const statements: Write[] = [];
  let group: Write[] = [];
  const close = () => {
    if (group.length > 0) statements.push(inOne(group));
    group = [];
  };
  for (const write of writes) {
    if (standsAlone(write)) {
      close();
      statements.push(write);
    } else group.push(write);
    if (group.length === MOST) close();
  }
  close();
  return statements;
};
