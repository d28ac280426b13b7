import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { ensureDebianPackages } from './debian-packages.ts';
import { freePort } from './free-port.ts';
import { MONITORING } from './monitoring-files.ts';
import { until } from './until.ts';

const route = z.looseObject({ routes: z.array(z.looseObject({})).optional() });
const shipped = z.looseObject({ route, time_intervals: z.array(z.looseObject({ name: z.string() })) });
const listed = z.array(
  z.object({
    labels: z.object({ alertname: z.string() }),
    status: z.object({ inhibitedBy: z.array(z.string()) }),
  }),
);

const QUICK = { group_wait: '1s', group_interval: '1s' };

const HOURS = { always: { weekdays: ['sunday:saturday'] }, never: { years: ['1999'] } };

/** The committed file with a mail server of this machine, without waiting, and with working hours that are always or never. */
const configFor = (mailUrl: string, hours: keyof typeof HOURS): string => {
  const config = shipped.parse(parse(readFileSync(join(MONITORING, 'alertmanager.yml'), 'utf8')));
  return stringify({
    ...config,
    global: {
      smtp_smarthost: new URL(mailUrl).host,
      smtp_from: 'alerts@example.com',
      smtp_require_tls: false,
    },
    route: { ...config.route, ...QUICK, routes: config.route.routes?.map((each) => ({ ...each, ...QUICK })) },
    time_intervals: config.time_intervals.map(({ name }) => ({ name, time_intervals: [HOURS[hours]] })),
  });
};

export interface Alert {
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: { readonly summary: string };
}

/** A real Alertmanager with the committed file, which sends to a mail server. */
export const startAlertmanager = async (mailUrl: string, hours: keyof typeof HOURS) => {
  const program = (await ensureDebianPackages(['prometheus-alertmanager']))('prometheus-alertmanager');
  const folder = mkdtempSync(join(tmpdir(), 'wondercast-alertmanager-'));
  writeFileSync(join(folder, 'alertmanager.yml'), configFor(mailUrl, hours));
  const port = await freePort();
  const child = spawn(
    program,
    [
      `--config.file=${join(folder, 'alertmanager.yml')}`,
      `--storage.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--cluster.listen-address=',
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('Alertmanager is ready', isReady);
  return {
    /** Tells of alerts that fire, as Prometheus does. */
    fire: async (alerts: readonly Alert[]): Promise<void> => {
      const response = await fetch(`${url}/api/v2/alerts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(alerts),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    /** The names of alerts that are not sent because another one is. */
    inhibited: async (): Promise<readonly string[]> => {
      const alerts = listed.parse(await (await fetch(`${url}/api/v2/alerts`)).json());
      return alerts
        .filter(({ status }) => status.inhibitedBy.length > 0)
        .map(({ labels }) => labels.alertname)
        .toSorted();
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
