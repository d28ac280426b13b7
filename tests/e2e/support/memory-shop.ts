import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewExperience } from '@wondercast/core/shop/catalogue/experience';
import { readConfig } from '../../../adapters/composition/config.ts';
import { type Running, start } from '../../../adapters/composition/start.ts';
import { builtWeb } from '../../../adapters/http/from-memory/built-web.ts';
import { cheapPasswords } from '../../support/app.ts';
import { anExperience } from '../../support/builders.ts';
import { freePort } from '../../support/free-port.ts';
import { readOutbox, type SentMail } from '../../support/outbox.ts';

const DIST = join(import.meta.dirname, '../../../web/dist');

export const ADMIN_PASSWORD = 'admin-of-the-tests';

/** The demo shop with its storefront in this process, kept in memory: as the browser sees it, it is the real one. */
export interface MemoryShop {
  readonly url: string;
  readonly running: Running;
  outbox(): Promise<readonly SentMail[]>;
  /** Puts one more experience into the catalogue. */
  sell(change: Partial<NewExperience>): Promise<{ readonly id: number; readonly slug: string }>;
  stop(): Promise<void>;
}

const ART = '/uploads/demo/bingo-card-772.webp';

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

export const openMemoryShop = async (env: Readonly<Record<string, string>> = {}): Promise<MemoryShop> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-storefront-'));
  const config = readConfig({
    STORE: 'memory',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD,
    RATE_LIMITS: 'off',
    SEED: 'catalogue',
    ...env,
  });
  const running = await start(config, silent, {
    web: (cache) => builtWeb(DIST, cache),
    passwords: cheapPasswords(),
  });
  await running.opened;
  return {
    url: running.url,
    running,
    outbox: () => readOutbox(join(dataDir, 'outbox')),
    sell: async (change) => {
      const { unitOfWork } = running.ports;
      const added = await unitOfWork(({ catalogue }) =>
        catalogue.addExperience(anExperience({ imageUrl: ART, ...change })),
      );
      await running.live.refresh();
      return added;
    },
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
