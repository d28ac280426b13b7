import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The programs that production runs beside the shop, and those that read what it makes, by the Debian package that has them. */
const COMMANDS = {
  patroni: ['patroni', 'patronictl'],
  'etcd-server': ['etcd'],
  'etcd-client': ['etcdctl'],
  haproxy: ['haproxy'],
  pgbouncer: ['pgbouncer'],
  prometheus: ['prometheus', 'promtool'],
  'prometheus-alertmanager': ['prometheus-alertmanager', 'amtool'],
  nginx: ['nginx'],
  caddy: ['caddy'],
  pgbackrest: ['pgbackrest'],
  tini: ['tini'],
  'poppler-utils': ['pdftotext'],
  'postgresql-15': ['postgres', 'initdb', 'pg_basebackup', 'pg_ctl', 'pg_dump', 'pg_restore', 'psql'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DebianPackage = keyof typeof COMMANDS;
export type DebianCommand = (typeof COMMANDS)[DebianPackage][number];

/** What this needs to know of the machine it runs on. */
export interface Machine {
  readonly isDebian: boolean;
  readonly isRoot: boolean;
  /** The whole path of a program; null when it is not here. */
  find(command: DebianCommand): string | null;
  /** @throws Error with apt's words */
  install(packages: readonly DebianPackage[]): Promise<void>;
}

const POSTGRES = '/usr/lib/postgresql';

/** The paths of everybody, those of root (an ordinary user's PATH lacks them), and where Debian keeps each Postgres. */
const folders = (): readonly string[] => [
  ...(existsSync(POSTGRES) ? readdirSync(POSTGRES).toSorted().toReversed() : []).map((major) =>
    join(POSTGRES, major, 'bin'),
  ),
  ...(process.env.PATH ?? '').split(':').filter(Boolean),
  ...['/usr/local/sbin', '/usr/sbin', '/sbin', '/usr/bin'],
];

const NO_START = '/usr/sbin/policy-rc.d';

/** Installs without starting any of the services that Debian would start with them. */
const install = async (packages: readonly DebianPackage[]): Promise<void> => {
  const run = promisify(execFile);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const isOurs = !existsSync(NO_START);
  if (isOurs) writeFileSync(NO_START, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    // Another suite may be installing: apt waits for its lock.
    const wait = ['-o', 'DPkg::Lock::Timeout=300'];
    await run('apt-get', ['update', '-qq', ...wait], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wait, ...packages], { env });
  } finally {
    if (isOurs) rmSync(NO_START, { force: true });
  }
};

const isDebian = (): boolean => {
  const release = '/etc/os-release';
  return existsSync(release) && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync(release, 'utf8'));
};

const here: Machine = {
  get isDebian() {
    return isDebian();
  },
  isRoot: process.getuid?.() === 0,
  find: (command) =>
    folders()
      .map((folder) => join(folder, command))
      .find(existsSync) ?? null,
  install,
};

/** Finds a program that `ensureDebianPackages` has ensured. */
export type FindProgram = (command: DebianCommand) => string;

/**
 * Sees to it that these packages are here, installing what is missing where that is possible. A suite that needs one
 * fails where it cannot be had; it is never skipped.
 * @throws Error that names the missing commands and their packages
 */
export const ensureDebianPackages = async (
  packages: readonly DebianPackage[],
  machine: Machine = here,
): Promise<FindProgram> => {
  const isMissing = (name: DebianPackage) => COMMANDS[name].some((command) => machine.find(command) === null);
  if (packages.some(isMissing) && machine.isDebian && machine.isRoot)
    await machine.install(packages.filter(isMissing));
  const lacking = packages.filter(isMissing);
  if (lacking.length > 0) {
    const commands = lacking.flatMap((name) =>
      COMMANDS[name].filter((command) => machine.find(command) === null),
    );
    const way = machine.isDebian
      ? `As root this would install them; by hand: apt-get install ${lacking.join(' ')}`
      : `They are Debian’s packages ${lacking.join(', ')}; elsewhere install the same programs and put them on the PATH`;
    throw new Error(`These programs are missing: ${commands.join(', ')}. ${way}.`);
  }
  return (command) => {
    const path = machine.find(command);
    if (!path) throw new Error(`${command} was not asked for in ensureDebianPackages`);
    return path;
  };
};
