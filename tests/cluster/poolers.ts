import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindProgram } from '../support/debian-packages.ts';
import { until } from '../support/until.ts';
import type { DatabaseMachine } from './database-machine.ts';
import { loopback, lowPort } from './ports.ts';
import { type Program, startProgram } from './program.ts';
import type { Secrets } from './secrets.ts';
import { replaceWords, shippedFile } from './shipped-file.ts';

/** The addresses that follow the leader: HAProxy's, and PgBouncer's in front of it. */
export interface Poolers {
  /** `host:port`s. */
  readonly write: string;
  readonly read: string;
  readonly pooled: string;
  readonly metrics: string;
  readonly haproxy: Program;
  readonly pgbouncer: Program;
  /** Every session of PgBouncer anew, as by its RECONNECT. */
  reconnect(): Promise<void>;
}

const startHaproxy = async (folder: string, find: FindProgram, machines: readonly DatabaseMachine[]) => {
  const [write, read, metrics] = [await lowPort(), await lowPort(), await lowPort()].map(loopback) as [
    string,
    string,
    string,
  ];
  const servers = machines.map(({ name, address, restAddress }, at) => [
    `server ${name} 10.0.0.${11 + at}:5432 check port 8008`,
    `server ${name} ${address} check addr ${restAddress.split(':')[0]} port ${restAddress.split(':')[1]}`,
  ]);
  const file = join(folder, 'haproxy.cfg');
  const words = {
    ...Object.fromEntries(servers),
    '127.0.0.1:5000': write,
    '127.0.0.1:5001': read,
    '0.0.0.0:8405': metrics,
  };
  writeFileSync(file, replaceWords(shippedFile('haproxy/haproxy.cfg'), words));
  const program = startProgram({ name: 'haproxy', command: [find('haproxy'), '-db', '-f', file], folder });
  return { write, read, metrics, program };
};

const startPgBouncer = async (folder: string, find: FindProgram, write: string, { shop }: Secrets) => {
  const port = await lowPort();
  const userList = join(folder, 'userlist.txt');
  writeFileSync(userList, `"wondercast" "${shop}"\n`, { mode: 0o600 });
  const file = join(folder, 'pgbouncer.ini');
  const words = {
    'host=127.0.0.1 port=5000': `host=127.0.0.1 port=${write.split(':')[1]}`,
    'listen_port = 6432': `listen_port = ${port}`,
    '/etc/pgbouncer/userlist.txt': userList,
    '/var/log/postgresql/pgbouncer.log': join(folder, 'logs/pgbouncer-own.log'),
    '/run/postgresql/pgbouncer.pid': join(folder, 'pgbouncer.pid'),
  };
  writeFileSync(file, replaceWords(shippedFile('pgbouncer/pgbouncer.ini'), words));
  const program = startProgram({ name: 'pgbouncer', command: [find('pgbouncer'), file], folder });
  return { pooled: loopback(port), program };
};

/** Starts `deploy/haproxy` and `deploy/pgbouncer`. */
export const startPoolers = async (
  folder: string,
  find: FindProgram,
  machines: readonly DatabaseMachine[],
  secrets: Secrets,
): Promise<Poolers> => {
  const { program: haproxy, ...addresses } = await startHaproxy(folder, find, machines);
  const { program: pgbouncer, pooled } = await startPgBouncer(folder, find, addresses.write, secrets);
  const answers = () =>
    fetch(`http://${addresses.metrics}/metrics`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('HAProxy answers', answers);
  return {
    ...addresses,
    pooled,
    haproxy,
    pgbouncer,
    reconnect: async () => {
      await pgbouncer.end('SIGTERM');
      pgbouncer.start();
    },
  };
};
