import type { Query } from './query.ts';
import { statementName } from './statement.ts';

/**
 * An `insert`, `update` or `delete` whose rows are not needed. It must not read or change rows that another write of the same unit
 * of work changes, because all run as one statement in no particular order.
 */
export type Write = Query<unknown>;

/** Maximum per statement, because each combination is prepared once per connection. */
const MOST = 8;

interface Joined {
  readonly text: string;
  readonly name: string;
}

const joined = new Map<string, Joined>();

const PARAMETER = /\$(\d+)/g;

/** Joins the texts as parts of one statement and renumbers their parameters. */
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

/** A text that begins with its own WITH cannot be a part of another. */
const standsAlone = ({ text }: Write): boolean => /^with\b/i.test(text);

/** Combines writes into as few statements as possible, in order. Each is one round trip, and a single one needs no BEGIN and COMMIT. */
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
