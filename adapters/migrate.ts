import { ConfigError, readConfig } from './composition/config.ts';
import { startEmbeddedPostgres } from './postgres/embedded/start-embedded-postgres.ts';
import { contract, migrate, migrationStates } from './postgres/migrate.ts';

/*
 * npm run migrate: adds to the tables what this release needs; nodes of the previous release keep serving. npm run migrate
 * contract: removes what no running release uses. npm run migrate -- --status: lists what has run and changes nothing.
 */

const USAGE = 'usage: npm run migrate [contract | -- --status]';

const say = (done: readonly string[], nothing: string): void =>
  console.log(done.length > 0 ? `Done: ${done.join(', ')}` : nothing);

const run = async ([word, ...others]: readonly string[]): Promise<void> => {
  if (others.length > 0 || (word && !['contract', '--status'].includes(word))) throw new Error(USAGE);
  const { databaseUrl, database, dataDir, store } = readConfig(process.env);
  if (store === 'memory') throw new Error('STORE is memory: there are no tables.');
  const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, log: console.log });
  const url = database.directUrl ?? databaseUrl ?? embedded?.url ?? '';
  try {
    if (word === '--status')
      for (const { name, step, hasRun } of await migrationStates(url))
        console.log(`  ${hasRun ? 'done    ' : 'pending '} ${step.padEnd(9)} ${name}`);
    else if (word === 'contract')
      say(await contract(url, console.log), 'Nothing to remove: no release left anything behind.');
    else {
      const roleLimits = database.directUrl ? database.limits : null;
      say(await migrate(url, console.log, { roleLimits }), 'The tables are those of this release.');
    }
  } finally {
    await embedded?.stop();
  }
};

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
