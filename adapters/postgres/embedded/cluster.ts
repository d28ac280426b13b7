import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PRIVATE_FOLDER } from '../../system/private-folder.ts';
import { readOrCreateFile } from '../../system/read-or-create-file.ts';
import { type Binaries, postgresBinaries } from './binaries.ts';
import {
  assertReachable,
  asUnprivileged,
  handOver,
  type PrivilegeMode,
  type Unprivileged,
} from './unprivileged.ts';

/** The constant facts of one embedded Postgres. */
export interface Cluster {
  readonly dataDir: string;
  readonly dir: string;
  readonly logFile: string;
  readonly portFile: string;
  readonly startLock: string;
  readonly useLock: string;
  readonly passwordFile: string;
  readonly password: string;
  readonly binaries: Binaries;
  readonly unprivileged: Unprivileged;
}

export const USER = 'wondercast';
const MAJOR = '18';
const PASSABLE_FOLDER = 0o711;
const STAGING = /^postgres\.init-/;

/** The environment of Postgres: none of the shop's secrets, and no PG* variable that would redirect it. */
export const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Determines the paths of the embedded Postgres in `dataDir`, and creates its password. */
export const openCluster = (dataDir: string, modes?: readonly PrivilegeMode[]): Cluster => {
  const binaries = postgresBinaries();
  const passwordFile = join(dataDir, 'postgres-password');
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const unprivileged = asUnprivileged(binaries.postgres, modes);
  // Postgres's user must be able to pass through this folder to its own, but not to list the files here.
  if (unprivileged.ids.uid !== undefined) chmodSync(dataDir, PASSABLE_FOLDER);
  assertReachable(join(dataDir, 'postgres'), unprivileged);
  return {
    dataDir,
    dir: join(dataDir, 'postgres'),
    logFile: join(dataDir, 'postgres.log'),
    portFile: join(dataDir, 'postgres-port'),
    startLock: join(dataDir, 'postgres.lock'),
    useLock: join(dataDir, 'postgres.use'),
    passwordFile,
    password: readOrCreateFile(passwordFile, () => randomBytes(24).toString('hex')),
    binaries,
    unprivileged,
  };
};

const removeLeftovers = (dataDir: string) => {
  for (const name of readdirSync(dataDir).filter((name) => STAGING.test(name))) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
};

const initialise = async ({ dir, passwordFile, binaries, unprivileged }: Cluster, durable: boolean) => {
  const staging = `${dir}.init-${randomBytes(4).toString('hex')}`;
  const pwfile = `${staging}.password`;
  mkdirSync(staging, { mode: 0o700 });
  copyFileSync(passwordFile, pwfile);
  for (const path of [staging, pwfile]) handOver(path, unprivileged);

  const [program = '', ...args] = [
    ...[...unprivileged.prefix, binaries.initdb, '-D', staging, '-U', USER],
    ...[`--pwfile=${pwfile}`, '--auth=scram-sha-256', ...(durable ? [] : ['--no-sync'])],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
  try {
    await promisify(execFile)(program, args, { ...unprivileged.ids, env: environment });
    renameSync(staging, dir);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim();
    throw new Error(`The database could not be created: ${said || (error as Error).message}`);
  } finally {
    rmSync(pwfile, { force: true });
  }
};

/**
 * Creates the data folder once. It gets its final name only when complete, so a start that is killed halfway leaves nothing that
 * looks like a database. Must be called under the start lock.
 * @throws Error when the folder was created by another major version
 */
export const ensureCluster = async (cluster: Cluster, durable: boolean, log: (line: string) => void) => {
  removeLeftovers(cluster.dataDir);
  if (!existsSync(join(cluster.dir, 'PG_VERSION'))) {
    log('Creating the database ...');
    await initialise(cluster, durable);
  }
  const version = readFileSync(join(cluster.dir, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new Error(
      `${cluster.dir} was made by Postgres ${version}, and this is Postgres ${MAJOR}. Dump it with the shop's earlier release and restore it with this one.`,
    );
  }
};
