import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDebianPackages } from './debian-packages.ts';
import { freePort } from './free-port.ts';
import { MONITORING } from './monitoring-files.ts';
import { until } from './until.ts';

/**
 * The committed rules, sixty times as fast: `for: 2m` becomes `for: 2s`, `[5m]` becomes `[5s]`. Expressions, thresholds and
 * labels stay as they are.
 */
export const quickened = (rules: string): string =>
  rules.replace(/\bfor: (\d+)m\b/g, 'for: $1s').replace(/\[(\d+)m\]/g, '[$1s]');

const CONFIG = (port: number) => `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: wondercast
    static_configs: [{ targets: ['127.0.0.1:${port}'] }]
`;

interface Alerts {
  readonly data: {
    readonly alerts: readonly { readonly labels: { readonly alertname: string }; readonly state: string }[];
  };
}

/** A real Prometheus with the committed rules, which reads one node's metrics. */
export const startPrometheus = async (metricsPort: number) => {
  const program = (await ensureDebianPackages(['prometheus']))('prometheus');
  const folder = mkdtempSync(join(tmpdir(), 'wondercast-prometheus-'));
  writeFileSync(join(folder, 'alerts.yml'), quickened(readFileSync(join(MONITORING, 'alerts.yml'), 'utf8')));
  writeFileSync(join(folder, 'prometheus.yml'), CONFIG(metricsPort));
  const port = await freePort();
  const child = spawn(
    program,
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  await until('Prometheus is ready', () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    /** The names of the alerts that fire now. */
    firing: async (): Promise<ReadonlySet<string>> => {
      const { data } = (await (await fetch(`${url}/api/v1/alerts`)).json()) as Alerts;
      const fires = data.alerts.filter(({ state }) => state === 'firing');
      return new Set(fires.map(({ labels }) => labels.alertname));
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
