import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, readPostmasterFile } from '../../adapters/postgres/embedded/postmaster-file.ts';
import { shutDown } from '../../adapters/postgres/embedded/shut-down.ts';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { hasDocker } from './docker.ts';

/** A Postgres that may be filled with databases at will. */
export interface DatabaseServer {
  readonly kind: 'given' | 'container' | 'embedded';
  /** Of an account that may create databases. */
  readonly url: string;
  stop(): Promise<void>;
}

// Nothing of a test's database has to survive anything, so it need not wait for the disk.
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};
const PREFIX = 'wondercast-test-postgres-';

/** Linux keeps what is written here in memory. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * A database is copied as hundreds of files for nearly every test file: on a disk that takes ten times as long as in memory, where
 * there is enough of it.
 */
const parentFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (Math.min(bavail * bsize, process.availableMemory()) < ENOUGH_BYTES) return tmpdir();
    accessSync(MEMORY, constants.W_OK);
    return MEMORY;
  } catch {
    return tmpdir();
  }
};

/** Test runs that were killed leave their Postgres running: the next one clears up after them. */
const clearUp = async () => {
  const left = [tmpdir(), MEMORY]
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => ({ name, dataDir: join(parent, name) })));
  for (const { dataDir } of left.filter(({ name }) => name.startsWith(PREFIX))) {
    try {
      if (isAlive(Number(readFileSync(join(dataDir, 'owner'), 'utf8')))) continue;
      const postmaster = readPostmasterFile(join(dataDir, 'postgres'));
      if (postmaster && isAlive(postmaster.pid)) await shutDown(postmaster.pid);
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // Another run is making or clearing it at this moment.
    }
  }
};

const embedded = async (): Promise<DatabaseServer> => {
  await clearUp();
  const dataDir = mkdtempSync(join(parentFolder(), PREFIX));
  writeFileSync(join(dataDir, 'owner'), String(process.pid));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FORGETFUL });
  return {
    kind: 'embedded',
    url: postgres.url,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const container = async (): Promise<DatabaseServer> => {
  // Loaded here alone: the library takes a second.
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const flags = Object.entries(FORGETFUL).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const started = await new PostgreSqlContainer('postgres:18-alpine')
    .withCommand(['postgres', ...flags])
    .start();
  return {
    kind: 'container',
    url: started.getConnectionUri(),
    async stop() {
      await started.stop();
    },
  };
};

/** The Postgres of `DATABASE_URL`, else one in a container, else the bundled one on a temporary folder. */
export const startDatabaseServer = async (): Promise<DatabaseServer> => {
  const given = process.env.DATABASE_URL;
  if (given) return { kind: 'given', url: given, stop: async () => {} };
  return (await hasDocker()) ? container() : embedded();
};
