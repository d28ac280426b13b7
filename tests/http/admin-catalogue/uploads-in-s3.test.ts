import { readdirSync } from 'node:fs';
import { filesOf, uploadAt } from '@wondercast/core/shop/media/uploaded-image';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { auditApp } from '../../support/auditor.ts';
import { createClient } from '../../support/http-client.ts';
import { aPicture } from '../../support/pictures.ts';
import { type S3Server, startS3Server } from '../../support/s3-server.ts';
import { rawRequest } from '../raw.ts';
import { upload } from './uploading.ts';

describe('images of a shop that keeps them in S3', () => {
  let s3: S3Server;
  let app: TestApp;
  let admin: SignedInClient;
  let picture: Buffer;
  beforeAll(async () => {
    s3 = await startS3Server('shop-images');
    const env = {
      S3_ENDPOINT: s3.url,
      S3_REGION: s3.region,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'on',
    };
    app = await startApp({ store: 'postgres', env });
    admin = await app.admin();
    picture = await aPicture(400, 300).png().toBuffer();
  });
  afterAll(async () => {
    await auditApp(app).finally(() => app.stop());
    await s3.stop();
  });
  const get = (path: string) => rawRequest(app.url, path);

  it('are there, whole and nowhere else, and are served from there', async () => {
    const { status, body } = await upload(admin, picture);
    expect(status).toBe(201);
    const name = uploadAt(body.imageUrl) ?? '';
    expect([...s3.objects.keys()].toSorted()).toEqual(filesOf(name).toSorted());
    expect(readdirSync(app.dataDir)).not.toContain('uploads');
    const served = await get(body.imageUrl);
    expect([served.status, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(served.bytes.equals(s3.objects.get(`${name}-772.webp`)?.content ?? Buffer.alloc(0))).toBe(true);
    expect((await get(`/api/images/experiences/${name}-386.avif`)).status).toBe(200);
  });

  it('are found beside the pictures that came with the shop', async () => {
    expect((await get('/uploads/demo/jazz-card-772.webp')).status).toBe(200);
    expect((await get('/uploads/none-772.webp')).status).toBe(404);
  });

  it('are collected there', async () => {
    const { body } = await upload(admin, picture);
    const at = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
    await app.running.ports.unitOfWork(({ uploads }) => uploads.unused(at(-25), at(-49)));
    await app.running.shop.collectImages();
    expect(s3.objects.size).toBe(0);
    expect((await get(body.imageUrl)).status).toBe(404);
  });

  it('do not fit when the bucket is full: 507, and nothing stays', async () => {
    s3.failAfter(3, 507);
    // Not for the auditor, who knows of no full bucket.
    const unheard = createClient(app.url);
    for (const [name, value] of admin.cookies) unheard.cookies.set(name, value);
    const { status, body } = await upload(unheard, picture);
    expect([status, body.message]).toEqual([507, 'There is no room for more images.']);
    expect(s3.objects.size).toBe(0);
    s3.failAfter(Number.POSITIVE_INFINITY, 500);
    expect((await upload(admin, picture)).status).toBe(201);
  });

  it('are away when the bucket is: 503 with a time to come back, while everything else goes on', async () => {
    const { body } = await upload(admin, picture);
    await s3.stop();
    const served = await get(body.imageUrl);
    expect([served.status, served.headers['retry-after']]).toEqual([503, '2']);
    expect(served.headers['cache-control']).toBe('no-store');
    expect((await get(`/api/images/experiences/${uploadAt(body.imageUrl)}-386.avif`)).status).toBe(503);
    expect((await get('/uploads/demo/jazz-card-772.webp')).status).toBe(200);
    expect((await app.client().get('/api/experiences')).status).toBe(200);
  });
});
