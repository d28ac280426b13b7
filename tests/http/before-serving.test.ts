import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../adapters/composition/config.ts';
import { type StartOptions, start } from '../../adapters/composition/start.ts';
import { createLog } from '../../adapters/system/log.ts';
import { ADMIN_PASSWORD, cheapPasswords } from '../support/app.ts';
import { freePort } from '../support/free-port.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { timePasses } from '../support/time-passes.ts';

const REFUSED = 1;
const ADMIN_EMAIL = 'owner@northlight.example';

/** Asks from another process, because this one may be held up. Its exit code says whether the port answered. */
const ask = (url: string): number | null =>
  spawnSync(
    process.execPath,
    ['-e', `fetch('${url}/readyz').then(() => process.exit(0), () => process.exit(${REFUSED}))`],
    { timeout: PATIENCE_MS },
  ).status;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A shop in memory that writes its mails to a folder. */
const startShop = async (options: Pick<StartOptions, 'beforeServing' | 'jobsAfterMs'>, port = 0) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-before-'));
  folders.push(dataDir);
  const config = readConfig({
    STORE: 'memory',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD,
    ADMIN_EMAIL,
    SEED: 'catalogue',
  });
  const shop = await start(config, createLog('error', { write: () => {} }), {
    web: () => null,
    passwords: cheapPasswords(),
    ...options,
  });
  const outbox = join(dataDir, 'outbox');
  return { shop, mails: () => (existsSync(outbox) ? readdirSync(outbox) : []) };
};

/** Asks for a mail, which is a job. */
const forgetPassword = async (url: string) => {
  const response = await fetch(`${url}/api/password-resets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN_EMAIL }),
  });
  expect(response.status).toBeLessThan(300);
};

it('what holds up the event loop is done before the port answers', async () => {
  const port = await freePort();
  const asked: (number | null)[] = [];
  const { shop } = await startShop(
    { beforeServing: () => void asked.push(ask(`http://127.0.0.1:${port}`)) },
    port,
  );
  expect(asked).toEqual([REFUSED]);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  await shop.stop();
});

it('jobs begin after the first requests, with what these have left', async () => {
  const { shop, mails } = await startShop({ jobsAfterMs: 300 });
  await forgetPassword(shop.url);
  await expect.poll(mails).not.toEqual([]);
  await shop.stop();
});

it('a process that ends before its jobs were to begin does none, and ends', async () => {
  const { shop, mails } = await startShop({ jobsAfterMs: 400 });
  await forgetPassword(shop.url);
  expect(mails()).toEqual([]);
  await shop.stop();
  await timePasses(600);
  expect(mails()).toEqual([]);
});
