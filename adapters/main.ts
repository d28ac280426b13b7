import { ConfigError, readConfig } from './composition/config.ts';
import { childPart, report } from './processes/child.ts';
import { createLog } from './system/log.ts';

const part = childPart();

const run = async (): Promise<void> => {
  // Only the owner may read files that this process creates.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const development = process.env.WEB_DEV === '1';
  // Each branch imports only what it needs, so that the process which starts the others stays small.
  if (part) return (await import('./composition/run-child.ts')).runChild(config, log, part);
  if (!development && (config.processes > 1 || config.jobsApart))
    return (await import('./composition/run-several.ts')).runSeveral(config, log, import.meta.filename);
  return (await import('./composition/run-alone.ts')).runAlone(config, log, development);
};

const wordsOf = (error: unknown): string =>
  error instanceof ConfigError || error instanceof Error ? error.message : String(error);

run().catch(async (error: unknown) => {
  if (part) {
    await report({ kind: 'wondercast:failed', words: wordsOf(error) });
    process.exit(1);
  }
  console.error(wordsOf(error));
  process.exitCode = 1;
});
