import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { ensureDebianPackages } from '../support/debian-packages.ts';
import { metricNames } from '../support/metric-names.ts';
import { parseMetrics } from '../support/metrics.ts';
import { alerts, dashboard, MONITORING, rules } from '../support/monitoring-files.ts';
import { book } from './bodies.ts';

/** What the programs beside the shop serve; Patroni's names are those of its 3.0. */
const FOREIGN = [
  'up',
  'patroni_primary',
  'patroni_replica',
  'patroni_sync_standby',
  'patroni_postgres_running',
  'patroni_xlog_location',
  'patroni_xlog_replayed_location',
];

describe('the files of monitoring', () => {
  let promtool: string;
  let served: ReadonlySet<string>;
  beforeAll(async () => {
    promtool = (await ensureDebianPackages(['prometheus']))('promtool');
    const app = await startApp({ store: 'memory', env: { METRICS_PORT: '0' } });
    await book(app.client());
    const text = await (await fetch(app.running.metricsUrl ?? '')).text();
    // A metric without a value yet is announced by its type.
    const announced = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    served = new Set([...parseMetrics(text).names, ...announced]);
    await app.stop();
  });

  const check = (...given: readonly string[]) =>
    promisify(execFile)(promtool, given, { cwd: MONITORING }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string; stderr: string }) => `FAILED ${error.stdout}${error.stderr}`,
    );
  const unknown = (expressions: readonly string[]) => {
    const recorded = rules().flatMap(({ record }) => (record === undefined ? [] : [record]));
    const known = new Set([...served, ...FOREIGN, ...recorded]);
    return expressions.flatMap(metricNames).filter((name) => !known.has(name));
  };

  it('are read by Prometheus: its configuration, the rules, and the tests of the rules', async () => {
    expect(await check('check', 'config', 'prometheus.yml')).toContain('is valid prometheus config');
    expect(await check('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
    expect(await check('test', 'rules', 'alerts.test.yml', 'backups.test.yml')).toContain('SUCCESS');
  });

  it('have rules that read only what is served', () => {
    expect(alerts().length).toBeGreaterThan(15);
    expect(unknown(rules().map(({ expr }) => expr))).toEqual([]);
  });

  it('have a dashboard whose panels read only what is served', () => {
    const expressions = dashboard().panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(30);
    expect(unknown(expressions)).toEqual([]);
  });

  it('would be wrong with a name that nobody serves', () => {
    const planted = 'sum by (operation) (rate(wondercast_http_request_total{status=~"5.."}[5m])) > up';
    expect(unknown([planted])).toEqual(['wondercast_http_request_total']);
  });

  it('have alerts that say whom they wake', () => {
    const levels = alerts().map(({ labels }) => labels?.severity);
    expect(new Set(levels)).toEqual(new Set(['page', 'ticket']));
  });
});
