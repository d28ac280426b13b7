import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from './backup/backup-error.ts';
import { ConfigError, readConfig } from './composition/config.ts';
import { type MadeBackup, makeBackup } from './composition/make-backup.ts';
import { proveBackup } from './composition/prove-backup.ts';
import { withDatabase } from './composition/with-database.ts';
import { printFinding } from './print-finding.ts';

/*
 * npm run backup [folder] [-- --verify]: backs up the shop; with --verify it also restores the backup into a temporary place to
 * prove it. Exit code: 0 made (and proven), 1 made but incomplete or not proven, 2 not made.
 */

const MEGABYTE = 1024 * 1024;

/** At most this many names are printed; the rest are only counted. */
const NAMED = 20;

const sayMissing = (missing: readonly string[]): void => {
  console.log(
    `\nThe backup is NOT whole: ${missing.length} ${missing.length === 1 ? 'image is' : 'images are'} shown and not there:`,
  );
  for (const name of missing.slice(0, NAMED)) console.log(`  ${name}`);
  if (missing.length > NAMED) console.log(`  and ${missing.length - NAMED} more`);
  console.log(
    'See whether DATA_DIR or the bucket is that of the nodes. Put the files back, or another picture under the same name.',
  );
};

const say = ({ path, manifest, bytes, pruned, left, isNoted }: MadeBackup, seconds: number): void => {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backed up to ${path}`);
  console.log(
    `  ${rows} rows, ${manifest.jobs} jobs, ${manifest.images} images; ${(bytes / MEGABYTE).toFixed(1)} MB in ${seconds.toFixed(1)} s, as of ${manifest.takenAt}`,
  );
  if (pruned.length > 0) console.log(`  Removed, because BACKUP_KEEP is exceeded: ${pruned.join(', ')}`);
  if (left.length > 0) console.log(`  Removed, because they were never finished: ${left.join(', ')}`);
  if (!isNoted)
    console.log('  The database could not take note of it: start the shop once, which migrates it.');
};

const run = async (): Promise<number> => {
  // Only the owner may read files that this process creates.
  process.umask(0o077);
  const { values, positionals } = parseArgs({
    options: { verify: { type: 'boolean' } },
    allowPositionals: true,
  });
  const config = readConfig(process.env);
  if (config.store === 'memory')
    throw new BackupError('STORE=memory keeps nothing, so there is nothing to back up.');
  const dir = positionals[0] === undefined ? config.backup.dir : resolve(positionals[0]);
  return withDatabase(
    config,
    async (database) => {
      const since = performance.now();
      const made = await makeBackup(config, database, { dir });
      say(made, (performance.now() - since) / 1000);
      const { missingImages } = made.manifest;
      if (missingImages.length > 0) {
        sayMissing(missingImages);
        return 1;
      }
      if (!values.verify) return 0;
      console.log('Restoring it into a temporary place:');
      const findings = await proveBackup(config, database, made.path);
      findings.forEach(printFinding);
      const isProven = findings.every(({ good }) => good);
      console.log(isProven ? '\nThe backup is whole.' : '\nThe backup is NOT whole.');
      return isProven ? 0 : 1;
    },
    { isPatient: true },
  );
};

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const words = error instanceof Error ? error.message : String(error);
    console.error(
      error instanceof ConfigError || error instanceof BackupError ? words : `The backup failed: ${words}`,
    );
    process.exitCode = 2;
  },
);
