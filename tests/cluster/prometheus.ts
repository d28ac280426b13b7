import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { FindProgram } from '../support/debian-packages.ts';
import { until } from '../support/until.ts';
import { loopback, lowPort } from './ports.ts';
import { startProgram } from './program.ts';
import { shippedFile } from './shipped-file.ts';

/** What Prometheus reads: addresses by the job's name in `deploy/monitoring/prometheus.yml`. */
export type Targets = Readonly<Record<string, readonly string[]>>;

/** Watches the cluster, with the rules that are shipped. */
export interface Prometheus {
  readonly url: string;
}

const shipped = z.looseObject({
  scrape_configs: z.array(z.looseObject({ job_name: z.string(), static_configs: z.array(z.unknown()) })),
});

const targets = z.object({
  data: z.object({
    activeTargets: z.array(z.object({ labels: z.object({ job: z.string() }), health: z.string() })),
  }),
});

/** The jobs of a Prometheus of which every target answers. */
export const healthyJobs = async (url: string): Promise<readonly string[]> => {
  const { data } = targets.parse(await (await fetch(`${url}/api/v1/targets?state=active`)).json());
  const jobs = Map.groupBy(data.activeTargets, ({ labels }) => labels.job);
  return [...jobs].filter(([, each]) => each.every(({ health }) => health === 'up')).map(([job]) => job);
};

/** The shipped file with this machine's addresses, and without Alertmanager: a fault that is tried wakes nobody. @throws Error when it has a job that nobody gave an address for */
export const prometheusConfig = (text: string, addresses: Targets): string => {
  const { alerting: _, ...config } = shipped.parse(parse(text));
  return stringify({
    ...config,
    scrape_configs: config.scrape_configs.map((job) => {
      const own = addresses[job.job_name];
      if (!own) throw new Error(`Nothing is known of the job ${job.job_name}`);
      return { ...job, static_configs: [{ targets: own }] };
    }),
  });
};

/** Starts Prometheus on free ports of loopback, with the files of `deploy/monitoring`. */
export const startClusterPrometheus = async (
  folder: string,
  find: FindProgram,
  addresses: Targets,
): Promise<Prometheus> => {
  const own = loopback(await lowPort());
  const home = join(folder, 'prometheus');
  mkdirSync(home, { recursive: true });
  const file = join(home, 'prometheus.yml');
  const config = prometheusConfig(shippedFile('monitoring/prometheus.yml'), {
    ...addresses,
    prometheus: [own],
  });
  writeFileSync(file, config);
  writeFileSync(join(home, 'alerts.yml'), shippedFile('monitoring/alerts.yml'));
  startProgram({
    name: 'prometheus',
    command: [
      find('prometheus'),
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(home, 'data')}`,
      `--web.listen-address=${own}`,
    ],
    folder,
  });
  const url = `http://${own}`;
  const isReady = () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('Prometheus is ready', isReady);
  return { url };
};
