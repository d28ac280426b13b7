import { runMigrations } from 'graphile-worker';
import type { Database } from '../driver/database.ts';
import { ormOn } from '../driver/orm.ts';
import { migrations } from '../migrations/migrations.ts';

/** Migrations that this release does not know. A backup that has run them is of a newer release. */
export const unknownMigrations = (names: readonly string[]): readonly string[] => {
  const known = new Set(migrations(() => {}).map(({ name }) => name));
  return names.filter((name) => !known.has(name));
};

/** Creates the tables as they were after exactly these migrations, and the queue's tables of this release. */
export const prepareTables = async (database: Database, names: readonly string[]): Promise<void> => {
  await ormOn(database).migrator.up({ migrations: [...names] });
  await runMigrations({ pgPool: database.pool });
};
