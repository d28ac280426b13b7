import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asUnprivileged, handOver } from '../../adapters/postgres/embedded/unprivileged.ts';
import { ensureDebianPackages } from './debian-packages.ts';
import { freePort } from './free-port.ts';
import { answersTo } from './postgres-answers.ts';
import { until } from './until.ts';

/** PgBouncer in transaction mode before a database. */
export interface PgBouncer {
  /** The database's address, by way of PgBouncer. */
  readonly url: string;
  /** The address of another database of the same server, by way of PgBouncer. */
  leadTo(databaseUrl: string): string;
  /** What it has logged. */
  log(): string;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Starts it again at the same address, after `kill`. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface PgBouncerOptions {
  /** Most connections to the server. */
  readonly serverConnections?: number;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** @throws Error in words when PgBouncer cannot be had or does not start */
export const startPgBouncer = async (
  target: string,
  { serverConnections = 10 }: PgBouncerOptions = {},
): Promise<PgBouncer> => {
  const program = (await ensureDebianPackages(['pgbouncer']))('pgbouncer');
  const unprivileged = asUnprivileged(program);
  const server = new URL(target);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'wondercast-pgbouncer-'));
  const [user, password] = [server.username, server.password].map(decodeURIComponent);
  writeFileSync(join(folder, 'users.txt'), `${quoted(user ?? '')} ${quoted(password ?? '')}\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${server.hostname} port=${server.port || 5432}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 500
server_login_retry = 1
`,
  );
  chmodSync(folder, 0o755);
  for (const file of ['users.txt', 'pgbouncer.ini']) chmodSync(join(folder, file), 0o644);
  handOver(folder, unprivileged);
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);

  const printed: string[] = [];
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    const [command = '', ...args] = [...unprivileged.prefix, program, join(folder, 'pgbouncer.ini')];
    child = spawn(command, args, { ...unprivileged.ids, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => printed.push(String(chunk)));
    await until('PgBouncer answers', async () => {
      if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${printed.join('')}`);
      // Another database than the test's, whose sessions all begin after its settings are written.
      return answersTo(Object.assign(new URL(url), { pathname: '/postgres' }).href);
    });
  };
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: url.href,
    leadTo: (databaseUrl) => Object.assign(new URL(url), { pathname: new URL(databaseUrl).pathname }).href,
    log: () => printed.join(''),
    kill,
    restart: start,
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
