import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { IMAGES_AWAY, NO_ROOM } from '@wondercast/core/shop/media/words';
import { afterAll, describe, expect, it } from 'vitest';
import { imageFolder, type WriteWhole } from '../../adapters/images/folder.ts';
import { type S3Options, s3Images } from '../../adapters/images/s3.ts';
import { memoryImages } from '../../adapters/memory/media/images.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { anImage, describeImageStore } from './image-store.ts';

const dirs: string[] = [];
const tempDir = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'images-'));
  dirs.push(dir);
  return dir;
};
afterAll(() => Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true }))));

describeImageStore('memory', async () => {
  const images = memoryImages();
  return { images, names: async () => [...images.files.keys()], close: async () => {} };
});

describeImageStore('a folder', async () => {
  const dir = join(await tempDir(), 'made', 'when', 'needed');
  return { images: imageFolder(dir), names: () => readdir(dir), close: async () => {} };
});

const optionsFor = (server: S3Server, change: Partial<S3Options> = {}): S3Options => ({
  endpoint: server.url,
  region: server.region,
  bucket: server.bucket,
  accessKeyId: server.accessKeyId,
  secretAccessKey: server.secretAccessKey,
  forcePathStyle: true,
  ...change,
});

describeImageStore('S3', async () => {
  const server = await startS3Server();
  return {
    images: s3Images(optionsFor(server)),
    names: async () => [...server.objects.keys()],
    close: server.stop,
  };
});

describe('a folder of images', () => {
  const full = (allowed: number, code = 'ENOSPC'): WriteWhole => {
    let files = 0;
    return async (file, content) => {
      files += 1;
      if (files <= allowed) return file.writeFile(content);
      await file.writeFile(content.subarray(0, 10));
      throw Object.assign(new Error('no space left on device'), { code });
    };
  };

  it.each([0, 1, 5])('that is full after %i of six files keeps none, and says so', async (allowed) => {
    const dir = await tempDir();
    const images = imageFolder(dir, full(allowed));
    const set = Array.from({ length: 6 }, () => anImage());
    await expect(images.add(set)).rejects.toMatchObject({ kind: 'no-room', message: NO_ROOM });
    expect(await readdir(dir)).toEqual([]);
  });

  it('that fails otherwise keeps none, and hides no mistake', async () => {
    const dir = await tempDir();
    await expect(imageFolder(dir, full(1, 'EIO')).add([anImage(), anImage()])).rejects.toMatchObject({
      code: 'EIO',
    });
    expect(await readdir(dir)).toEqual([]);
    await writeFile(join(dir, 'a-file'), '');
    await expect(imageFolder(join(dir, 'a-file')).add([anImage()])).rejects.toThrow();
  });

  it('never shows a file in part', async () => {
    const dir = await tempDir();
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const images = imageFolder(dir, async (file, content) => {
      await file.writeFile(content.subarray(0, 10));
      await held;
      await file.writeFile(content.subarray(10));
    });
    const image = anImage();
    const adding = images.add([image]);
    await expect.poll(() => readdir(dir)).toHaveLength(1);
    expect(await images.read(image.name)).toBeNull();
    free();
    await adding;
    const found = await images.read(image.name);
    expect(found && (await buffer(found.content))).toEqual(Buffer.from(image.content));
  });

  it('loses what a crash left half written with the upload it belongs to', async () => {
    const dir = await tempDir();
    const images = imageFolder(dir);
    const image = anImage();
    await images.add([image]);
    await writeFile(join(dir, `.${image.name}.part`), 'half');
    await images.remove([image.name]);
    expect(await readdir(dir)).toEqual([]);
  });

  it('is its owner’s alone', async () => {
    const dir = join(await tempDir(), 'uploads');
    const image = anImage();
    await imageFolder(dir).add([image]);
    const modes = await Promise.all(
      [dir, join(dir, image.name)].map(async (path) => (await stat(path)).mode & 0o777),
    );
    expect(modes).toEqual([0o700, 0o600]);
  });
});

describe('images in S3', () => {
  const withServer = async (change: Partial<S3Options> = {}) => {
    const server = await startS3Server();
    return { server, images: s3Images(optionsFor(server, change)) };
  };
  const set = () => Array.from({ length: 6 }, () => anImage());

  it('say their type, and that they never change', async () => {
    const { server, images } = await withServer();
    const image = anImage();
    await images.add([image]);
    expect(server.objects.get(image.name)).toMatchObject({
      type: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
    await server.stop();
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'AKIAUNKNOWN' }, 'InvalidAccessKeyId'],
    ['another bucket', { bucket: 'others' }, 'NoSuchBucket'],
  ] as const)('are a mistake to be told with %s', async (_what, change, name) => {
    const { server, images } = await withServer(change);
    await expect(images.add(set())).rejects.toMatchObject({ name });
    expect(server.objects.size).toBe(0);
    await server.stop();
  });

  it.each([
    [507, 'no-room', NO_ROOM],
    [503, 'unavailable', IMAGES_AWAY],
    [500, 'unavailable', IMAGES_AWAY],
  ])('are none of six when the server answers %i to the third', async (status, kind, message) => {
    const { server, images } = await withServer();
    server.failAfter(2, status);
    await expect(images.add(set())).rejects.toMatchObject({ kind, message });
    expect([...server.objects.keys()]).toEqual([]);
    await server.stop();
  });

  it('are away, and soon, when the server hangs', async () => {
    const { server, images } = await withServer({ timeoutMs: 300 });
    server.freeze();
    const since = performance.now();
    await expect(images.read('a-772.webp')).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(images.add([anImage()])).rejects.toMatchObject({ kind: 'unavailable' });
    expect(performance.now() - since).toBeLessThan(6_000);
    await server.stop();
  });

  it('are away, and soon, when nobody listens', async () => {
    const { server, images } = await withServer();
    await server.stop();
    const since = performance.now();
    for (const attempt of [
      () => images.add(set()),
      () => images.read('a-772.webp'),
      () => images.remove(['a-772.webp']),
    ])
      await expect(attempt()).rejects.toMatchObject({ kind: 'unavailable', message: IMAGES_AWAY });
    expect(performance.now() - since).toBeLessThan(5_000);
  });
});
