import type { MemorySession } from '../memory-session.ts';
import type { Rows } from '../rows.ts';
import type { Tables } from '../tables.ts';
import { MIRRORED, OWN_FIELDS } from './mirrored-tables.ts';

const fieldsOf = (row: unknown): Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null ? { ...row } : { row };

const isOwnChange = (before: unknown, after: unknown, own: readonly string[]): boolean => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys({ ...was, ...is }).every((field) => own.includes(field) || was[field] === is[field]);
};

const closed = (
  name: string,
  rows: Rows<unknown, unknown>,
  own: readonly string[],
): Rows<unknown, unknown> => {
  const refuse = (): never => {
    throw new Error(`The test shop has written ${name}, which follows the live shop`);
  };
  return {
    get: rows.get,
    all: rows.all,
    entries: rows.entries,
    set: (key, row) => (isOwnChange(rows.get(key), row, own) ? rows.set(key, row) : refuse()),
    delete: refuse,
  };
};

/** Wraps the session of a test shop's unit of work so that tables copied from the live shop cannot be written. */
export const withProtectedTables = (memory: MemorySession): MemorySession => {
  const names: ReadonlySet<string> = new Set(MIRRORED);
  // The types of a table's rows are only known by its name, at run time.
  const tables = new Proxy(memory.tables, {
    get: (target, name: keyof Tables & string) =>
      names.has(name)
        ? closed(name, target[name] as unknown as Rows<unknown, unknown>, OWN_FIELDS[name] ?? [])
        : target[name],
  });
  return { ...memory, tables };
};
