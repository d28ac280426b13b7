import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { aPicture } from '../../support/pictures.ts';
import { startHttpsAnswers, trustGoodCertificate } from '../../support/tls-servers.ts';
import { describeOnEachStore } from '../account/each-store.ts';

type Preview = Wire<'ImportPreview'> & Wire<'Problem'>;
type Fetched = Wire<'FetchedImportImages'> & Wire<'Problem'>;
type Counts = Wire<'ImportCounts'> & Wire<'Problem'>;

const HEAD = 'slug,title,description,duration,imageUrl,inclusions';
const rowOf = (slug: string, imageUrl: string) =>
  `${slug},The ${slug},A long enough text,60 min,${imageUrl},A host`;
const fileOf = (...rows: readonly string[]) => ({
  kind: 'experiences',
  format: 'csv',
  text: [HEAD, ...rows].join('\n'),
});

const preview = (admin: SignedInClient, file: object) =>
  admin.post<Preview>('/api/admin/catalogue/import/preview', file);

let picture: Buffer;
let elsewhere: Awaited<ReturnType<typeof startHttpsAnswers>>;
const asked: string[] = [];

beforeAll(async () => {
  trustGoodCertificate();
  picture = await aPicture(400, 240).jpeg().toBuffer();
  elsewhere = await startHttpsAnswers(({ url = '' }, response) => {
    asked.push(url);
    if (url.startsWith('/page')) response.writeHead(200).end('<!doctype html><p>Sign in</p>');
    else if (url.startsWith('/picture')) response.writeHead(200).end(picture);
    else response.writeHead(404).end();
  });
});
afterAll(() => elsewhere.stop());

describeOnEachStore(
  'pictures of an imported file',
  (app) => {
    it('are fetched over https, drawn, and served by the shop', async () => {
      const admin = await app().admin();
      const slug = unique('pictured');
      const file = fileOf(
        rowOf(`${slug}-1`, `${elsewhere.url}/picture.jpg`),
        rowOf(`${slug}-2`, `${elsewhere.url}/picture.jpg`),
      );
      asked.length = 0;
      const shown = await preview(admin, file);
      expect(shown.body).toMatchObject({ created: 2, picturesToFetch: 1, errorCount: 0 });
      expect(asked).toEqual([]);

      const fetched = await admin.post<Fetched>('/api/admin/catalogue/import/images', file);
      expect([fetched.status, fetched.body]).toEqual([200, { fetched: 1, errors: [], next: null }]);
      const { version } = shown.body;
      const done = await admin.post<Counts>('/api/admin/catalogue/import', { ...file, version });
      expect(done.body).toEqual({ created: 2, updated: 0, same: 0 });
      expect(asked).toEqual(['/picture.jpg']);

      const found = await app().client().get<Wire<'Experience'>>(`/api/experiences/slug/${slug}-2`);
      expect(found.body.imageUrl).toMatch(/^\/uploads\/[0-9a-f]{24}-w400-772\.webp$/);
      const served = await fetch(`${app().url}${found.body.imageUrl}`);
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
      await served.arrayBuffer();

      const again = await preview(admin, file);
      expect(again.body).toMatchObject({ same: 2, updated: 0, picturesToFetch: 0 });
    });

    it('change nothing when one is no picture, and say in which line', async () => {
      const admin = await app().admin();
      const slug = unique('refused');
      const file = fileOf(
        rowOf(`${slug}-1`, `${elsewhere.url}/picture.jpg?${slug}`),
        rowOf(`${slug}-2`, `${elsewhere.url}/page`),
        rowOf(`${slug}-3`, `${elsewhere.url}/nothing`),
      );
      const { version } = (await preview(admin, file)).body;
      const { status, body } = await admin.post<Counts>('/api/admin/catalogue/import', { ...file, version });
      const words = 'There is no picture that the shop can take (JPEG, PNG, GIF, WebP or AVIF).';
      expect([status, body.message]).toEqual([422, `Line 3, imageUrl: ${words}`]);
      expect(body.issues).toEqual([
        { path: '3.imageUrl', message: words },
        { path: '4.imageUrl', message: 'The host answers 404.' },
      ]);
      expect((await preview(admin, file)).body.version).toBe(version);
      const gone = await app().client().get(`/api/experiences/slug/${slug}-1`);
      expect(gone.status).toBe(404);
    });
  },
  { WEBHOOK_ALLOW_PRIVATE: 'true' },
);

describeOnEachStore('pictures of a file in a private network', (app) => {
  it('are refused by the preview in words, and asked for by nobody', async () => {
    const admin = await app().admin();
    const slug = unique('inside');
    asked.length = 0;
    const file = fileOf(
      rowOf(`${slug}-1`, `${elsewhere.url}/picture.jpg`),
      rowOf(`${slug}-2`, 'https://169.254.169.254/latest/meta-data'),
      rowOf(`${slug}-3`, 'https://user:secret@pictures.example/a.webp'),
    );
    const shown = await preview(admin, file);
    expect(shown.body.errors).toEqual([
      { line: 2, field: 'imageUrl', message: 'Must name a host of the public internet.' },
      { line: 3, field: 'imageUrl', message: 'The address leads into a private network.' },
      { line: 4, field: 'imageUrl', message: 'Please enter a valid URL for the image' },
    ]);
    const fetched = await admin.post<Fetched>('/api/admin/catalogue/import/images', file);
    expect([fetched.status, fetched.body.message]).toEqual([
      422,
      'Line 2, imageUrl: Must name a host of the public internet.',
    ]);
    expect(asked).toEqual([]);
  });
});
