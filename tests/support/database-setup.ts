import { randomBytes } from 'node:crypto';
import { dropDatabasesOfRun, RUN_VARIABLE, SERVER_VARIABLE } from './database.ts';
import { startDatabaseServer } from './database-server.ts';

/** One server for all projects of a run. The first project that asks starts it, and stops it when all have ended. */
export default async () => {
  if (process.env[SERVER_VARIABLE]) return;
  const server = await startDatabaseServer();
  process.env[SERVER_VARIABLE] = server.url;
  process.env[RUN_VARIABLE] = randomBytes(4).toString('hex');
  return async () => {
    if (server.kind === 'given') await dropDatabasesOfRun();
    await server.stop();
  };
};
