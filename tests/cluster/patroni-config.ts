import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { replaceWords, shippedFile } from './shipped-file.ts';

const strings = z.array(z.string());

const shipped = z.looseObject({
  restapi: z.looseObject({ listen: z.string() }),
  etcd: z.looseObject({ hosts: strings }),
  bootstrap: z.looseObject({
    dcs: z.looseObject({
      ttl: z.number(),
      loop_wait: z.number(),
      synchronous_mode: z.boolean(),
      synchronous_mode_strict: z.boolean(),
      postgresql: z.looseObject({ parameters: z.record(z.string(), z.union([z.string(), z.number()])) }),
    }),
    post_bootstrap: z.string(),
  }),
  postgresql: z.looseObject({
    listen: z.string(),
    data_dir: z.string(),
    bin_dir: z.string(),
    pgpass: z.string(),
    parameters: z.record(z.string(), z.string()),
    pg_hba: strings,
    callbacks: z.record(z.string(), z.string()),
  }),
});

export const shippedPatroni = () => shipped.parse(parse(shippedFile('patroni/patroni.yml')));

/** Seconds after which a leader that is not heard of has lost its place. */
export const leaderTtlSeconds = (): number => shippedPatroni().bootstrap.dcs.ttl;

/** What differs on loopback from the machines that `deploy/patroni/patroni.yml` is for. */
export interface PatroniPlace {
  readonly folder: string;
  readonly port: number;
  readonly restPort: number;
  readonly etcd: readonly string[];
  /** Patroni would otherwise ask etcd for its own addresses, past a network that can be cut. */
  readonly isThroughProxy: boolean;
  readonly binDir: string;
  /** The scripts that Patroni runs. */
  readonly createDatabase: string;
  readonly wake: string;
  readonly envFile: string;
  /** Commits are answered before a replica has them: what must not be. */
  readonly isAsynchronous: boolean;
}

/** Small enough that three fit beside everything else. */
const SMALL = { shared_buffers: '64MB', wal_keep_size: '256MB', max_wal_size: '512MB' };

/** The shipped file, with addresses, paths and sizes of this machine. */
export const patroniConfig = (place: PatroniPlace): string => {
  const { folder, isAsynchronous } = place;
  const config = shippedPatroni();
  const { dcs } = config.bootstrap;
  const { callbacks } = config.postgresql;
  const scripts = { '/etc/patroni/wake.py': place.wake, '/etc/patroni_env.conf': place.envFile };
  return stringify({
    ...config,
    restapi: { ...config.restapi, listen: `127.0.0.1:${place.restPort}` },
    etcd: { ...config.etcd, hosts: place.etcd, ...(place.isThroughProxy ? { use_proxies: true } : {}) },
    bootstrap: {
      ...config.bootstrap,
      dcs: {
        ...dcs,
        synchronous_mode: dcs.synchronous_mode && !isAsynchronous,
        synchronous_mode_strict: dcs.synchronous_mode_strict && !isAsynchronous,
        postgresql: { ...dcs.postgresql, parameters: { ...dcs.postgresql.parameters, ...SMALL } },
      },
      post_bootstrap: place.createDatabase,
    },
    postgresql: {
      ...config.postgresql,
      listen: `127.0.0.1:${place.port}`,
      data_dir: join(folder, 'data'),
      bin_dir: place.binDir,
      pgpass: join(folder, 'pgpass'),
      parameters: { ...config.postgresql.parameters, unix_socket_directories: folder },
      callbacks: Object.fromEntries(
        Object.entries(callbacks).map(([event, command]) => [event, replaceWords(command, scripts)]),
      ),
      pg_hba: config.postgresql.pg_hba.map((line) =>
        line.replace('10.0.0.0/24', '127.0.0.1/32').replace(/ peer$/, ' peer map=runner'),
      ),
      // Whoever runs the tests stands in for the user postgres: nobody else may enter the folder with the socket.
      pg_ident: ['runner /^.*$ postgres'],
    },
  });
};

/** The settings that `patroni.env.example` leaves to the operator, filled in. @throws Error when one has no value */
export const patroniEnv = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const lines = shippedFile('patroni/patroni.env.example')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const env = Object.fromEntries(
    lines.map((line) => {
      const [name = '', shippedValue = ''] = line.split('=');
      return [name, values[name] ?? shippedValue];
    }),
  );
  const empty = Object.keys(env).filter((name) => env[name] === '' || /^10\.0\.0\./.test(env[name] ?? ''));
  const unknown = Object.keys(values).filter((name) => !(name in env));
  if (empty.length + unknown.length > 0)
    throw new Error(
      `patroni.env.example: no value for ${empty.join(', ')}; no line for ${unknown.join(', ')}`,
    );
  return env;
};
