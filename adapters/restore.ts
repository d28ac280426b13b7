import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { ConfigError, readConfig } from './composition/config.ts';
import { emptyTestData } from './composition/empty-test-data.ts';
import { examineRestored } from './composition/examine-restored.ts';
import { restoreBackup } from './composition/restore-backup.ts';
import { printFinding } from './print-finding.ts';

/*
 * npm run restore <backup>: restores a backup into the empty place that the settings name, and examines it. Exit code: 0 restored
 * and well, 1 restored but something is wrong, 2 not restored.
 */

/** Reads the configuration as for a start but generates nothing, because the secret that signs sessions comes from the backup. */
const configOfEmptyPlace = () =>
  readConfig({
    ...process.env,
    SESSION_SECRET: process.env.SESSION_SECRET?.trim() || 'comes-from-the-backup'.padEnd(32, '-'),
  });

const run = async (): Promise<number> => {
  process.umask(0o077);
  const { positionals } = parseArgs({ options: {}, allowPositionals: true });
  const [source] = positionals;
  if (source === undefined) throw new BackupError('Say which backup: npm run restore <folder or file>');
  const config = configOfEmptyPlace();
  if (config.store === 'memory')
    throw new BackupError('STORE=memory keeps nothing; restore into a database.');
  const since = performance.now();
  const findings = await restoreBackup(
    config,
    resolve(source),
    async (database, manifest) => {
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      console.log(`Restored what release ${manifest.release} kept at ${manifest.takenAt}, in ${seconds} s.`);
      await emptyTestData(config, database, console.log);
      return examineRestored(config, database, manifest);
    },
    { log: console.log },
  );
  findings.forEach(printFinding);
  const isWell = findings.every(({ good }) => good);
  console.log(
    isWell ? '\nStart the shop, then run npm run doctor.' : '\nSomething is wrong with what was restored.',
  );
  return isWell ? 0 : 1;
};

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    console.error(
      error instanceof ConfigError || error instanceof BackupError
        ? words
        : `The restore failed: ${words}\nNothing of the backup is in the database. Mend the cause and restore again.`,
    );
    process.exitCode = 2;
  },
);
