import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { argon2Passwords } from '../../adapters/argon2/argon2-passwords.ts';
import { readConfig } from '../../adapters/composition/config.ts';
import { type Running, start } from '../../adapters/composition/start.ts';
import { createLog } from '../../adapters/system/log.ts';
import { unique } from './builders.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { type Client, createClient, type Exchange } from './http-client.ts';
import { readOutbox, type SentMail } from './outbox.ts';

export const ADMIN_PASSWORD = 'admin-of-the-tests';
export const PASSWORD = 'correct horse battery';

export interface SignedInClient extends Client {
  readonly user: Wire<'User'>;
}

/** The demo shop in this process, served on a port of its own, with every reply judged by the document. */
export interface TestApp {
  readonly store: 'memory' | 'postgres';
  readonly url: string;
  readonly dataDir: string;
  /** null on memory. */
  readonly databaseUrl: string | null;
  readonly running: Running;
  /** Every exchange of its clients, in the order of their answers. */
  readonly exchanges: readonly Exchange[];
  /** Everything the shop has logged. */
  log(): string;
  client(): Client;
  /** A fresh account, signed in. */
  signedIn(username?: string): Promise<SignedInClient>;
  admin(): Promise<SignedInClient>;
  outbox(): Promise<readonly SentMail[]>;
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly store: 'memory' | 'postgres';
  /** Over the tests' own settings: rate limits off, no worker left out. */
  readonly env?: Readonly<Record<string, string>>;
  /** What the shop is filled with; the catalogue unless said. */
  readonly seed?: 'catalogue' | 'demo';
  /** Another node of the same shop: shares its database, data folder and secret. */
  readonly beside?: TestApp;
  /** Settings that lead to its database another way, such as by a pooler. */
  readonly through?: (databaseUrl: string) => Readonly<Record<string, string>>;
  /** The clock of its machine, in milliseconds. */
  readonly ownTime?: () => number;
  /** Whether passwords cost as much as outside of tests. */
  readonly costlyPasswords?: boolean;
  /** Whether replies are not judged by the document: judging costs more than making them. */
  readonly unjudged?: boolean;
}

const settings = (
  dataDir: string,
  port: number,
  seed: NonNullable<AppOptions['seed']>,
): Record<string, string> => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  ADMIN_PASSWORD,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'info',
  SEED: seed,
});

/** Argon2 at a cost that nobody waits for: most tests sign somebody in and are about something else. */
export const cheapPasswords = () => argon2Passwords({ kibibytes: 64, passes: 1 });

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** The demo shop, migrated and seeded once per run. */
const templateOf = (seed: NonNullable<AppOptions['seed']>) => ({
  name: seed === 'demo' ? 'demo_office' : 'demo_shop',
  prepare: async (url: string) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-template-'));
    const config = readConfig({ ...settings(dataDir, 0, seed), DATABASE_URL: url, WORKERS: '0' });
    const shop = await start(config, silent, { web: () => null, passwords: cheapPasswords() });
    await shop.opened;
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

export const startApp = async ({
  store,
  env = {},
  seed = 'catalogue',
  beside,
  through = () => ({}),
  ownTime,
  costlyPasswords = false,
  unjudged = false,
}: AppOptions): Promise<TestApp> => {
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'wondercast-suite-'));
  const database: TestDatabase | null =
    store === 'postgres' && !beside ? await createDatabase(templateOf(seed)) : null;
  const databaseUrl = beside?.databaseUrl ?? database?.url ?? null;
  const where = databaseUrl ? { DATABASE_URL: databaseUrl, ...through(databaseUrl) } : { STORE: 'memory' };
  const config = readConfig({ ...settings(dataDir, await freePort(), seed), ...where, ...env });

  const lines: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => void lines.push(line) });
  const running = await start(config, log, {
    web: () => null,
    checkReplies: !unjudged,
    ...(ownTime ? { ownTime } : {}),
    ...(costlyPasswords ? {} : { passwords: cheapPasswords() }),
  });
  await running.opened;

  const exchanges: Exchange[] = [];
  const client = () => createClient(running.url, (exchange) => void exchanges.push(exchange));
  const as = async (path: string, body: object): Promise<SignedInClient> => {
    const signedIn = client();
    const { status, body: user, text } = await signedIn.post<Wire<'User'>>(path, body);
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
    return { ...signedIn, user };
  };
  return {
    store,
    url: running.url,
    dataDir,
    databaseUrl,
    running,
    exchanges,
    log: () => lines.join(''),
    client,
    signedIn: (username = unique('mara')) =>
      as('/api/register', { username, password: PASSWORD, email: `${username}@northlight.example` }),
    admin: () => as('/api/login', { username: 'admin', password: ADMIN_PASSWORD }),
    outbox: () => readOutbox(join(dataDir, 'outbox')),
    stop: async () => {
      await running.stop();
      if (beside) return;
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
