import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../adapters/composition/config.ts';
import { start } from '../../adapters/composition/start.ts';
import { createLog } from '../../adapters/system/log.ts';
import { ADMIN_PASSWORD, cheapPasswords } from '../support/app.ts';
import { freePort } from '../support/free-port.ts';

const REFUSED = 1;

/** Asks from another process, because this one may be held up. Its exit code says whether the port answered. */
const ask = (url: string): number | null =>
  spawnSync(
    process.execPath,
    ['-e', `fetch('${url}/readyz').then(() => process.exit(0), () => process.exit(${REFUSED}))`],
    { timeout: 10_000 },
  ).status;

it('what holds up the event loop is done before the port answers', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-before-'));
  const port = await freePort();
  const config = readConfig({
    STORE: 'memory',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD,
    SEED: 'catalogue',
  });
  const asked: (number | null)[] = [];
  const shop = await start(config, createLog('error', { write: () => {} }), {
    web: () => null,
    passwords: cheapPasswords(),
    beforeServing: () => void asked.push(ask(`http://127.0.0.1:${port}`)),
  });
  expect(asked).toEqual([REFUSED]);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
