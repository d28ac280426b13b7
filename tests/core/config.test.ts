import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig, variableNames } from '../../adapters/composition/config.ts';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const SHOP = 'https://shop.example.com';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...env });

const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
};

describe('the configuration', () => {
  it('needs nothing for a shop on one machine', () => {
    const config = read();
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      production: false,
      databaseUrl: null,
      database: {
        directUrl: null,
        readUrl: null,
        readLagMs: 2_000,
        prepared: true,
        migrates: true,
        connections: 16,
        limits: { connectMs: 3_000, statementMs: 30_000, lockMs: 10_000 },
      },
      adminPassword: null,
      seed: 'demo',
      store: 'postgres',
      payments: 'simulator',
      stripe: null,
      smtpUrl: null,
      keepsReservedMail: false,
      mailFrom: { name: 'Wondercast', address: 'hello@wondercast.example' },
      brand: { name: 'Wondercast', referencePrefix: 'WC-', logo: null },
      taxRate: 0,
      imageHosts: [],
      imageHostSwap: null,
      s3: null,
      trustProxy: 0,
      rateLimits: true,
      openLimits: { bookings: 200, units: 5_000 },
      webhookAllowPrivate: false,
      invoiceRetentionYears: 10,
      mailPatienceMs: 10_000,
      workers: 1,
      logLevel: 'info',
    });
    expect(config.videoHosts).toContain('player.vimeo.com');
  });

  it.each([
    ['smtp://mail.northlight-studio.com:587', {}, true],
    ['smtps://203.0.113.9', {}, false],
    ['smtps://8.8.8.8', {}, true],
    ['smtp://127.0.0.1:1025', {}, false],
    ['smtp://[::1]:1025', {}, false],
    ['smtp://10.0.0.7', {}, false],
    ['smtp://mailpit:1025', {}, false],
    ['smtp://mail.shop.internal', {}, false],
    ['smtp://relay:25', { MAIL_KEEP_RESERVED: 'on' }, true],
    ['smtp://mail.northlight-studio.com:587', { MAIL_KEEP_RESERVED: 'off' }, false],
  ])('knows whether %s with %j gets no mails to reserved domains: %s', (SMTP_URL, own, kept) => {
    expect(read({ SMTP_URL, ...own }).keepsReservedMail).toBe(kept);
  });

  it.each([
    ['./brand/logo.SVG', '/brand/logo.svg', resolve('brand/logo.SVG')],
    ['file:///srv/shop/logo.png', '/brand/logo.png', '/srv/shop/logo.png'],
    ['https://logos.example.com/logo.svg', 'https://logos.example.com/logo.svg', null],
    ['/uploads/logo-772.webp', '/uploads/logo-772.webp', null],
  ])('shows the logo %s at %s', (BRAND_LOGO, logo, logoFile) => {
    expect(read({ BRAND_LOGO }).brand).toMatchObject({ logo, logoFile });
  });

  it('takes a blank variable as absent', () => {
    expect(read({ PORT: ' ', SMTP_URL: '', STRIPE_SECRET_KEY: '' }).port).toBe(3000);
  });

  it('names a wildcard address localhost, and wraps an IPv6 one', () => {
    expect(read({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(read({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
  });

  it('keeps a generated session secret private, and the same at the next start', () => {
    const first = read().sessionSecret;
    const file = join(dataDir, 'session-secret');
    expect(first).toHaveLength(64);
    expect(readFileSync(file, 'utf8').trim()).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(read().sessionSecret).toBe(first);
  });

  it('reads every group of settings', () => {
    const config = read({
      PUBLIC_URL: `${SHOP}/`,
      SESSION_SECRET: SECRET,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_API_BASE: 'http://127.0.0.1:12111',
      MAIL_FROM: '"Ada, at the shop" <ada@shop.example.com>',
      SELLER_NAME: 'Shop Ltd.',
      SELLER_ADDRESS: '1 Main Street; 10115 Berlin',
      TAX_RATE: '8.875',
      IMAGE_HOSTS: 'Images.example.com, cdn.example.com',
      IMAGE_HOST_SWAP: 'old.example.com=new.example.com',
      S3_BUCKET: 'shop',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      TRUST_PROXY: '1',
      RATE_LIMITS: 'off',
      OPEN_BOOKINGS: '3',
      OPEN_UNITS: '40',
      WEBHOOK_ALLOW_PRIVATE: 'true',
      WORKERS: '0',
    });
    expect(config).toMatchObject({
      publicUrl: SHOP,
      production: true,
      payments: 'stripe',
      stripe: { secretKey: 'sk_test_1', apiBase: 'http://127.0.0.1:12111' },
      mailFrom: { name: 'Ada, at the shop', address: 'ada@shop.example.com' },
      seller: { name: 'Shop Ltd.', address: ['1 Main Street', '10115 Berlin'], website: SHOP },
      taxRate: 8.875,
      imageHosts: ['images.example.com', 'cdn.example.com'],
      imageHostSwap: { from: 'old.example.com', to: 'new.example.com' },
      s3: { bucket: 'shop', region: 'us-east-1', endpoint: null },
      trustProxy: 1,
      rateLimits: false,
      openLimits: { bookings: 3, units: 40 },
      webhookAllowPrivate: true,
      workers: 0,
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['HOST', 'my host'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['PUBLIC_URL', 'http://shop.example.com/store'],
    ['PUBLIC_URL', 'http://me:pass@shop.example.com'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'postgres://shop@db1:5432,,db3/shop'],
    ['DATABASE_DIRECT_URL', 'db1:5432'],
    ['DATABASE_PREPARED', 'never'],
    ['DATABASE_POOL', '7'],
    ['DATABASE_CONNECT_TIMEOUT', '0'],
    ['DATABASE_STATEMENT_TIMEOUT', '1.5'],
    ['DATABASE_LOCK_TIMEOUT', '3601'],
    ['SESSION_SECRET', 'short'],
    ['ADMIN_PASSWORD', '12345'],
    ['SEED', 'full'],
    ['STORE', 'redis'],
    ['PAYMENTS', 'cash'],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Ada <ada>'],
    ['BRAND_MAIL', 'a@example.com, b@example.com'],
    ['BRAND_LOGO', 'javascript:alert(1)'],
    ['BRAND_LOGO', '//evil.example.com/logo.svg'],
    ['BRAND_LOGO', 'http://logos.example.com/logo.svg'],
    ['REFERENCE_PREFIX', 'wc'],
    ['DEMO_URL', 'javascript:alert(1)'],
    ['TAX_RATE', '0.2'],
    ['TAX_RATE', '-5'],
    ['IMAGE_HOSTS', 'https://images.example.com'],
    ['VIDEO_HOSTS', '*.example.com'],
    ['IMAGE_HOST_SWAP', 'old.example.com'],
    ['TRUST_PROXY', 'true'],
    ['RATE_LIMITS', 'maybe'],
    ['OPEN_UNITS', '0'],
    ['INVOICE_RETENTION', '-1'],
    ['MAIL_PATIENCE', '0'],
    ['MAIL_PATIENCE', '61'],
    ['WORKERS', 'two'],
    ['LOG_LEVEL', 'loud'],
  ])('says in words what is wrong with %s=%s', (name, value) => {
    expect(mistakesOf({ [name]: value })).toContainEqual(
      expect.stringMatching(new RegExp(`^${name} (must|is) `)),
    );
  });

  it('names all mistakes at once, and never a secret', () => {
    const secret = 'not-a-stripe-key';
    const env = { PORT: 'abc', SEED: 'x', PUBLIC_URL: SHOP, STRIPE_SECRET_KEY: secret, S3_BUCKET: 'shop' };
    const mistakes = mistakesOf(env);
    for (const name of [
      'PORT',
      'SEED',
      'SESSION_SECRET',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'S3_ACCESS_KEY_ID',
    ]) {
      expect(mistakes.some((mistake) => mistake.startsWith(`${name} `))).toBe(true);
    }
    expect(mistakes.join()).not.toContain(secret);
    expect(() => read(env)).toThrow(/The configuration has \d mistakes:\n {2}/);
  });
});

describe('a shop on an https address', () => {
  it('refuses to start without a session secret', () => {
    expect(mistakesOf({ PUBLIC_URL: SHOP, PAYMENTS: 'simulator' })).toEqual([
      expect.stringContaining('SESSION_SECRET is required'),
    ]);
  });

  it('refuses the payment simulator unless it is chosen on purpose', () => {
    const env = { PUBLIC_URL: SHOP, SESSION_SECRET: SECRET };
    expect(mistakesOf(env)).toEqual([expect.stringContaining('PAYMENTS=simulator on purpose')]);
    expect(read({ ...env, PAYMENTS: 'simulator' }).payments).toBe('simulator');
  });

  it('is not decided by NODE_ENV', () => {
    expect(read({ NODE_ENV: 'production' }).production).toBe(false);
  });
});

describe('a database behind a pooler', () => {
  const DATABASE_DIRECT_URL = 'postgres://shop@db1,db2/shop';

  it('has an address of its own beside that of the pooler', () => {
    expect(mistakesOf({ DATABASE_DIRECT_URL })).toEqual([
      expect.stringContaining('DATABASE_URL is required when DATABASE_DIRECT_URL is set'),
    ]);
  });

  it('prepares no statements unless asked to', () => {
    const env = { DATABASE_URL: 'postgres://shop@pooler:6432/shop', DATABASE_DIRECT_URL };
    expect(read(env).database.prepared).toBe(false);
    expect(read({ ...env, DATABASE_PREPARED: 'on' }).database.prepared).toBe(true);
  });
});

describe('payments', () => {
  it('refuse half a pair of keys', () => {
    expect(mistakesOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY is required when payments go through Stripe',
    ]);
  });

  it('stay simulated when asked, even with keys', () => {
    const config = read({
      PAYMENTS: 'simulator',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    });
    expect(config).toMatchObject({ payments: 'simulator', stripe: null });
  });
});

it('lists in .env.example every variable, and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(variableNames.toSorted());
});

it('lists in docs/configuration.md every variable, and no other', () => {
  const page = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const names = page.split('\n').flatMap((line) => {
    const [, cell = ''] = line.startsWith('| `') ? line.split('|') : [];
    return [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map((match) => match[1]);
  });
  expect(names.toSorted()).toEqual(variableNames.toSorted());
});
