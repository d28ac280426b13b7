import { join } from 'node:path';
import { keyPrefix } from '@wondercast/core/people/partners/key';
import type { Log } from '../http/log.ts';
import { onStopSignal } from '../processes/on-stop-signal.ts';
import { freeStartUpMemory } from '../system/free-start-up-memory.ts';
import { readOrCreateFile } from '../system/read-or-create-file.ts';
import type { Config } from './config.ts';
import { loadWeb } from './load-web.ts';
import { sayOpen } from './say-open.ts';
import { JOBS_AFTER_MS, type Running, start } from './start.ts';

/** In development, serves a demo partner's page on the next port. */
const openPartnerPage = async ({ ports, url }: Running, { dataDir, port }: Config): Promise<void> => {
  const { createDemoKey } = await import('../demo/partner-key.ts');
  const { servePartnerPage } = await import('../demo/partner-page.ts');
  const key = readOrCreateFile(
    join(dataDir, 'demo-partner-key'),
    () => `${keyPrefix({ kind: 'publishable', mode: 'live' })}${ports.newToken()}`,
  );
  const page = await servePartnerPage(url, port === 0 ? 0 : port + 1, async (origin) => {
    await createDemoKey(ports, key, [origin]);
    return key;
  });
  console.log(`A partner’s page sells it at ${page.url}`);
};

/** Runs the shop in this single process. */
export const runAlone = async (config: Config, log: Log, development: boolean): Promise<void> => {
  const shop = await start(config, log, {
    web: await loadWeb(development),
    checkReplies: development,
    reportStep: console.log,
    beforeServing: freeStartUpMemory,
    jobsAfterMs: JOBS_AFTER_MS,
  });
  onStopSignal(async (signal) => {
    log.info({}, `${signal}: finishing what is in flight`);
    // When a person stops the shop at the terminal, or development restarts it, there is no proxy to drain for.
    await shop.stop({ drainMs: signal === 'SIGINT' || development ? 0 : config.drainMs });
    process.exit(0);
  });
  sayOpen(config, { url: shop.url, ...(await shop.opened) });
  if (development)
    await openPartnerPage(shop, config).catch((err: unknown) =>
      log.warn({ err }, 'The partner’s page could not be opened'),
    );
};
