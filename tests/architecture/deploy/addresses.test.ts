import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { shippedPatroni } from '../../cluster/patroni-config.ts';
import { shippedFile } from '../../cluster/shipped-file.ts';
import { root } from '../tree.ts';
import { readUnit } from './units.ts';

const MACHINES = ['10.0.0.11', '10.0.0.12', '10.0.0.13'];
const at = (port: string | undefined) => MACHINES.map((machine) => `${machine}:${port}`);
const LOOPBACK = /^(127\.|localhost)/;

/** What stands behind the pattern in a shipped file, each time. */
const all = (file: string, pattern: RegExp): readonly string[] =>
  [...shippedFile(file).matchAll(pattern)].map(([, found = '']) => found);
const one = (file: string, pattern: RegExp): string => all(file, pattern)[0] ?? `${file} has no ${pattern}`;
const portOf = (address: string): string | undefined => address.split(':').at(-1);

/** Environment of a unit, as of the instance that is named. */
const environment = (unit: string, instance = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (readUnit(shippedFile(`systemd/${unit}`)).Service?.Environment ?? []).map((line) => {
      const [name = '', value = ''] = line.split('=');
      return [name, value.replaceAll('%i', instance)];
    }),
  );

const port = one('systemd/shop@.service', /systemctl enable --now shop@(\d+)/g);
const node = environment('shop@.service', port);
const second = environment('shop@.service', String(Number(port) + 1));
const jobs = environment('shop-jobs.service');
const setting = (name: string) => one('systemd/shop.env.example', new RegExp(`^${name}=(.*)$`, 'gm'));

const haproxy = (section: string) =>
  one(
    'haproxy/haproxy.cfg',
    new RegExp(`^(?:listen|frontend) ${section}\\n(?:.*\\n)*?    bind (\\S+)`, 'gm'),
  );
const { restapi, postgresql, ...patroni } = shippedPatroni();
const etcd = z.record(z.string(), z.unknown()).parse(parse(shippedFile('etcd/etcd.conf.yml')));

const scraped = z
  .object({
    scrape_configs: z.array(
      z.object({
        job_name: z.string(),
        static_configs: z.array(z.object({ targets: z.array(z.string()) })),
      }),
    ),
    alerting: z.object({ alertmanagers: z.array(z.unknown()) }).optional(),
  })
  .parse(parse(shippedFile('monitoring/prometheus.yml')));
const targets = (job: string) =>
  scraped.scrape_configs
    .filter(({ job_name }) => job_name === job)
    .flatMap(({ static_configs }) => static_configs.flatMap((each) => each.targets));

describe('the addresses in deploy/', () => {
  it('are those of the three machines, and their network', () => {
    const files = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, 'deploy/').length));
    const named = files.flatMap((file) => all(file, /\b(10\.0\.0\.\d+(?:\/\d+)?)/g));
    expect(new Set(named)).toEqual(new Set([...MACHINES, '10.0.0.0/24']));
  });

  it.each(['haproxy.cfg', 'nginx.conf', 'Caddyfile'])('lead visitors by %s to the nodes', (file) => {
    expect(node.PORT).toBe(port);
    expect(new Set(all(`proxies/${file}`, /\b(10\.0\.0\.\d+:\d+)/g))).toEqual(new Set(at(port)));
    expect(setting('HOST')).not.toMatch(LOOPBACK);
  });

  it('are different ones for two nodes and the jobs of a machine', () => {
    const ports = [node, second, jobs].flatMap(({ PORT, METRICS_PORT }) => [PORT, METRICS_PORT]);
    expect(new Set(ports).size).toBe(6);
    // A setting of the file counts more than one of the unit.
    expect(shippedFile('systemd/shop.env.example')).not.toMatch(/^#? ?(METRICS_)?PORT=/m);
  });

  it('are where Prometheus finds everything', () => {
    expect(setting('METRICS_HOST')).not.toMatch(LOOPBACK);
    expect(haproxy('metrics')).not.toMatch(LOOPBACK);
    expect(targets('wondercast')).toEqual([...at(node.METRICS_PORT), ...at(jobs.METRICS_PORT)]);
    expect(targets('patroni')).toEqual(at(portOf(restapi.listen)));
    expect(targets('haproxy')).toEqual(at(portOf(haproxy('metrics'))));
    expect(scraped.alerting?.alertmanagers).toHaveLength(1);
  });

  it('lead the shop to PgBouncer, HAProxy and Postgres', () => {
    const pgbouncer = (name: string) => one('pgbouncer/pgbouncer.ini', new RegExp(`^${name} = (\\S+)`, 'gm'));
    const url = (address: string) => `postgres://wondercast:PASSWORD@${address}/wondercast`;
    expect(setting('DATABASE_URL')).toBe(url(`${pgbouncer('listen_addr')}:${pgbouncer('listen_port')}`));
    expect(setting('DATABASE_DIRECT_URL')).toBe(url(haproxy('postgres_write')));
    expect(setting('DATABASE_READ_URL')).toBe(url(haproxy('postgres_read')));
    const [host, writes] = haproxy('postgres_write').split(':');
    expect(shippedFile('pgbouncer/pgbouncer.ini')).toContain(`wondercast = host=${host} port=${writes} `);
    const servers = all('haproxy/haproxy.cfg', /server \w+ (\S+ check port \d+)/g);
    expect(servers).toHaveLength(3 * MACHINES.length);
    expect(new Set(servers)).toEqual(
      new Set(at(portOf(postgresql.listen)).map((each) => `${each} check port ${portOf(restapi.listen)}`)),
    );
  });

  it('lead Patroni to Postgres, to itself and to etcd', () => {
    const env = 'patroni/patroni.env.example';
    expect(at(portOf(postgresql.listen))).toContain(one(env, /^PATRONI_POSTGRESQL_CONNECT_ADDRESS=(.*)$/gm));
    expect(at(portOf(restapi.listen))).toContain(one(env, /^PATRONI_RESTAPI_CONNECT_ADDRESS=(.*)$/gm));
    const clients = String(etcd['advertise-client-urls']);
    expect(patroni.etcd.hosts).toEqual(at(portOf(clients)));
    const peers = portOf(String(etcd['initial-advertise-peer-urls']));
    expect(etcd['initial-cluster']).toBe(
      at(peers)
        .map((address, index) => `db${index + 1}=http://${address}`)
        .join(','),
    );
  });
});
