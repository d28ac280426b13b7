import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { FindProgram } from '../support/debian-packages.ts';
import { until } from '../support/until.ts';
import { loopback, lowPort } from './ports.ts';
import { type Program, startProgram } from './program.ts';
import { shippedFile } from './shipped-file.ts';

const conf = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Where Patroni keeps who leads. */
export interface Etcd {
  /** `host:port` of each member, for clients. */
  readonly addresses: readonly string[];
  readonly members: readonly Program[];
}

const isHealthy = (address: string): Promise<boolean> =>
  fetch(`http://${address}/health`, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => answer.ok && (await answer.text()).includes('"true"'),
    () => false,
  );

/** Starts `deploy/etcd` with so many members: production has three. */
export const startEtcd = async (folder: string, find: FindProgram, size: number): Promise<Etcd> => {
  const shipped = conf.parse(parse(shippedFile('etcd/etcd.conf.yml')));
  const plans = await Promise.all(
    Array.from({ length: size }, async (_, at) => ({
      name: `db${at + 1}`,
      client: loopback(await lowPort()),
      peer: loopback(await lowPort()),
    })),
  );
  const members = plans.map(({ name, client, peer }) => {
    const file = join(folder, `etcd-${name}.yml`);
    const changed: z.infer<typeof conf> = {
      ...shipped,
      name,
      'data-dir': join(folder, `etcd-${name}`),
      'listen-client-urls': `http://${client}`,
      'advertise-client-urls': `http://${client}`,
      'listen-peer-urls': `http://${peer}`,
      'initial-advertise-peer-urls': `http://${peer}`,
      'initial-cluster': plans.map((each) => `${each.name}=http://${each.peer}`).join(','),
    };
    writeFileSync(file, stringify(changed));
    return startProgram({ name: `etcd-${name}`, command: [find('etcd'), '--config-file', file], folder });
  });
  const addresses = plans.map(({ client }) => client);
  await until('etcd has a leader', async () => (await Promise.all(addresses.map(isHealthy))).every(Boolean));
  return { addresses, members };
};
