import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientPackage, packedClient } from '../../../web/client-package.mjs';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { type EmptyFolder, emptyFolder } from '../../support/empty-folder.ts';
import { aPartner, createKey } from '../../support/partners.ts';
import { until } from '../../support/until.ts';

/** The programs of the client's guide, in its order. */
const guide = readFileSync(new URL('../../../openapi/client/README.md', import.meta.url), 'utf8');
const [BOOK = '', PAGES = '', LISTEN = ''] = [...guide.matchAll(/```ts[^\n]*\n([\s\S]*?)```/g)].map(
  ([, program]) => program,
);

const START = `import { createClient, each, type Schema } from '@wondercast/client';
const shop = createClient({ baseUrl: '' });
const items: Schema<'QuoteBody'>['items'] = [];`;

const RIGHT = `${START}
shop.get('/api/experiences');
shop.get('/api/experiences/slug/{slug}', { path: { slug: 'x' } });
shop.post('/api/quotes', { body: { items } });
each(shop, '/api/partner/bookings');
`;

/** What compiles without the line that is wrong, by what is wrong with it. */
const WRONG = {
  'a parameter of the path is missing': "shop.get('/api/experiences/slug/{slug}');",
  'another parameter': "shop.get('/api/experiences/slug/{slug}', { path: { id: 'x' } });",
  'nothing but the address': "shop.post('/api/quotes');",
  'no body': "shop.post('/api/quotes', { idempotencyKey: 'mine' });",
  'a body without a field': "shop.post('/api/quotes', { body: {} });",
  'a body of a read': "shop.get('/api/experiences', { body: { items } });",
  'an address that cannot be read': "shop.get('/api/quotes');",
  'an unknown parameter': "shop.get('/api/experiences', { query: { colour: 'red' } });",
  'a list that has no pages': "each(shop, '/api/config');",
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

describe('the package of the client', () => {
  let app: TestApp;
  let admin: SignedInClient;
  let folder: EmptyFolder;
  let packed: readonly string[] = [];
  beforeAll(async () => {
    app = await startApp({ store: 'memory', env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
    admin = await app.admin();
    folder = emptyFolder();
    packed = await folder.installPacked('@wondercast/client', packedClient());
    for (const name of ['@types/node', 'undici-types']) folder.borrow(name);
  });
  afterAll(async () => {
    folder?.remove();
    await app?.stop();
  });

  it('has declarations, guide and licence, and needs no other package', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'client/package.js',
        'client/package.d.ts',
        'generated/types.d.ts',
      ]),
    );
    expect(packed.filter((path) => /(?<!\.d)\.ts$/.test(path))).toEqual([]);
    const manifest = JSON.parse(clientPackage()['package.json']) as object;
    expect(manifest).toMatchObject({ name: '@wondercast/client', type: 'module', license: 'MIT' });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(manifest).not.toHaveProperty('private');
  });

  it('brings types that refuse what the contract does not have, or that leave out what it needs', async () => {
    folder.write('book.ts', BOOK);
    folder.write('pages.ts', PAGES);
    folder.write('listen.ts', LISTEN);
    folder.write('right.ts', RIGHT);
    folder.write('wrong.ts', [START, ...Object.values(WRONG)].join('\n'));
    const found = await folder.check('book.ts', 'pages.ts', 'listen.ts', 'right.ts', 'wrong.ts');
    const first = START.split('\n').length + 1;
    const refused = [...found.matchAll(/^wrong\.ts\((\d+),/gm)].map(([, line]) => Number(line) - first);
    expect(Object.keys(WRONG).filter((_, at) => !refused.includes(at))).toEqual([]);
    expect(found).not.toMatch(/^(book|pages|listen|right)\.ts/m);
  });

  it('searches, quotes, books, lists bookings and believes a webhook as its guide says', async () => {
    const partner = await aPartner(admin);
    const key = await createKey(admin, { partnerId: partner.id, kind: 'secret' });
    const port = await freePort();
    const { body: hook } = await admin.post<Wire<'WebhookWithSecret'>>('/api/admin/webhooks', {
      url: `http://127.0.0.1:${port}/`,
      partnerId: partner.id,
      events: ['booking.created'],
    });
    const env = { WONDERCAST_URL: app.url, WONDERCAST_KEY: key };
    folder.write('book.ts', BOOK);
    folder.write('pages.ts', PAGES);
    // It ends after its first message, where the guide's goes on.
    folder.write('listen.ts', LISTEN.replace('.writeHead(204).end();', '$&\n    server.close();'));
    const listening = folder.run('listen.ts', {
      ...env,
      PORT: String(port),
      WONDERCAST_WEBHOOK_SECRET: hook.secret,
    });
    const unsigned = () =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }).catch(() => null);
    await until('it listens, and refuses what is not signed', async () => (await unsigned())?.status === 400);
    const booked: string[] = [];
    for (let i = 0; i < 3; i++) {
      const said = await folder.run('book.ts', env);
      const [, reference = ''] = /^Booked (WC-[0-9A-Z]{10}) for 1450 USD\n$/.exec(said) ?? [];
      booked.push(reference);
    }
    expect(await listening).toMatch(new RegExp(`^\\S+: booking\\.created of (${booked.join('|')})\n$`));
    const lines = booked.toReversed().map((reference) => `${reference} 1450\n`);
    expect(await folder.run('pages.ts', env)).toBe(lines.join(''));
  });
});
