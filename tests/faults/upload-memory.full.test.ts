import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';
import { upload } from '../http/admin-catalogue/uploading.ts';
import { ADMIN_PASSWORD, type AppProcess, startAppProcess } from '../support/app-process.ts';
import type { Client } from '../support/http-client.ts';
import { timePasses } from '../support/time-passes.ts';

/** 1,000 in full. */
const UPLOADS = Number(process.env.UPLOADS ?? 24);
/** Every so many is a large one. */
const LARGE_EVERY = 12;
const MOST_GROWTH_MB = 20;

const rssMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const parentOf = (pid: string): number => {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
};

/** Processes that draw for the shop. */
const drawing = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .filter((each) => /^\d+$/.test(each) && parentOf(each) === pid)
    .filter((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('drawing-process'))
    .map(Number);

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#7c4dff' } })
    .jpeg({ quality: 60 })
    .toBuffer();

describe('uploads', () => {
  let app: AppProcess;
  let admin: Client;
  beforeAll(async () => {
    app = await startAppProcess();
    admin = app.client();
    await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
  });
  afterAll(() => app.remove());

  it(
    `leave the server’s memory as it was, ${UPLOADS} of them with some of 49 megapixels, and no process behind`,
    async () => {
      const [small, large] = [await picture(1_200), await picture(7_000)];
      for (let at = 0; at < 4; at++) expect((await upload(admin, small)).status).toBe(201);
      await expect.poll(() => drawing(app.pid)).toEqual([]);
      const before = rssMb(app.pid);
      for (let at = 1; at <= UPLOADS; at++)
        expect((await upload(admin, at % LARGE_EVERY === 0 ? large : small)).status).toBe(201);
      await expect.poll(() => drawing(app.pid)).toEqual([]);
      await expect.poll(() => rssMb(app.pid) - before).toBeLessThan(MOST_GROWTH_MB);
      console.info(
        `${Math.round(before)} MB before, ${Math.round(rssMb(app.pid))} MB after ${UPLOADS} uploads`,
      );
    },
    600_000 + UPLOADS * 1_500,
  );

  it('are 503 when their process is killed, and the next one works', async () => {
    const uploading = upload(admin, await picture(7_000));
    await expect.poll(() => drawing(app.pid).length).toBe(1);
    // Well into its work.
    await timePasses(200);
    for (const pid of drawing(app.pid)) process.kill(pid, 'SIGKILL');
    const { status, body, headers } = await uploading;
    expect([status, body.message]).toEqual([503, 'The image could not be prepared. Please try again.']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await upload(admin, await picture(900))).status).toBe(201);
  });
});

describe('pictures drawn in the server’s own process', () => {
  it('keep its memory for good', async () => {
    const file = join(root, 'adapters/images/render-image.ts');
    const time = join(root, 'tests/support/time-passes.ts');
    const program = `
      import { readFileSync } from 'node:fs';
      import sharp from 'sharp';
      import { renderImage } from ${JSON.stringify(file)};
      import { timePasses } from ${JSON.stringify(time)};
      const rss = () => Number(/VmRSS:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
      const picture = (side) => sharp({ create: { width: side, height: side, channels: 3, background: '#7c4dff' } }).jpeg().toBuffer();
      const [small, large] = [await picture(1200), await picture(7000)];
      const before = rss();
      for (const each of [small, large, small]) await renderImage(each, 'jpeg');
      // Whatever is given back is given back by then.
      await timePasses(4000);
      console.log(rss() - before);`;
    const args = ['--input-type=module', '--eval', program];
    const growth = Number(
      execFileSync(process.execPath, args, { cwd: join(root, 'adapters'), encoding: 'utf8' }),
    );
    console.info(`${Math.round(growth)} MB more`);
    expect(growth).toBeGreaterThan(MOST_GROWTH_MB);
  });
});
