import { Refusal } from '@wondercast/core/kernel/refusal';
import type { FileFormat } from '@wondercast/core/shop/catalogue/catalogue-file';
import { MOST_PICTURES } from '@wondercast/core/shop/catalogue/file-pictures';
import { NOT_A_PICTURE, PICTURES_LEFT, TOO_MANY_PICTURES } from '@wondercast/core/shop/catalogue/words';
import { filesOf, uploadAt } from '@wondercast/core/shop/media/uploaded-image';
import { NOT_AN_IMAGE, RENDERERS_BUSY } from '@wondercast/core/shop/media/words';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../adapters/http/tables/read-table.ts';
import { memoryImages, memoryRenderer } from '../../../adapters/memory/media/images.ts';
import { memoryRemotePictures } from '../../../adapters/memory/media/remote-pictures.ts';
import { refused } from '../../contracts/store-under-test.ts';
import { anAdmin, aUser, memoryShop } from '../../support/memory-ports.ts';

const ADMIN = anAdmin();
const HOUR_MS = 60 * 60 * 1000;
const PICTURE = new Uint8Array([1, 2, 3]);
const BAD = new Uint8Array([9]);

const at = (name: string | number) => `https://pictures.example/${name}.webp`;

const aShop = () => {
  const remote = memoryRemotePictures();
  const images = memoryImages();
  const renderer = {
    render: (content: Uint8Array) => {
      if (content === BAD) throw new Refusal('invalid', NOT_AN_IMAGE);
      return memoryRenderer.render(content);
    },
  };
  const made = memoryShop({ remotePictures: remote, images, renderer });
  const { shop, ports } = made;
  const load = () => ports.read.catalogue.load();
  const preview = (text: string, format: FileFormat = 'csv') =>
    shop.previewImport(ADMIN, 'experiences', readTable(format, text));
  const fetchFrom = (text: string, from: number, caller = ADMIN) =>
    shop.fetchImportPictures(caller, { kind: 'experiences', table: readTable('csv', text), from });
  const bring = async (text: string, format: FileFormat = 'csv') =>
    shop.importCatalogue(ADMIN, {
      kind: 'experiences',
      version: (await load()).version,
      table: readTable(format, text),
    });
  const put = (...names: readonly (string | number)[]) => {
    for (const name of names) remote.pictures.set(at(name), { content: PICTURE });
  };
  return { ...made, remote, images, load, preview, fetchFrom, bring, put };
};

const HEAD = 'slug,title,description,duration,imageUrl,coverImageUrl,inclusions';
const row = (slug: string, image: string, cover = '') =>
  `${slug},The ${slug},A long enough text,60 min,${image},${cover},A host`;
const file = (...rows: readonly string[]) => [HEAD, ...rows].join('\n');

describe('pictures of an import', () => {
  it('are fetched, kept, and shown by the shop’s own copies', async () => {
    const { preview, bring, load, put, remote, images, ports } = aShop();
    put('card', 'cover');
    const text = file(row('one', at('card'), at('cover')), row('two', at('card')));
    const shown = await preview(text);
    expect(shown).toMatchObject({ errors: [], picturesToFetch: 2 });
    const named = shown.rows[0]?.fields.filter(({ field }) => /image/i.test(field));
    expect(named).toMatchObject([
      { field: 'imageUrl', after: at('card'), fetches: true },
      { field: 'coverImageUrl', after: at('cover'), fetches: true },
    ]);
    expect(shown.rows[0]?.fields.find(({ field }) => field === 'title')?.fetches).toBe(false);
    expect(remote.asked).toEqual([]);

    expect(await bring(text)).toEqual({ created: 2, updated: 0, same: 0 });
    expect(remote.asked.toSorted()).toEqual([at('card'), at('cover')]);
    const { experiences } = await load();
    const [one, two] = experiences;
    expect(two?.imageUrl).toBe(one?.imageUrl);
    for (const address of [one?.imageUrl, one?.coverImageUrl]) {
      const upload = uploadAt(address ?? '') ?? '';
      expect(address).toMatch(/^\/uploads\/[0-9a-f]{24}-772\.webp$/);
      for (const name of filesOf(upload)) expect(images.files.has(name)).toBe(true);
    }
    const { entries } = await ports.read.audit.page(
      { subject: 'image', subjectId: uploadAt(one?.imageUrl ?? '') },
      { limit: 5, before: null },
    );
    expect(entries).toMatchObject([
      { action: 'image.uploaded', details: { after: { from: 'pictures.example', bytes: 3 } } },
    ]);
  });

  it('are named in JSON as well', async () => {
    const { bring, load, put } = aShop();
    put('card');
    const record = {
      slug: 'one',
      title: 'The One',
      description: 'A long enough text',
      duration: '60 min',
      imageUrl: at('card'),
      inclusions: 'A host',
    };
    await bring(JSON.stringify([record]), 'json');
    expect((await load()).experiences[0]?.imageUrl).toMatch(/^\/uploads\//);
  });

  it('change nothing when the same file comes again, and ask nobody', async () => {
    const { preview, bring, put, remote } = aShop();
    put('card', 'other');
    const text = file(row('one', at('card')));
    await bring(text);
    remote.asked.length = 0;
    expect(await preview(text)).toMatchObject({ picturesToFetch: 0, counts: { same: 1, updated: 0 } });
    expect(await bring(text)).toEqual({ created: 0, updated: 0, same: 1 });
    expect(remote.asked).toEqual([]);
    const other = file(row('one', at('other')));
    expect(await preview(other)).toMatchObject({ picturesToFetch: 1, counts: { same: 0, updated: 1 } });
  });

  it('stay as they are when the shop shows that very address already, or its own', async () => {
    const { ports, preview, load, bring, remote } = aShop();
    const own = `${ports.profile.publicUrl.replace('http:', 'https:')}/uploads/x-772.webp`;
    await bring(file(row('one', '/uploads/x-772.webp')));
    const id = (await load()).experiences[0]?.id ?? 0;
    await ports.unitOfWork(({ catalogue }) =>
      catalogue.changeExperience(id, { imageUrl: at('elsewhere') }, ports.now()),
    );
    expect(await preview(file(row('one', at('elsewhere'))))).toMatchObject({
      picturesToFetch: 0,
      counts: { same: 1 },
    });
    expect(remote.asked).toEqual([]);
    const secure = memoryShop({ profile: { ...ports.profile, publicUrl: own.replace(/\/uploads.*/, '') } });
    const shown = await secure.shop.previewImport(
      ADMIN,
      'experiences',
      readTable('csv', file(row('one', own))),
    );
    expect(shown).toMatchObject({ picturesToFetch: 0 });
    expect(shown.rows[0]?.fields.find(({ field }) => field === 'imageUrl')?.after).toBe(
      '/uploads/x-772.webp',
    );
  });

  it('change nothing when one of them cannot be had: each line that names it is told', async () => {
    const { bring, fetchFrom, load, put, remote } = aShop();
    put('card');
    remote.pictures.set(at('page'), { content: BAD });
    remote.pictures.set(at('inside'), { error: 'The address leads into a private network.' });
    const text = file(
      row('one', at('card')),
      row('two', at('page')),
      row('three', at('card'), at('inside')),
      row('four', at('page')),
    );
    const before = await load();
    const { errors, fetched, next } = await fetchFrom(text, 0);
    expect({ errors, fetched, next }).toEqual({
      fetched: 1,
      next: null,
      errors: [
        { line: 3, field: 'imageUrl', message: NOT_A_PICTURE },
        { line: 4, field: 'coverImageUrl', message: 'The address leads into a private network.' },
        { line: 5, field: 'imageUrl', message: NOT_A_PICTURE },
      ],
    });
    await refused(bring(text), 'invalid', `Line 3, imageUrl: ${NOT_A_PICTURE}`);
    expect(await load()).toEqual(before);
  });

  it('are refused before anybody is asked when their address says enough', async () => {
    const { ports, preview, remote, fetchFrom } = aShop();
    const guarded = memoryShop({
      remotePictures: { ...remote, objection: (address) => (address.includes('10.0.0.1') ? 'No.' : null) },
    });
    const text = file(row('one', 'https://10.0.0.1/a.webp'), row('two', 'http://pictures.example/b.webp'));
    const shown = await guarded.shop.previewImport(ADMIN, 'experiences', readTable('csv', text));
    expect(shown.errors).toEqual([
      { line: 2, field: 'imageUrl', message: 'No.' },
      { line: 3, field: 'imageUrl', message: 'Please enter a valid URL for the image' },
    ]);
    const many = Array.from({ length: MOST_PICTURES + 1 }, (_, count) => row(`n-${count}`, at(count)));
    await refused(preview(file(...many)), 'invalid', TOO_MANY_PICTURES);
    await refused(fetchFrom(text, 0, aUser(4)), 'forbidden');
    expect([remote.asked, ports.store.tables.uploads.all()]).toEqual([[], []]);
  });

  it('are fetched forty at a time, and imported when all are there', async () => {
    const { bring, fetchFrom, load, put, remote } = aShop();
    const names = Array.from({ length: 95 }, (_, count) => count);
    put(...names);
    const text = file(...names.map((name) => row(`n-${name}`, at(name))));
    const first = await fetchFrom(text, 0);
    expect(first).toMatchObject({ fetched: 40, next: 40 });
    await refused(bring(text), 'conflict', PICTURES_LEFT);
    expect((await load()).experiences).toEqual([]);
    expect(await fetchFrom(text, 40)).toMatchObject({ fetched: 15, next: null });
    expect(await bring(text)).toMatchObject({ created: 95 });
    expect(remote.asked.toSorted()).toEqual(names.map(at).toSorted());
  });

  it('leave the rest to another request when too much is drawn at once', async () => {
    const remote = memoryRemotePictures();
    const table = readTable('csv', file(...['a', 'b'].map((name) => row(name, at(name)))));
    for (const name of ['a', 'b']) remote.pictures.set(at(name), { content: PICTURE });
    const { shop, ports } = memoryShop({
      remotePictures: remote,
      renderer: {
        render: async () => {
          throw new Refusal('unavailable', RENDERERS_BUSY);
        },
      },
    });
    const fetching = shop.fetchImportPictures(ADMIN, { kind: 'experiences', table, from: 0 });
    await refused(fetching, 'unavailable', RENDERERS_BUSY);
    expect(ports.store.tables.uploads.all()).toEqual([]);
  });

  it('go after a day when no import takes them', async () => {
    const { shop, clock, fetchFrom, preview, put, images } = aShop();
    put('card');
    const text = file(row('one', at('card')));
    await fetchFrom(text, 0);
    expect(await preview(text)).toMatchObject({ picturesToFetch: 0 });
    const later = async (hours: number) => {
      clock.now = new Date(clock.now.getTime() + hours * HOUR_MS);
      await shop.collectImages();
    };
    await later(0);
    await later(13);
    expect(images.files.size).toBeGreaterThan(0);
    // A copy that is soon collected is not taken any more.
    expect(await preview(text)).toMatchObject({ picturesToFetch: 1 });
    await later(12);
    expect(images.files.size).toBe(0);
  });
});
