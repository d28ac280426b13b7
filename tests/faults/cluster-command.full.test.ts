import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FOLDER_PREFIX, processesIn, removeCluster } from '../cluster/folder-processes.ts';
import { healthyJobs } from '../cluster/prometheus.ts';
import { startCommand } from '../support/command.ts';
import { until } from '../support/until.ts';

const LONG_MS = 600_000;
/** Nodes, Patroni, HAProxy, and Prometheus itself. */
const JOBS = 4;

describe('npm run cluster', () => {
  let folder = '';
  afterEach(() => removeCluster(folder));

  it(
    'prints where everything is, and leaves no process and no folder after Ctrl-C',
    async () => {
      folder = mkdtempSync(join(tmpdir(), FOLDER_PREFIX));
      const command = startCommand(['run', 'cluster', '--', folder]);
      let ended = false;
      void command.ended.then(() => {
        ended = true;
      });
      await until(
        'it says how it ends',
        () => ended || command.output().includes('Ctrl-C ends it all'),
        LONG_MS,
      );
      const said = command.output();
      const url = /^The shop +(\S+)/m.exec(said)?.[1] ?? `no address in: ${said}`;
      expect((await fetch(`${url}/api/experiences`)).status).toBe(200);
      expect(said.match(/^ {2}node \d +http:/gm)).toHaveLength(3);
      expect(said.match(/^Postgres db\d +127/gm)).toHaveLength(3);
      for (const name of ['HAProxy', 'PgBouncer', 'etcd', 'Pictures', 'Mails', 'Prometheus', 'patronictl'])
        expect(said).toContain(name);
      expect(processesIn(folder).length).toBeGreaterThan(15);
      const prometheus = /^Prometheus +(\S+)/m.exec(said)?.[1] ?? '';
      await until('Prometheus reads everything', async () => (await healthyJobs(prometheus)).length === JOBS);
      command.stop();
      await command.ended;
      await until('nothing is left', () => processesIn(folder).length === 0 && !existsSync(folder));
    },
    LONG_MS,
  );
});
