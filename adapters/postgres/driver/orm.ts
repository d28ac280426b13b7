import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import { type ListedMigration, migrations } from '../migrations/migrations.ts';
import { allTables } from '../schema.ts';
import { parseAddresses } from './addresses.ts';
import type { Database } from './database.ts';

/** MikroORM, which migrates the tables and compares them with their definition. */
export const ormOn = (
  { url, pool }: Pick<Database, 'url' | 'pool'>,
  listed: readonly ListedMigration[] = migrations(() => {}),
): MikroORM =>
  new MikroORM({
    entities: [...allTables],
    extensions: [Migrator],
    // The pool outlives the migrator, which ends its own connections.
    driverOptions: new PostgresDialect({
      pool: { connect: () => pool.connect(), end: async () => {}, options: pool.options },
    }),
    clientUrl: parseAddresses(url).url,
    migrations: {
      migrationsList: listed.map(({ name, class: migration }) => ({ name, class: migration })),
      snapshot: false,
      tableName: 'schema_migrations',
      // Large tables are migrated in steps that commit separately.
      allOrNothing: false,
    },
    ensureDatabase: false,
    // The job queue manages its own tables.
    schemaGenerator: { ignoreSchema: ['graphile_worker'] },
    logger: () => {},
  });

/** Pending migrations that this release needs. Contractions, which may run later, are not included. */
export const pendingAdditions = async ({
  migrator,
}: MikroORM): Promise<readonly { readonly name: string }[]> => {
  const additions = new Set(
    migrations(() => {})
      .filter(({ step }) => step === 'expand')
      .map(({ name }) => name),
  );
  return (await migrator.getPending()).filter(({ name }) => additions.has(name));
};
