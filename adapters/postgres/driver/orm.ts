import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import { migrations } from '../migrations/migrations.ts';
import { tables } from '../schema.ts';
import { parseAddresses } from './addresses.ts';
import type { Database } from './database.ts';

/** MikroORM, which migrates the tables and compares them with their definition. `tell` says how far a migration is. */
export const ormOn = (
  { url, pool }: Pick<Database, 'url' | 'pool'>,
  tell: (line: string) => void = () => {},
): MikroORM =>
  new MikroORM({
    entities: [...tables],
    extensions: [Migrator],
    // The pool outlives the migrator, which ends its own connections.
    driverOptions: new PostgresDialect({
      pool: { connect: () => pool.connect(), end: async () => {}, options: pool.options },
    }),
    clientUrl: parseAddresses(url).url,
    migrations: {
      migrationsList: migrations(tell),
      snapshot: false,
      tableName: 'schema_migrations',
      // Large tables change in steps that commit by themselves.
      allOrNothing: false,
    },
    ensureDatabase: false,
    // The job queue keeps its own tables.
    schemaGenerator: { ignoreSchema: ['graphile_worker'] },
    logger: () => {},
  });
