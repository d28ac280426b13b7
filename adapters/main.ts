import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from './composition/config.ts';
import { start } from './composition/start.ts';
import { builtWeb } from './http/built-web.ts';
import { letGoOfStartUp } from './system/let-go.ts';
import { createLog } from './system/log.ts';

const WEB = join(import.meta.dirname, '../web');

const webOf = async (development: boolean) => {
  if (development) return (await import('./http/vite-web.ts')).viteWeb(WEB);
  const dist = join(WEB, 'dist');
  if (!existsSync(join(dist, 'client/.vite/manifest.json')))
    throw new Error('The web is not built: run npm run build, or npm start, which does it.');
  return (cache: Parameters<typeof builtWeb>[1]) => builtWeb(dist, cache);
};

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const development = process.env.WEB_DEV === '1';
  const shop = await start(config, log, {
    web: await webOf(development),
    checkReplies: development,
    tell: console.log,
  });

  const stop = async (signal: string) => {
    log.info({}, `${signal}: finishing what is in flight`);
    await shop.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));

  const { adminPassword, seeded } = await shop.opened;
  if (seeded) console.log('The demo shop is in place.');
  console.log(`${config.brand.name} is open at ${config.port === 0 ? shop.url : config.publicUrl}`);
  if (adminPassword) console.log(`Administrator: admin, password ${adminPassword} (shown this once)`);
  letGoOfStartUp();
};

run().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
