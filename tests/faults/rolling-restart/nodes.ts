import { type AppProcess, startAppProcess } from '../../support/app-process.ts';
import { createDatabase } from '../../support/database.ts';
import { timePasses } from '../../support/time-passes.ts';

/** SIGTERM asks a node to end, SIGKILL ends it in the middle of what it answers. */
export type EndSignal = 'SIGTERM' | 'SIGKILL';

export interface Nodes {
  readonly all: readonly AppProcess[];
  readonly databaseUrl: string;
  /** Restarts one after the other, each once the one before is ready and known to the proxy. */
  restartAll(signal?: EndSignal): Promise<void>;
  restart(at: number, signal?: EndSignal): Promise<void>;
  remove(): Promise<void>;
}

/** What a proxy takes to notice that a node is ready again. */
const NOTICED_MS = 2_500;

/** Three nodes of one shop, which drain for so long. */
export const startNodes = async (drainSeconds: number): Promise<Nodes> => {
  const database = await createDatabase();
  const env = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 's'.repeat(32),
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    DRAIN_S: String(drainSeconds),
  };
  const first = await startAppProcess(env);
  const all = [first, ...(await Promise.all([2, 3].map(() => startAppProcess(env))))];
  const restart = async (at: number, signal: EndSignal = 'SIGTERM'): Promise<void> => {
    const node = all[at];
    const code = await node?.end(signal);
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`A node ended with ${code}`);
    await node?.restart();
    await timePasses(NOTICED_MS);
  };
  return {
    all,
    databaseUrl: database.url,
    restart,
    restartAll: async (signal) => {
      for (const at of all.keys()) await restart(at, signal);
    },
    remove: async () => {
      await Promise.all(all.map((node) => node.remove()));
      await database.drop();
    },
  };
};
