import { connect } from 'node:net';
import { STAFF_ROLES, type StaffRole } from '@wondercast/core/people/account/permissions';
import { FORMATS, MOST_BYTES, uploadAt, WIDTHS } from '@wondercast/core/shop/media/uploaded-image';
import type { Wire } from '@wondercast/openapi/codec/wire';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { allowing } from '../../faults/allowance.ts';
import type { SignedInClient } from '../../support/app.ts';
import { aBomb, aPicture } from '../../support/pictures.ts';
import { signedInStaff } from '../../support/staff.ts';
import { timePasses } from '../../support/time-passes.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { rawRequest } from '../raw.ts';
import { anExperienceBody, type ExperienceReply } from './bodies.ts';
import { multipart, upload } from './uploading.ts';

const PATH = '/api/upload/image';
const NOT_AN_IMAGE = 'Please select an image file';
const TOO_LARGE = 'Please select an image smaller than 5MB';

describeOnEachStore('images, as administrators upload them,', (app) => {
  let admin: SignedInClient;
  let picture: Buffer;
  beforeAll(async () => {
    admin = await app().admin();
    picture = await aPicture(900, 1100).png().toBuffer();
  });
  const get = (path: string) => rawRequest(app().url, path);
  const cookieOf = ({ cookies }: SignedInClient) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  it('are served in every width and format, for good, at both addresses', async () => {
    const { status, body } = await upload(admin, picture);
    expect(status).toBe(201);
    expect(body.imageUrl).toMatch(/^\/uploads\/[0-9a-f]{24}-w900-772\.webp$/);
    const name = uploadAt(body.imageUrl);
    for (const width of WIDTHS)
      for (const format of FORMATS)
        for (const path of ['/uploads/', '/api/images/experiences/']) {
          const { status, headers, bytes } = await get(`${path}${name}-${width}.${format}`);
          expect([status, headers['content-type']]).toEqual([200, `image/${format}`]);
          expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
          expect(headers['x-content-type-options']).toBe('nosniff');
          expect((await sharp(bytes).metadata()).width).toBe(Math.min(width, 900));
        }
    expect((await get(`/uploads/${name}-500.webp`)).status).toBe(404);
  });

  it('are uploaded by who keeps hosts or the catalogue, and by no other role', async () => {
    const statusOf = async (role: StaffRole) =>
      [role, (await upload(await signedInStaff(app(), role), picture)).status] as const;
    expect(await Promise.all(STAFF_ROLES.map(statusOf))).toEqual([
      ['owner', 201],
      ['desk', 201],
      ['finance', 403],
      ['catalogue', 201],
      ['reader', 403],
    ]);
  });

  it('stand on experiences', async () => {
    const { body } = await upload(admin, picture);
    const { imageUrl } = body;
    const made = await admin.post<ExperienceReply>(
      '/api/experiences',
      anExperienceBody({ imageUrl, coverImageUrl: imageUrl.replace('772', '1600') }),
    );
    expect(made.body).toMatchObject({ imageUrl });
    const { body: shown } = await app()
      .client()
      .get<Wire<'Experience'>>(`/api/experiences/slug/${made.body.slug}`);
    expect((await get(shown.imageUrl)).status).toBe(200);
  });

  it('are judged by their content, not by name or announced type', async () => {
    const jpeg = await aPicture(40, 30).jpeg().toBuffer();
    expect((await upload(admin, jpeg, { filename: 'x.html', type: 'text/html' })).status).toBe(201);
    expect((await upload(admin, jpeg, { filename: '../../evil.svg', type: '' })).status).toBe(201);
  });

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, object]>([
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      { type: 'image/svg+xml', filename: 'a.svg' },
    ],
    ['HTML named .png', () => Buffer.from('<html><script>alert(1)</script></html>'), {}],
    [
      'a polyglot',
      async () => Buffer.concat([await aPicture(9, 9).gif().toBuffer(), Buffer.from('<script>')]),
      {},
    ],
    ['nothing', () => new Uint8Array(), {}],
    ['50,000 × 50,000 pixels', () => aBomb(50_000, 50_000), {}],
    ['another field', () => aPicture(9, 9).png().toBuffer(), { field: 'file' }],
  ])('are refused when they are %s', async (_what, made, given) => {
    const since = performance.now();
    const { status, body } = await upload(admin, await made(), given);
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: NOT_AN_IMAGE, error: NOT_AN_IMAGE });
    expect(body.issues).toEqual([{ path: 'image', message: NOT_AN_IMAGE }]);
    expect(performance.now() - since).toBeLessThan(allowing(5_000));
  });

  it('are refused when they are larger than 5 MB, by what they say and by what they are', async () => {
    const most = new Uint8Array(MOST_BYTES);
    expect((await upload(admin, most)).body.message).toBe(NOT_AN_IMAGE);
    const { status, body } = await upload(admin, new Uint8Array(MOST_BYTES + 1));
    expect([status, body.message, body.error]).toEqual([413, TOO_LARGE, TOO_LARGE]);

    const headers = { cookie: cookieOf(admin), 'content-type': 'multipart/form-data; boundary=x' };
    const announced = await rawRequest(app().url, PATH, {
      method: 'POST',
      headers: { ...headers, 'content-length': '104857600' },
      body: '--x',
    });
    expect([announced.status, JSON.parse(announced.bytes.toString()).message]).toEqual([413, TOO_LARGE]);
    const megabyte = Buffer.alloc(1_000_000);
    const chunked = await rawRequest(app().url, PATH, {
      method: 'POST',
      headers,
      body: Array(40).fill(megabyte),
    }).catch(() => null);
    if (chunked) expect(chunked.status).toBe(413);
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }, '{}'],
    ['no type', {}, 'x'],
    ['no boundary', { 'content-type': 'multipart/form-data' }, '--x'],
    ['another boundary', { 'content-type': 'multipart/form-data; boundary=y' }, '--x\r\n\r\n--x--'],
    [
      'half a form',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="im',
    ],
    ['packed', { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' }, 'x'],
  ])('are no images with %s', async (_what, headers, body) => {
    const { status } = await rawRequest(app().url, PATH, {
      method: 'POST',
      headers: { ...headers, cookie: cookieOf(admin) },
      body,
    });
    expect(status).toBe(400);
  });

  it('are refused as text in the field of a file', async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\nhello\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { status, body: refusal } = await admin.request<Wire<'Problem'>>('POST', PATH, { body, headers });
    expect([status, refusal.message]).toEqual([422, NOT_AN_IMAGE]);
  });

  it('are for administrators alone, and nobody else’s are read', async () => {
    const form = await multipart(picture);
    expect((await app().client().request('POST', PATH, form)).status).toBe(401);
    expect((await (await app().signedIn()).request('POST', PATH, form)).status).toBe(403);
    const foreign = { ...form, headers: { ...form.headers, origin: 'https://evil.example' } };
    expect((await admin.request('POST', PATH, foreign)).status).toBe(403);
  });

  it.concurrent('are given up when they stop coming for five seconds', async () => {
    const { hostname, port } = new URL(app().url);
    const since = performance.now();
    const heard = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `POST ${PATH} HTTP/1.1\r\nHost: shop\r\nCookie: ${cookieOf(admin)}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n`,
        ),
      );
      socket
        .on('data', (chunk) => {
          text += chunk;
        })
        .on('close', () => resolve(text))
        .on('error', () => resolve(text));
    });
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    expect(performance.now() - since).toBeGreaterThan(4_500);
    expect(performance.now() - since).toBeLessThan(20_000);
  });

  it.concurrent('may come slowly, as long as they keep coming', async () => {
    const { body, headers } = await multipart(await aPicture(40, 30).png().toBuffer());
    const { hostname, port } = new URL(app().url);
    const status = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, async () => {
        socket.write(
          `POST ${PATH} HTTP/1.1\r\nHost: shop\r\nCookie: ${cookieOf(admin)}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`,
        );
        const step = Math.ceil(body.length / 4);
        for (let at = 0; at < body.length; at += step) {
          // Slower than the five seconds in all, and never silent for as long.
          await timePasses(1_700);
          socket.write(body.subarray(at, at + step));
        }
      });
      socket.on('data', (chunk) => resolve(String(chunk).split('\r\n')[0] ?? ''));
    });
    expect(status).toBe('HTTP/1.1 201 Created');
  });

  describe('that nobody uses', () => {
    it('are collected after a day', async () => {
      const { body } = await upload(admin, picture);
      const at = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
      await app().running.ports.unitOfWork(({ uploads }) => uploads.unused(at(-25), at(-49)));
      expect(await app().running.shop.collectImages()).toContain(uploadAt(body.imageUrl));
      expect((await get(body.imageUrl)).status).toBe(404);
    });
  });
});
