import type { ClientBase } from 'pg';

/** A table to copy, without generated columns. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Not copied: the first is written by the migrator, the second counts attempts, which start again after a restore. */
const NOT_COPIED = ['schema_migrations', 'rate_limits'];

const TABLES = `select c.relname as name,
    (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(array_agg(distinct f.confrelid::regclass::text), '{}') from pg_constraint f
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
  order by c.relname`;

/**
 * All tables of the shop in order of their foreign keys: referenced tables first. Unlogged tables are left out, because Postgres
 * empties them after a crash.
 */
export const copiedTables = async (client: ClientBase): Promise<readonly CopiedTable[]> => {
  const { rows } = await client.query<CopiedTable & { readonly needs: readonly string[] }>(TABLES, [
    NOT_COPIED,
  ]);
  const ordered: CopiedTable[] = [];
  const done = new Set<string>();
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((name) => done.has(name)));
    if (ready.length === 0)
      throw new Error(
        `Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      done.add(name);
    }
    waiting = waiting.filter(({ name }) => !done.has(name));
  }
  return ordered;
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `"table" ("column", …)`, the target of a COPY command. */
export const copyTarget = ({ name, columns }: CopiedTable): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`;

export const quotedTable = ({ name }: Pick<CopiedTable, 'name'>): string => quoted(name);
