import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCurrency } from '@wondercast/core/kernel/currencies';
import { isMoneyLocale } from '@wondercast/core/kernel/money-style';
import { TEST_REFERENCE } from '@wondercast/core/people/partners/test-data';
import { z } from 'zod';
import { AddressMistake, parseAddresses } from '../postgres/driver/addresses.ts';
import { ownershipProblem, PRIVATE_FOLDER } from '../system/private-folder.ts';
import { readOrCreateFile } from '../system/read-or-create-file.ts';
import { isLocalServer } from './is-local-server.ts';

/** The whole configuration, read once at start. */
export type Config = ReturnType<typeof readConfig>;

/** The configuration is invalid. The message lists every mistake, one per line, and never shows a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    const many = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    super(`The configuration has ${many}:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`);
    this.mistakes = mistakes;
  }
}

const SECRET_LENGTH = 32;
/** Minimum length: a shorter passphrase can be found by brute force. */
const PASSPHRASE_LENGTH = 12;
const newSecret = () => randomBytes(32).toString('hex');
const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;
const ON = ['on', 'true', '1', 'yes'];
const OFF = ['off', 'false', '0', 'no'];

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const url = (schemes: readonly string[], words: string) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), words);

/** One server, or a list of servers of which one accepts writes. */
const databaseUrl = z.string().superRefine((text, context) => {
  try {
    parseAddresses(text);
  } catch (error) {
    if (!(error instanceof AddressMistake)) throw error;
    context.addIssue({ code: 'custom', message: error.message });
  }
});

const webUrl = url(['http:', 'https:'], 'must be an address that starts with https:// or http://');

const origin = webUrl
  .refine((text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`, {
    message: 'must be an origin alone, such as https://shop.example.com, without path, query or sign-in',
  })
  .transform((text) => (URL.canParse(text) ? new URL(text).origin : text));

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);

const flag = z
  .string()
  .toLowerCase()
  .refine((text) => ON.includes(text) || OFF.includes(text), 'must be on or off')
  .transform((text) => ON.includes(text));

const hosts = z
  .string()
  .toLowerCase()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((list) => list.every((host) => HOST_NAME.test(host)), {
    message: 'must be host names separated by commas, such as images.example.com, without https:// or paths',
  });

const hostSwap = z
  .string()
  .toLowerCase()
  .transform((text) => text.split('=').map((host) => host.trim()))
  .refine((pair) => pair.length === 2 && pair.every((host) => HOST_NAME.test(host)), {
    message: 'must be two host names, such as old.example.com=new.example.com',
  })
  .transform(([from = '', to = '']) => ({ from, to }));

const mail = z.email('must be one mail address');
const text = z.string();
const startsWith = (prefixes: readonly string[]) =>
  z.string().refine((value) => prefixes.some((prefix) => value.startsWith(prefix)), {
    message: `must start with ${prefixes.join(' or ')}`,
  });

/** `Name <address>` or an address alone. Both parts are kept separate, because a comma in one joined string would add a recipient. */
const sender = z
  .string()
  .transform((value) => {
    const named = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(value);
    return { name: named?.[1] || null, address: named?.[2] ?? value };
  })
  .refine(({ address }) => mail.safeParse(address).success, {
    message: 'must be a mail address, alone or as Name <address>',
  });

/** A percentage: 20 is 20 %. A fraction such as 0.2 is refused, because it would charge a hundredth of the tax. */
const percentage = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,4})?$/, 'must be a percentage from 0 to 99.9999, such as 20 or 8.875')
  .transform(Number)
  .refine((value) => value === 0 || value >= 1, 'is a percentage: write 20 for 20 %, not 0.2');

const variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: text.regex(/^[\w.:-]+$/, 'must be an address to listen on, such as 127.0.0.1').default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  TEST_DATABASE_URL: databaseUrl.optional(),
  TEST_DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_READ_LAG: whole(1, 60).default(2),
  DATABASE_PREPARED: flag.optional(),
  MIGRATE: flag.default(true),
  DATABASE_POOL: whole(8, 500).default(16),
  DATABASE_CONNECT_TIMEOUT: whole(1, 60).default(3),
  DATABASE_STATEMENT_TIMEOUT: whole(1, 3_600).default(30),
  DATABASE_LOCK_TIMEOUT: whole(1, 3_600).default(10),
  SESSION_SECRET: text.min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`).optional(),
  ADMIN_PASSWORD: text
    .min(6, 'must have 6 to 256 characters')
    .max(256, 'must have 6 to 256 characters')
    .optional(),
  ADMIN_EMAIL: mail.optional(),
  SEED: oneOf(['demo', 'demo-eu', 'catalogue', 'none']).default('demo'),
  STORE: oneOf(['postgres', 'memory']).default('postgres'),
  PAYMENTS: oneOf(['simulator', 'stripe']).optional(),
  STRIPE_SECRET_KEY: startsWith(['sk_', 'rk_']).optional(),
  STRIPE_PUBLISHABLE_KEY: startsWith(['pk_']).optional(),
  STRIPE_WEBHOOK_SECRET: startsWith(['whsec_']).optional(),
  STRIPE_API_BASE: origin.optional(),
  TAX_OFFICES: oneOf(['real', 'simulator']).default('real'),
  VIES_API_BASE: origin.default('https://ec.europa.eu'),
  HMRC_API_BASE: origin.default('https://api.service.hmrc.gov.uk'),
  HMRC_CLIENT_ID: text.optional(),
  HMRC_CLIENT_SECRET: text.optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must start with smtp:// or smtps://').optional(),
  MAIL_FROM: sender.optional(),
  BRAND_NAME: text.max(60, 'must have at most 60 characters').default('Wondercast'),
  BRAND_MAIL: mail.default('hello@wondercast.example'),
  BRAND_LOGO: text
    .regex(
      /^(?:https:\/\/|file:\/\/\/|\.{1,2}\/|\/(?!\/))\S+$/,
      'must be a file such as ./logo.svg, start with https://, or be a path of the shop',
    )
    .optional(),
  REFERENCE_PREFIX: text
    .regex(/^[A-Z0-9]{1,8}-$/, 'must be 1 to 8 capital letters or digits and a hyphen, such as WC-')
    .default('WC-'),
  DEMO_URL: webUrl.default('https://meet.wondercast.example/demo'),
  CONTACT_FORM_URL: webUrl.default('https://forms.wondercast.example/contact'),
  SELLER_NAME: text.optional(),
  SELLER_ADDRESS: text.optional(),
  SELLER_TAX_ID: text.optional(),
  SELLER_EMAIL: mail.optional(),
  SELLER_PHONE: text.optional(),
  SELLER_WEBSITE: webUrl.optional(),
  TAX_RATE: percentage.default(0),
  CURRENCY: text.refine(isCurrency, 'must be the code of a currency such as EUR').optional(),
  MONEY_LOCALE: text.refine(isMoneyLocale, 'must be a locale such as de-DE').optional(),
  IMAGE_HOSTS: hosts.default([]),
  VIDEO_HOSTS: hosts.default(['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com']),
  IMAGE_HOST_SWAP: hostSwap.optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  TRUST_PROXY: whole(0, 10).default(0),
  RATE_LIMITS: flag.default(true),
  OPEN_BOOKINGS: whole(1, 100_000).default(200),
  OPEN_UNITS: whole(1, 1_000_000).default(5_000),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  INVOICE_RETENTION: whole(0, 100).default(10),
  MAIL_KEEP_RESERVED: flag.optional(),
  MAIL_PATIENCE: whole(1, 60).default(10),
  WORKERS: whole(0, 64).default(1),
  DRAIN_S: whole(0, 300).default(5),
  PROCESSES: z
    .string()
    .refine((value) => value === 'auto' || /^([1-9]|[1-5]\d|6[0-4])$/.test(value), {
      message: 'must be a whole number from 1 to 64, or auto',
    })
    .transform((value) => (value === 'auto' ? Math.min(64, availableParallelism()) : Number(value)))
    .default(1),
  JOBS: oneOf(['here', 'apart']).default('here'),
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'console', 'none']).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webUrl.optional(),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: text
    .regex(/^[\w.:-]+$/, 'must be an address to listen on, such as 127.0.0.1')
    .default('127.0.0.1'),
  BACKUP_DIR: text.optional(),
  BACKUP_PASSPHRASE: text
    .min(PASSPHRASE_LENGTH, `must have at least ${PASSPHRASE_LENGTH} characters`)
    .optional(),
  BACKUP_KEEP: whole(0, 10_000).default(7),
  BACKUP_MAX_AGE: whole(0, 8_760).default(26),
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
});

/** Every environment variable of the shop; `.env.example` lists the same ones. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

const S3_REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** Mistakes in combinations of variables, reported together with mistakes in single values. */
const findConflicts = (values: Readonly<Record<string, string>>): string[] => {
  const production = /^https:/i.test(values.PUBLIC_URL ?? '');
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'];
  const keysMissing = keys.filter((name) => !values[name]);
  const someStripe = Object.keys(values).some((name) => name.startsWith('STRIPE_'));
  const mistakes: string[] = [];

  if (values.TEST_DATABASE_DIRECT_URL && !values.TEST_DATABASE_URL)
    mistakes.push(
      'TEST_DATABASE_URL is required when TEST_DATABASE_DIRECT_URL is set: it is the address of the pooler',
    );
  if (values.REFERENCE_PREFIX?.startsWith(TEST_REFERENCE))
    mistakes.push(
      `REFERENCE_PREFIX must not start with ${TEST_REFERENCE}: so do the references of test bookings`,
    );
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    mistakes.push(
      'DATABASE_URL is required when DATABASE_DIRECT_URL is set: it is the address of the pooler',
    );
  const replicas = values.DATABASE_READ_URL?.split(',').length ?? 0;
  if (replicas > 0 && Number(values.DATABASE_POOL ?? 16) < 8 + 2 * replicas)
    mistakes.push(
      `DATABASE_POOL must be at least ${8 + 2 * replicas} with the replicas of DATABASE_READ_URL`,
    );
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    mistakes.push('DATABASE_URL is required when DATABASE_READ_URL is set: the leader takes the writes');
  if (production && !values.SESSION_SECRET) {
    mistakes.push(
      `SESSION_SECRET is required when PUBLIC_URL starts with https: (at least ${SECRET_LENGTH} characters, made for example by: openssl rand -hex 32)`,
    );
  }
  if (Boolean(values.HMRC_CLIENT_ID) !== Boolean(values.HMRC_CLIENT_SECRET))
    mistakes.push('HMRC_CLIENT_ID and HMRC_CLIENT_SECRET must be set together');
  if (values.PAYMENTS !== 'simulator') {
    if (values.PAYMENTS === 'stripe' || someStripe) {
      for (const name of keysMissing) mistakes.push(`${name} is required when payments go through Stripe`);
      if (production && !values.STRIPE_WEBHOOK_SECRET) {
        mistakes.push(
          'STRIPE_WEBHOOK_SECRET is required when PUBLIC_URL starts with https: and payments go through Stripe',
        );
      }
    } else if (production) {
      mistakes.push(
        'PAYMENTS is simulated because no Stripe keys are set, which PUBLIC_URL with https: refuses: set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY, or PAYMENTS=simulator on purpose',
      );
    }
  }
  const isAlone = (values.PROCESSES ?? '1') === '1' && values.JOBS !== 'apart';
  if (values.STORE === 'memory' && !isAlone)
    mistakes.push('PROCESSES and JOBS need STORE=postgres: processes do not share their memory');
  if (values.JOBS === 'apart' && values.WORKERS === '0')
    mistakes.push('WORKERS must be at least 1 when JOBS=apart: it is for the process that does the jobs');
  if (Object.keys(values).some((name) => name.startsWith('S3_'))) {
    for (const name of S3_REQUIRED.filter((name) => !values[name])) {
      mistakes.push(`${name} is required when images are kept in S3`);
    }
  }
  return mistakes;
};

/**
 * The secret that signs sessions. Generated at the first start and stored in the data folder, so that sign-ins survive a
 * restart.
 */
const storedSecret = (dataDir: string): string => {
  const file = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const secret = readOrCreateFile(file, newSecret);
  if (secret.length < SECRET_LENGTH) {
    throw new ConfigError([
      `SESSION_SECRET kept in ${file} is too short: delete that file to have a new one made`,
    ]);
  }
  return secret;
};

/** A URL that people can open. A server on all interfaces has no address of its own, so localhost stands in. */
const localUrl = (host: string, port: number) => {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
};

/** The path of a logo file; null when the logo is a URL. */
const logoFile = (named: string | null): string | null => {
  if (named?.startsWith('file:')) return fileURLToPath(named);
  return named?.startsWith('.') ? resolve(named) : null;
};

const logoUrl = (named: string | null): string | null => {
  const file = logoFile(named);
  return file === null ? named : `/brand/logo${extname(file).toLowerCase()}`;
};

/**
 * Reads the configuration from environment variables. A blank value counts as missing. Outside production a missing
 * `SESSION_SECRET` is generated and stored in `DATA_DIR`.
 * @throws ConfigError that names every mistake
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>) => {
  const values: Record<string, string> = {};
  for (const name of variableNames) {
    const value = env[name]?.trim();
    if (value) values[name] = value;
  }

  const parsed = variables.safeParse(values);
  const single = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
  const mistakes = [...new Set([...single, ...findConflicts(values)])];
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes);

  const v = parsed.data;
  const publicUrl = v.PUBLIC_URL ?? localUrl(v.HOST, v.PORT);
  const dataDir = resolve(v.DATA_DIR);
  const hasCollector = v.OTEL_EXPORTER_OTLP_ENDPOINT ?? v.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const tracesExporter = v.OTEL_TRACES_EXPORTER ?? (hasCollector ? 'otlp' : 'none');
  const payments = v.PAYMENTS ?? (v.STRIPE_SECRET_KEY ? 'stripe' : 'simulator');
  const folderProblem = ownershipProblem(dataDir);
  if (folderProblem) throw new ConfigError([`DATA_DIR ${folderProblem}`]);
  const sessionSecret = v.SESSION_SECRET ?? (v.STORE === 'memory' ? newSecret() : storedSecret(dataDir));

  return {
    port: v.PORT,
    host: v.HOST,
    /** The shop's origin, without a trailing slash. */
    publicUrl,
    /** Decides secure cookies, HSTS and whether there is a test page. Depends on the public URL alone. */
    production: publicUrl.startsWith('https:'),
    /** An absolute path. */
    dataDir,
    /** null: the embedded Postgres in `dataDir` is used. */
    databaseUrl: v.DATABASE_URL ?? null,
    database: {
      /** Connects to the server directly, past a connection pooler; null when `databaseUrl` already does. */
      directUrl: v.DATABASE_DIRECT_URL ?? null,
      /** Read replicas for the administrators' lists; null when there are none. */
      readUrl: v.DATABASE_READ_URL ?? null,
      /** Replicas that are further behind are not used. */
      readLagMs: v.DATABASE_READ_LAG * 1000,
      /** Whether to use prepared statements. */
      prepared: v.DATABASE_PREPARED ?? !v.DATABASE_DIRECT_URL,
      /** Whether a start runs migrations. Otherwise it waits until they have been run. */
      migrates: v.MIGRATE,
      /** Maximum number of connections of this process, including all pools. */
      connections: v.DATABASE_POOL,
      limits: {
        connectMs: v.DATABASE_CONNECT_TIMEOUT * 1000,
        statementMs: v.DATABASE_STATEMENT_TIMEOUT * 1000,
        lockMs: v.DATABASE_LOCK_TIMEOUT * 1000,
      },
    },
    /** The database of test data; null: next to the live one, with `_test` after its name. */
    testDatabase: {
      url: v.TEST_DATABASE_URL ?? null,
      /** Connects past a pooler; null when `url` already leads to the server. */
      directUrl: v.TEST_DATABASE_DIRECT_URL ?? null,
    },
    sessionSecret,
    adminPassword: v.ADMIN_PASSWORD ?? null,
    adminEmail: v.ADMIN_EMAIL ?? null,
    seed: v.SEED,
    store: v.STORE,
    payments,
    stripe:
      payments === 'stripe' && v.STRIPE_SECRET_KEY && v.STRIPE_PUBLISHABLE_KEY
        ? {
            secretKey: v.STRIPE_SECRET_KEY,
            publishableKey: v.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: v.STRIPE_WEBHOOK_SECRET ?? null,
            /** Another API origin than Stripe's own, for tests. */
            apiBase: v.STRIPE_API_BASE ?? null,
          }
        : null,
    /** null: mails are written to `dataDir`/outbox. */
    smtpUrl: v.SMTP_URL ?? null,
    /** Whether mails to reserved domains are kept back (decision 181). */
    keepsReservedMail: v.MAIL_KEEP_RESERVED ?? (v.SMTP_URL !== undefined && !isLocalServer(v.SMTP_URL)),
    mailFrom: { name: v.MAIL_FROM?.name ?? v.BRAND_NAME, address: v.MAIL_FROM?.address ?? v.BRAND_MAIL },
    brand: {
      name: v.BRAND_NAME,
      mail: v.BRAND_MAIL,
      /** The logo's URL. */
      logo: logoUrl(v.BRAND_LOGO ?? null),
      /** The file behind the logo's URL; null when the URL is external. */
      logoFile: logoFile(v.BRAND_LOGO ?? null),
      referencePrefix: v.REFERENCE_PREFIX,
      demoUrl: v.DEMO_URL,
      contactFormUrl: v.CONTACT_FORM_URL,
    },
    seller: {
      name: v.SELLER_NAME ?? v.BRAND_NAME,
      /** Lines of the address; the variable separates them by semicolons. */
      address: (v.SELLER_ADDRESS ?? '')
        .split(/;|\\n|\n/)
        .map((line) => line.trim())
        .filter(Boolean),
      taxId: v.SELLER_TAX_ID ?? null,
      email: v.SELLER_EMAIL ?? v.BRAND_MAIL,
      phone: v.SELLER_PHONE ?? null,
      website: v.SELLER_WEBSITE ?? publicUrl,
    },
    /** In percent: 20 is 20 %. */
    taxRate: v.TAX_RATE,
    /** null when not configured. */
    money: {
      currency: v.CURRENCY ?? (v.SEED === 'demo-eu' ? 'EUR' : null),
      locale: v.MONEY_LOCALE ?? (v.SEED === 'demo-eu' ? 'de-DE' : null),
    },
    imageHosts: v.IMAGE_HOSTS,
    videoHosts: v.VIDEO_HOSTS,
    imageHostSwap: v.IMAGE_HOST_SWAP ?? null,
    s3:
      v.S3_BUCKET && v.S3_ACCESS_KEY_ID && v.S3_SECRET_ACCESS_KEY
        ? {
            /** null: Amazon's endpoint. */
            endpoint: v.S3_ENDPOINT ?? null,
            region: v.S3_REGION,
            bucket: v.S3_BUCKET,
            accessKeyId: v.S3_ACCESS_KEY_ID,
            secretAccessKey: v.S3_SECRET_ACCESS_KEY,
            forcePathStyle: v.S3_FORCE_PATH_STYLE,
          }
        : null,
    /** The number of trusted reverse proxies. With 0, forwarded headers are ignored. */
    trustProxy: v.TRUST_PROXY,
    rateLimits: v.RATE_LIMITS,
    /** How many bookings and units a customer's account may have that are neither paid nor confirmed. */
    openLimits: { bookings: v.OPEN_BOOKINGS, units: v.OPEN_UNITS },
    webhookAllowPrivate: v.WEBHOOK_ALLOW_PRIVATE,
    /** The authorities that check tax numbers, if the owner wants that. */
    taxOffices:
      v.TAX_OFFICES === 'simulator'
        ? v.TAX_OFFICES
        : {
            viesBase: v.VIES_API_BASE,
            hmrc:
              v.HMRC_CLIENT_ID && v.HMRC_CLIENT_SECRET
                ? { base: v.HMRC_API_BASE, clientId: v.HMRC_CLIENT_ID, clientSecret: v.HMRC_CLIENT_SECRET }
                : null,
          },
    invoiceRetentionYears: v.INVOICE_RETENTION,
    /** Timeout in milliseconds for mail that a request waits for. */
    mailPatienceMs: v.MAIL_PATIENCE * 1000,
    /** Concurrent jobs in this process; 0 leaves all jobs to other processes. */
    workers: v.WORKERS,
    /** Number of processes that serve this address. */
    processes: v.PROCESSES,
    /** Whether jobs run in a process of their own. */
    jobsApart: v.JOBS === 'apart',
    /** How long a process that was told to stop goes on serving while `/readyz` already reports it, in milliseconds. */
    drainMs: v.DRAIN_S * 1000,
    /** Where spans are exported to; null: tracing is off. */
    tracing:
      tracesExporter === 'none'
        ? null
        : {
            exporter: tracesExporter,
            endpoint: v.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? null,
            base: v.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
          },
    /** The address from which Prometheus reads metrics; null: metrics are off. */
    metrics: v.METRICS_PORT === undefined ? null : { host: v.METRICS_HOST, port: v.METRICS_PORT },
    backup: {
      /** An absolute path. */
      dir: resolve(v.BACKUP_DIR ?? join(dataDir, 'backups')),
      /** null: backups are unencrypted folders. */
      passphrase: v.BACKUP_PASSPHRASE ?? null,
      /** How many backups are kept in `dir`; 0 keeps all. */
      keep: v.BACKUP_KEEP,
      /** After how many hours the doctor calls the last backup too old; 0 when backups are made by other means. */
      maxAgeHours: v.BACKUP_MAX_AGE,
    },
    logLevel: v.LOG_LEVEL,
  } as const;
};
