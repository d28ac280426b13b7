import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_PREFIX } from '@wondercast/core/partners/key';
import { type Config, ConfigError, readConfig } from './composition/config.ts';
import { type Running, start } from './composition/start.ts';
import { builtWeb } from './http/from-memory/built-web.ts';
import { onStopSignal } from './processes/on-stop-signal.ts';
import { freeStartUpMemory } from './system/free-start-up-memory.ts';
import { createLog } from './system/log.ts';
import { readOrCreateFile } from './system/read-or-create-file.ts';

const WEB = join(import.meta.dirname, '../web');

const webOf = async (development: boolean) => {
  if (development) return (await import('./http/from-memory/vite-web.ts')).viteWeb(WEB);
  const dist = join(WEB, 'dist');
  if (!existsSync(join(dist, 'client/.vite/manifest.json')))
    throw new Error('The web is not built: run npm run build, or npm start, which does it.');
  return (cache: Parameters<typeof builtWeb>[1]) => builtWeb(dist, cache);
};

/** In development, a demo partner's page sells the shop's experiences, on the next port. */
const openPartnerPage = async ({ ports, url }: Running, { dataDir, port }: Config): Promise<void> => {
  const { createDemoKey } = await import('./demo/partner-key.ts');
  const { servePartnerPage } = await import('./demo/partner-page.ts');
  const key = readOrCreateFile(
    join(dataDir, 'demo-partner-key'),
    () => `${KEY_PREFIX.publishable}${ports.newToken()}`,
  );
  const page = await servePartnerPage(url, port === 0 ? 0 : port + 1, async (origin) => {
    await createDemoKey(ports, key, [origin]);
    return key;
  });
  console.log(`A partner’s page sells it at ${page.url}`);
};

const run = async (): Promise<void> => {
  // Only the owner may read files that this process creates.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const development = process.env.WEB_DEV === '1';
  const shop = await start(config, log, {
    web: await webOf(development),
    checkReplies: development,
    reportStep: console.log,
  });

  onStopSignal(async (signal) => {
    log.info({}, `${signal}: finishing what is in flight`);
    // A person at the terminal, or a restart while developing, waits for no proxy.
    await shop.stop({ drainMs: signal === 'SIGINT' || development ? 0 : config.drainMs });
    process.exit(0);
  });

  const { adminPassword, seeded } = await shop.opened;
  if (seeded) console.log('The demo shop is in place.');
  console.log(`${config.brand.name} is open at ${config.port === 0 ? shop.url : config.publicUrl}`);
  if (adminPassword) console.log(`Administrator: admin, password ${adminPassword} (shown this once)`);
  if (development)
    await openPartnerPage(shop, config).catch((err: unknown) =>
      log.warn({ err }, 'The partner’s page could not be opened'),
    );
  freeStartUpMemory();
};

run().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
