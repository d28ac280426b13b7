import pg from 'pg';
import { readConfig } from '../../adapters/composition/config.ts';
import { seedDemo } from '../../adapters/demo/seed.ts';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { openPostgres } from '../../adapters/postgres/postgres-store.ts';
import { LARGE, makeLarge } from './large-shop.ts';

/*
 * Fills the configured shop with thousands of experiences and a hundred thousand bookings: `npm run seed:large`, or
 * `npm run seed:large 100` for a hundredth.
 */
const share = Number(process.argv[2] ?? 1);
const size = {
  experiences: Math.ceil(LARGE.experiences / share),
  accounts: Math.ceil(LARGE.accounts / share),
  bookings: Math.ceil(LARGE.bookings / share),
};

const { databaseUrl, dataDir } = readConfig(process.env);
const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, log: console.log });
const url = databaseUrl ?? embedded?.url ?? '';
const store = await openPostgres(url);
await store.migrate();
await seedDemo(store.unitOfWork, new Date());
await store.close();

const client = new pg.Client({ connectionString: url });
await client.connect();
const started = performance.now();
await makeLarge(client, size, console.log);
await client.end();
await embedded?.stop();
console.log(`The shop is large, after ${Math.round((performance.now() - started) / 1000)} s.`);
