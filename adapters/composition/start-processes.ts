import type { Log } from '../http/log.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import { startEmbeddedPostgres } from '../postgres/embedded/start-embedded-postgres.ts';
import type { Role } from '../processes/child.ts';
import { clusterChildren } from '../processes/cluster-children.ts';
import { type SuperviseOptions, supervise } from '../processes/supervise.ts';
import { restrictToOwner } from '../system/private-folder.ts';
import type { Config } from './config.ts';
import type { ReportStep } from './storage.ts';

/** Several processes of the shop that share one address. */
export interface Processes {
  reload(): Promise<void>;
  stop(drainMs: number): Promise<void>;
}

export interface ProcessesOptions extends Pick<SuperviseOptions, 'onOpen' | 'onGiveUp'> {
  /** The program that each process runs. */
  readonly program: string;
  readonly reportStep: ReportStep;
}

/** Connections that the embedded Postgres allows for one process; each further one adds `DATABASE_POOL` and a few more. */
const CONNECTIONS = 60;
const FURTHER = 6;

const rolesOf = ({ processes, jobsApart }: Config): readonly Role[] => {
  const serving = Array.from({ length: processes }, (): Role => (jobsApart ? 'serve' : 'all'));
  return jobsApart ? [...serving, 'work'] : serving;
};

/**
 * Starts `config.processes` processes, plus one for jobs when those are separate. This process assembles no shop: it runs the
 * embedded Postgres, if any, and supervises the others.
 * @throws Error when the embedded Postgres cannot run here
 */
export const startProcesses = async (
  config: Config,
  log: Log,
  { program, reportStep, onOpen, onGiveUp }: ProcessesOptions,
): Promise<Processes> => {
  restrictToOwner(config.dataDir);
  const roles = rolesOf(config);
  const connections = CONNECTIONS + roles.length * (config.database.connections + FURTHER);
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        log: reportStep,
        settings: { max_connections: String(connections) },
      });
  const fork = clusterChildren(program, embedded ? { DATABASE_URL: embedded.url } : {});
  const supervisor = supervise({ roles, fork, log, drainMs: config.drainMs, onOpen, onGiveUp });
  const metrics = config.metrics
    ? await serveMetrics(
        config.metrics,
        (await import('../metrics/cluster-metrics.ts')).readAllMetrics(),
        log,
      )
    : null;
  return {
    reload: () => supervisor.reload(),
    stop: async (drainMs) => {
      await supervisor.stop(drainMs);
      await metrics?.close();
      await embedded?.stop();
    },
  };
};
