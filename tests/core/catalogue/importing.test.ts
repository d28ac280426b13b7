import type { CatalogueData } from '@wondercast/core/shop/catalogue/catalogue-data';
import type { FileFormat, FileKind } from '@wondercast/core/shop/catalogue/catalogue-file';
import { MOST_ROWS } from '@wondercast/core/shop/catalogue/catalogue-file';
import { NO_PICTURE } from '@wondercast/core/shop/catalogue/no-picture';
import { readOwnSheet } from '@wondercast/core/shop/catalogue/own-sheet';
import { experienceRule } from '@wondercast/core/shop/catalogue/rules';
import { MOST_OF_A_ROW } from '@wondercast/core/shop/catalogue/steps/row-errors';
import { TOO_MANY_SLUGS } from '@wondercast/core/shop/catalogue/steps/row-judge';
import { CHANGED_SINCE_PREVIEW } from '@wondercast/core/shop/catalogue/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../adapters/http/tables/read-table.ts';
import { SAMPLES } from '../../../web/features/admin-experiences/file-sample.ts';
import { refused } from '../../contracts/store-under-test.ts';
import { anAddOn, anExperience, unique, usd } from '../../support/builders.ts';
import { anAdmin, aUser, memoryShop } from '../../support/memory-ports.ts';

const ADMIN = anAdmin();

/** A shop of two shelves, two experiences and an add-on. */
const aShop = async () => {
  const { shop, ports } = memoryShop();
  const [games, wellness] = await ports.unitOfWork(async ({ catalogue }) => [
    await catalogue.addCategory({ name: 'Games', slug: 'games' }),
    await catalogue.addCategory({ name: 'Wellness', slug: 'wellness' }),
  ]);
  if (!games || !wellness) throw new Error('The shelves are missing');
  const quiz = await ports.unitOfWork(async ({ catalogue }) => {
    const made = await catalogue.addExperience(
      anExperience({ slug: 'quiz', categoryIds: [games.id, wellness.id] }),
    );
    await catalogue.addExperience(anExperience({ slug: 'jazz', title: '=Jazz; -Hour', theme: '@Blue' }));
    await catalogue.addAddOn(anAddOn({ experienceIds: [made.id] }));
    return made;
  });
  const load = (): Promise<CatalogueData> => ports.read.catalogue.load();
  const preview = (kind: FileKind, text: string, format: FileFormat = 'csv') =>
    shop.previewImport(ADMIN, kind, readTable(format, text));
  const bring = async (kind: FileKind, text: string, format: FileFormat = 'csv', version?: number) =>
    shop.importCatalogue(ADMIN, {
      kind,
      version: version ?? (await load()).version,
      table: readTable(format, text),
    });
  return { shop, ports, load, preview, bring, quiz };
};

const KINDS: readonly FileKind[] = ['experiences', 'categories', 'add-ons'];
const FORMATS: readonly FileFormat[] = ['csv', 'json'];
const NEW = 'description,duration,imageUrl,inclusions';
const TAIL = 'A long enough text,60 min,/uploads/x.webp,A host';

describe('importing the catalogue', () => {
  it.each(KINDS.flatMap((kind) => FORMATS.map((format) => [kind, format] as const)))(
    'changes nothing by what was exported: %s as %s',
    async (kind, format) => {
      const { shop, load, preview, bring } = await aShop();
      const before = await load();
      const text = await shop.exportCatalogue(ADMIN, kind, format);
      const { counts, errors } = await preview(kind, text, format);
      expect(errors).toEqual([]);
      expect(counts).toMatchObject({ created: 0, updated: 0 });
      expect(counts.same).toBeGreaterThan(0);
      expect(await bring(kind, text, format)).toEqual(counts);
      expect(await load()).toEqual(before);
    },
  );

  it('keeps some errors of a row that has endless ones, and all rows that have any', async () => {
    const { preview } = await aShop();
    const many = Array.from({ length: 900 }, (_, at) => `nothing-${at}`);
    const row = (slug: string) => ({ slug, title: 'Quiz', categories: many });
    const lists = await preview('experiences', JSON.stringify([row('quiz'), row('jazz')]), 'json');
    expect(lists.errorCount).toBe(2 * MOST_OF_A_ROW);
    // Each of a million would be looked up, and said.
    const millions = await preview('experiences', `slug,categories\nquiz,${'a|'.repeat(1_000_000)}`);
    expect(millions.errors).toContainEqual({ line: 2, field: 'categories', message: TOO_MANY_SLUGS });
    const columnNames = Array.from({ length: 50_000 }, (_, at) => `nothing-${at}`);
    const columns = Object.fromEntries(columnNames.map((name) => [name, 1]));
    const wide = await preview('categories', JSON.stringify([{ slug: 'games', ...columns }]), 'json');
    expect(wide.errorCount).toBe(MOST_OF_A_ROW);
  });

  it('looks at no further row once it has found two hundred mistakes', async () => {
    const { preview } = await aShop();
    const rows = Array.from({ length: 4_000 }, (_, at) => `slug-${at},`);
    const { errors, errorCount } = await preview('categories', ['slug,name', ...rows].join('\n'));
    expect([errors.length, errorCount]).toEqual([200, 200]);
  });

  it('changes nothing by what was exported, whatever the experiences say', async () => {
    const text = (least: number) =>
      fc
        .array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom('=', "'", '"', ',', ';', '\n', '-', '@', '+1'),
          ),
        )
        .map((parts) => `${parts.join('')}${'x'.repeat(least)}`);
    const given = fc.record({
      title: text(3),
      description: text(10),
      duration: text(2),
      inclusions: text(1),
      theme: fc.option(text(1)),
      featured: fc.boolean(),
      year: fc.integer({ min: 1, max: 9_999 }),
      starterPrice: fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100),
      bookingRules: fc.constantFrom(null, {
        noticeHours: 3,
        zone: 'Europe/Berlin',
        hours: [{ weekday: 1, from: 60, to: 1_440 }],
        blackoutDays: ['2030-12-24'],
      }),
    });
    await fc.assert(
      fc.asyncProperty(given, fc.constantFrom(...FORMATS), async (said, format) => {
        const parsed = experienceRule.safeParse({ ...said, imageUrl: '/uploads/x.webp' });
        fc.pre(parsed.success);
        const { shop, preview } = await aShop();
        await shop.createExperience(ADMIN, parsed.data);
        const file = await shop.exportCatalogue(ADMIN, 'experiences', format);
        const { counts, errors } = await preview('experiences', file, format);
        expect(errors).toEqual([]);
        expect(counts).toEqual({ created: 0, updated: 0, same: 3 });
      }),
      { numRuns: 60 },
    );
  });

  it('creates what is unknown and changes the given columns of what is known', async () => {
    const { load, preview, bring, ports, quiz } = await aShop();
    const text = `slug;title;starterPrice;featured;categories;${NEW.replaceAll(',', ';')}\nquiz;The Other Quiz;12.50;yes;wellness;${[quiz.description, quiz.duration, quiz.imageUrl, `"${quiz.inclusions}"`].join(';')}\nnew-one;A New One;;;games|wellness;${TAIL.replaceAll(',', ';')}`;
    const shown = await preview('experiences', text);
    expect(shown.errors).toEqual([]);
    expect(shown.rows.map(({ line, key, change }) => [line, key, change])).toEqual([
      [2, 'quiz', 'update'],
      [3, 'new-one', 'create'],
    ]);
    expect(shown.rows[0]?.fields).toEqual([
      { field: 'title', before: 'The Big Quiz', after: 'The Other Quiz', fetches: false },
      { field: 'featured', before: false, after: true, fetches: false },
      { field: 'starterPrice', before: 990, after: 12.5, fetches: false },
      { field: 'categories', before: ['games', 'wellness'], after: ['wellness'], fetches: false },
    ]);
    expect(await bring('experiences', text, 'csv', shown.version)).toEqual({
      created: 1,
      updated: 1,
      same: 0,
    });
    const { experiences, version } = await load();
    expect(version).toBe(shown.version + 1);
    const changed = experiences.find(({ slug }) => slug === 'quiz');
    expect(changed).toMatchObject({ title: 'The Other Quiz', version: 2, createdAt: quiz.createdAt });
    expect(changed?.prices).toEqual({ ...quiz.prices, starter: usd(12.5) });
    const added = experiences.find(({ slug }) => slug === 'new-one');
    expect(added).toMatchObject({ title: 'A New One', version: 1, featured: false, match: 90 });
    expect(added?.categories.map(({ slug }) => slug)).toEqual(['games', 'wellness']);
    const { entries } = await ports.read.audit.page(
      { subject: null, subjectId: null },
      { limit: 9, before: null },
    );
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['experience.created', String(added?.id)],
      ['experience.updated', String(quiz.id)],
      ['catalogue.imported', 'experiences'],
    ]);
    expect(entries[1]?.details).toMatchObject({ before: { featured: false }, after: { featured: true } });
    expect(entries[2]?.details).toEqual({ created: 1, updated: 1, same: 0 });
  });

  it('orders and renames categories, and adds new ones in their places', async () => {
    const { load, bring } = await aShop();
    const text = 'slug,name,order\nwellness,Calm,1\nnew-shelf,New shelf,2';
    expect(await bring('categories', text)).toEqual({ created: 1, updated: 1, same: 0 });
    const { categories } = await load();
    expect(categories.map(({ slug, name, order }) => [slug, name, order])).toEqual([
      ['wellness', 'Calm', 1],
      ['new-shelf', 'New shelf', 2],
      ['games', 'Games', 3],
    ]);
  });

  it('finds add-ons by id or by name', async () => {
    const { load, bring, preview } = await aShop();
    const text =
      'name,description,price,experiences\nSnack boxes,A box for everybody.,190,quiz|jazz\nMug,A mug,15,';
    expect(await bring('add-ons', text)).toEqual({ created: 1, updated: 1, same: 0 });
    const { addOns } = await load();
    expect(addOns.map(({ name, price, experienceIds }) => [name, price, experienceIds.length])).toEqual([
      ['Snack boxes', usd(190), 2],
      ['Mug', usd(15), 0],
    ]);
    await bring('add-ons', `id,name\n${addOns[1]?.id},Snack boxes`);
    const { errors } = await preview('add-ons', 'name,price\nSnack boxes,3');
    expect(errors).toEqual([
      { line: 2, field: 'name', message: 'Several add-ons have this name. Name one by its id.' },
    ]);
    expect((await preview('add-ons', 'id,name\n999,Cup')).errors).toEqual([
      { line: 2, field: 'id', message: 'Add-on not found' },
    ]);
  });

  const HEAD = `slug,title,starterPrice,categories,videoUrl,${NEW}`;
  it.each([
    ['a decimal comma', `ok,Fine,"990,50",,,${TAIL}`, 'starterPrice', 'Has a decimal comma: write 990.50'],
    ['a price', `ok,Fine,-3,,,${TAIL}`, 'starterPrice', 'Starter price must be at least 0'],
    ['a title', `ok,F,,,,${TAIL}`, 'title', 'Title must be at least 3 characters long'],
    [
      'an unknown category',
      `ok,Fine,,games|nowhere,,${TAIL}`,
      'categories',
      'There is no category “nowhere”.',
    ],
    ['no slug', `,Fine,,,,${TAIL}`, 'slug', 'Every row needs a slug'],
    [
      'a slug of digits',
      `123,Fine,,,,${TAIL}`,
      'slug',
      'A slug has small letters, digits and hyphens, at most 120, and at least one of them is a letter',
    ],
    ['a slug twice', `quiz,Fine,,,,${TAIL}\nquiz,Fine,,,,${TAIL}`, 'slug', 'This slug is in line 3 already.'],
    [
      'a foreign video',
      `ok,Fine,,,https://evil.example/x,${TAIL}`,
      'videoUrl',
      'Video must be a supported address',
    ],
    ['too many cells', `ok,Fine,,,,${TAIL},more`, '', 'This row has more cells than the file has columns.'],
  ])('names the line of %s, and one such line changes nothing', async (_, rows, field, message) => {
    const { load, preview, bring } = await aShop();
    const before = await load();
    const text = `${HEAD}\ngood-one,Good,,,,${TAIL}\n${rows}`;
    const line = 1 + text.trim().split('\n').length - 1;
    expect((await preview('experiences', text)).errors).toEqual([{ line, field, message }]);
    await refused(bring('experiences', text), 'invalid', `Line ${line}${field && `, ${field}`}: ${message}`);
    expect(await load()).toEqual(before);
  });

  it('refuses unknown columns, and columns that are there twice', async () => {
    const { preview } = await aShop();
    expect((await preview('categories', 'slug,Name,name,colour\ngames,Games,Games,red')).errors).toEqual([
      { line: 1, field: 'name', message: 'The column “name” is in the file twice.' },
      { line: 1, field: 'colour', message: 'There is no column “colour”.' },
    ]);
    const json = JSON.stringify([{ slug: 'games', __proto__: 1, colour: 'red' }]);
    expect((await preview('categories', json, 'json')).errors).toEqual([
      { line: 1, field: 'colour', message: 'There is no column “colour”.' },
    ]);
  });

  it.each([
    ['an empty file', '', 'The file has no rows.'],
    ['a head alone', 'slug,title\n', 'The file has no rows.'],
    ['no slugs', 'title\nQuiz', 'The file has no column “slug”.'],
    ['too many rows', `slug\n${'quiz\n'.repeat(MOST_ROWS + 1)}`, 'The file has more than 5,000 rows.'],
  ])('refuses %s', async (_, text, message) => {
    const { preview } = await aShop();
    await refused(preview('experiences', text), 'invalid', message);
  });

  it.each([
    ['{}', 'The file must be a list of records.'],
    ['[1]', 'The file must be a list of records.'],
    ['[{', 'The file is not valid JSON.'],
  ])('refuses JSON that holds no records: %s', (text, message) => {
    expect(() => readTable('json', text)).toThrow(message);
  });

  it('refuses a name that another category has', async () => {
    const { preview } = await aShop();
    const { errors } = await preview('categories', 'slug,name\nother,GAMES\nthird,Third\nfourth,third');
    expect(errors.map(({ line, message }) => [line, message])).toEqual([
      [2, 'This category name is taken.'],
      [4, 'This category name is taken.'],
    ]);
  });

  it('is of the catalogue that was previewed, and of no other', async () => {
    const { preview, bring, load, shop } = await aShop();
    const text = 'slug,name\nnew-shelf,New shelf';
    const { version } = await preview('categories', text);
    await shop.createCategory(ADMIN, { name: unique('Between'), slug: null });
    const before = await load();
    await refused(bring('categories', text, 'csv', version), 'conflict', CHANGED_SINCE_PREVIEW);
    expect(await load()).toEqual(before);
  });

  it('takes a sheet of one’s own: columns mapped, slugs from titles, categories by name, pictures to follow', async () => {
    const { shop, load, ports } = await aShop();
    const sheet = readTable(
      'csv',
      'Event;Length;About;Included;Kind;Colour\nSoirée Jazz;75 min;An evening of live jazz.;Band;Games;blue\nquiz;30 min;;;;',
    );
    const table = readOwnSheet('experiences', sheet, [
      { column: 'event', field: 'title' },
      { column: 'Length', field: 'duration' },
      { column: 'About', field: 'description' },
      { column: 'Included', field: 'inclusions' },
      { column: 'Kind', field: 'categories' },
      { column: 'Colour', field: null },
    ]);
    const own = { isOwnSheet: true, onlyGood: true };
    const shown = await shop.previewImport(ADMIN, 'experiences', table, own);
    expect(shown).toMatchObject({ counts: { created: 1, updated: 0 }, leftOutRows: 1 });
    expect(new Set(shown.errors.map(({ line }) => line))).toEqual(new Set([3]));
    const { version } = await load();
    const counts = await shop.importCatalogue(ADMIN, { kind: 'experiences', version, table, ...own });
    expect(counts).toMatchObject({ created: 1, updated: 0 });
    const made = (await ports.read.catalogue.load()).experiences.find(({ slug }) => slug === 'soiree-jazz');
    expect(made).toMatchObject({ title: 'Soirée Jazz', published: false, imageUrl: NO_PICTURE });
    expect(made?.categories.map(({ slug }) => slug)).toEqual(['games']);
  });

  it('imports nothing of a file with wrong rows unless the good ones are asked for, and refuses a wrong head', async () => {
    const { shop, load } = await aShop();
    const before = await load();
    const { version } = before;
    const table = readTable('csv', 'slug,name\nnew-shelf,New shelf\nNot A Slug,Other');
    await refused(
      shop.importCatalogue(ADMIN, { kind: 'categories', version, table }),
      'invalid',
      'Line 3, slug: A slug has small letters, digits and hyphens, at most 120, and at least one of them is a letter',
    );
    const wrongHead = readTable('csv', 'slug,name,colour\nnew-shelf,New shelf,red');
    expect(await shop.previewImport(ADMIN, 'categories', wrongHead, { onlyGood: true })).toMatchObject({
      leftOutRows: 0,
      errorCount: 1,
    });
    await refused(
      shop.importCatalogue(ADMIN, { kind: 'categories', version, table: wrongHead, onlyGood: true }),
      'invalid',
    );
    expect(await load()).toEqual(before);
    const counts = await shop.importCatalogue(ADMIN, { kind: 'categories', version, table, onlyGood: true });
    expect(counts).toMatchObject({ created: 1 });
  });

  it('makes a draft of a new experience without a picture, whatever it says', async () => {
    const { preview } = await aShop();
    const text =
      'slug,title,description,duration,inclusions,published\nno-art,No Art,A long enough text,60 min,Host,yes';
    const { rows, errors } = await preview('experiences', text);
    expect(errors).toEqual([]);
    expect(rows[0]?.fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'published', after: false }),
        expect.objectContaining({ field: 'imageUrl', after: NO_PICTURE }),
      ]),
    );
  });

  it.each(KINDS)('takes the sample of %s as it is', async (kind) => {
    const { preview } = await aShop();
    expect(await preview(kind, SAMPLES[kind])).toMatchObject({ counts: { created: 1 }, errors: [] });
  });

  it('is for administrators', async () => {
    const { shop } = await aShop();
    const table = readTable('csv', 'slug\nquiz');
    await refused(shop.previewImport(aUser(7), 'experiences', table), 'forbidden');
    await refused(shop.importCatalogue(aUser(7), { kind: 'experiences', version: 1, table }), 'forbidden');
    await refused(shop.exportCatalogue(aUser(7), 'experiences', 'csv'), 'forbidden');
  });
});
