// A process that runs the embedded Postgres as the shop does, for tests that kill it.
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/start-embedded-postgres.ts';

const dataDir = process.argv[2];
if (!dataDir) throw new Error('usage: embedded-app.ts <data folder>');
const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => process.stderr.write(`${line}\n`) });
process.stdout.write(`${JSON.stringify({ url: postgres.url, pid: postgres.pid })}\n`);
const alive = setInterval(() => {}, 60_000);
process.once('SIGTERM', async () => {
  await postgres.stop();
  clearInterval(alive);
});
