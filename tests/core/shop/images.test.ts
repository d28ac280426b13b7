import { Refusal } from '@wondercast/core/kernel/refusal';
import { NOT_AUTHENTICATED, NOT_PERMITTED } from '@wondercast/core/people/caller';
import type { ImageStore } from '@wondercast/core/shop/media/ports';
import { filesOf, MOST_BYTES, uploadAt } from '@wondercast/core/shop/media/uploaded-image';
import { NO_ROOM } from '@wondercast/core/shop/media/words';
import { describe, expect, it } from 'vitest';
import { memoryImages, memoryRenderer } from '../../../adapters/memory/media/images.ts';
import { anExperience } from '../../support/builders.ts';
import { anAdmin, aUser, aVisitor, memoryShop } from '../../support/memory-ports.ts';

const ADMIN = anAdmin();
const HOUR_MS = 60 * 60 * 1000;
const PICTURE = new Uint8Array([1, 2, 3]);

const withImages = (change: Partial<ImageStore> = {}) => {
  const images = memoryImages();
  const made = memoryShop({ images: { ...images, ...change } });
  const names = () => [...images.files.keys()].toSorted();
  const rows = () => made.ports.store.tables.uploads.all().map(({ upload }) => upload);
  const later = (hours: number) => {
    made.clock.now = new Date(made.clock.now.getTime() + hours * HOUR_MS);
  };
  return { ...made, images, names, rows, later };
};

describe('uploading', () => {
  it('is for administrators alone', async () => {
    const { shop, names } = withImages();
    await expect(shop.uploadImage(aVisitor(), PICTURE)).rejects.toMatchObject({ message: NOT_AUTHENTICATED });
    await expect(shop.uploadImage(aUser(3), PICTURE)).rejects.toMatchObject({ message: NOT_PERMITTED });
    expect(names()).toEqual([]);
  });

  it('keeps every version under names that nobody can guess, and the log says so', async () => {
    const { shop, names, rows } = withImages();
    const address = await shop.uploadImage(ADMIN, PICTURE);
    expect(address).toMatch(/^\/uploads\/[0-9a-f]{24}-772\.webp$/);
    const upload = uploadAt(address) ?? '';
    expect(names()).toEqual(filesOf(upload).toSorted());
    expect(rows()).toEqual([upload]);
    expect(await shop.uploadImage(ADMIN, PICTURE)).not.toBe(address);
    const { entries } = await shop.auditLog(
      ADMIN,
      { subject: 'image', subjectId: upload },
      { limit: 5, before: null },
    );
    expect(entries).toMatchObject([
      { action: 'image.uploaded', details: { after: { imageUrl: address, bytes: 3 } } },
    ]);
  });

  it('takes 5 MB and no byte more, without drawing it', async () => {
    const drawn: number[] = [];
    const renderer = {
      render: (content: Uint8Array) => {
        drawn.push(content.length);
        return memoryRenderer.render(content);
      },
    };
    const { shop } = memoryShop({ renderer });
    await shop.uploadImage(ADMIN, new Uint8Array(MOST_BYTES));
    await expect(shop.uploadImage(ADMIN, new Uint8Array(MOST_BYTES + 1))).rejects.toMatchObject({
      kind: 'too-large',
      message: 'Please select an image smaller than 5MB',
    });
    expect(drawn).toEqual([5_242_880]);
  });

  it('leaves nothing when there is no room', async () => {
    const { shop, names, rows } = withImages({
      add: async () => {
        throw new Refusal('no-room', NO_ROOM);
      },
    });
    await expect(shop.uploadImage(ADMIN, PICTURE)).rejects.toMatchObject({ kind: 'no-room' });
    expect([names(), rows()]).toEqual([[], []]);
  });

  it('leaves to housekeeping what it cannot take back, and still says what happened', async () => {
    let away = true;
    const failing = async () => {
      if (away) throw new Error('away');
    };
    const { shop, rows, later } = withImages({ add: failing, remove: failing });
    await expect(shop.uploadImage(ADMIN, PICTURE)).rejects.toThrow('away');
    expect(rows()).toHaveLength(1);
    away = false;
    await shop.collectImages();
    later(24);
    await shop.collectImages();
    expect(rows()).toEqual([]);
  });
});

describe('housekeeping', () => {
  it('removes what nothing refers to for a day, and leaves what is used', async () => {
    const { shop, ports, names, rows, later } = withImages();
    const [used, unused] = [await shop.uploadImage(ADMIN, PICTURE), await shop.uploadImage(ADMIN, PICTURE)];
    await ports.unitOfWork(({ catalogue }) => catalogue.addExperience(anExperience({ imageUrl: used })));
    expect(await shop.collectImages()).toEqual([]);
    later(23);
    expect(await shop.collectImages()).toEqual([]);
    expect(names()).toHaveLength(12);
    later(1);
    expect(await shop.collectImages()).toEqual([uploadAt(unused)]);
    expect(names()).toEqual(filesOf(uploadAt(used) ?? '').toSorted());
    expect(rows()).toEqual([uploadAt(used)]);
    later(1_000);
    expect(await shop.collectImages()).toEqual([]);
  });

  it('keeps a row whose files could not be removed, and tries again', async () => {
    let away = true;
    const images = memoryImages();
    const { shop, clock, ports } = memoryShop({
      images: {
        ...images,
        remove: async (names) => {
          if (away) throw new Error('away');
          await images.remove(names);
        },
      },
    });
    await shop.uploadImage(ADMIN, PICTURE);
    await shop.collectImages();
    clock.now = new Date(clock.now.getTime() + 25 * HOUR_MS);
    await expect(shop.collectImages()).rejects.toThrow('away');
    expect(ports.store.tables.uploads.all()).toHaveLength(1);
    away = false;
    expect(await shop.collectImages()).toHaveLength(1);
    expect(images.files.size).toBe(0);
  });
});
