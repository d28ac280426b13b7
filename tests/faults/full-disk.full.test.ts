import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Wire } from '@wondercast/openapi/codec/wire';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { upload } from '../http/admin-catalogue/uploading.ts';
import { book } from '../http/bodies.ts';
import { ADMIN_PASSWORD, type AppProcess, startAppProcess } from '../support/app-process.ts';

const ROOM_BYTES = 40_000;

let app: AppProcess | null = null;
afterEach(async () => {
  await app?.remove();
  app = null;
});

/** Lets a running process write no file beyond so many bytes: the kernel fails its writes in the middle. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

/** Noise does not compress: its larger versions do not fit. */
const noise = () =>
  sharp({
    create: {
      width: 900,
      height: 500,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

describe('a disk that is full', () => {
  it('refuses an upload with 507 and keeps no part of it; everything else goes on, and so do uploads later', async () => {
    app = await startAppProcess();
    const uploads = join(app.dataDir, 'uploads');
    const admin = app.client();
    await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
    const picture = await noise();

    limitFiles(app.pid, ROOM_BYTES);
    const { status, body } = await upload(admin, picture);
    expect([status, body.message]).toEqual([507, 'There is no room for more images.']);
    expect(readdirSync(uploads)).toEqual([]);
    expect((await book(app.client())).status).toBe(201);
    expect((await app.client().get('/api/experiences')).status).toBe(200);
    const change = await admin.patch<Wire<'Experience'>>('/api/experiences/1', { match: 96 });
    expect([change.status, change.body.match]).toEqual([200, 96]);

    limitFiles(app.pid, 'unlimited');
    const later = await upload(admin, picture);
    expect(later.status).toBe(201);
    expect(readdirSync(uploads)).toHaveLength(6);
    expect(
      Math.max(...readdirSync(uploads).map((file) => statSync(join(uploads, file)).size)),
    ).toBeGreaterThan(ROOM_BYTES);
    expect((await fetch(`${app.url}${later.body.imageUrl}`)).status).toBe(200);
  });

  it('(without the guard, a plain write leaves a part of the file behind)', () => {
    const dir = mkdtempSync(join(tmpdir(), 'full-disk-'));
    const file = join(dir, 'picture.webp');
    const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, Buffer.alloc(200000))`;
    const { status } = spawnSync('prlimit', [`--fsize=${ROOM_BYTES}`, process.execPath, '-e', write]);
    expect(status).not.toBe(0);
    expect(statSync(file).size).toBe(ROOM_BYTES);
    rmSync(dir, { recursive: true });
  });
});
