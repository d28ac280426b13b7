import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from './composition/config.ts';
import { checkOutside } from './composition/outside-findings.ts';
import { withDatabase } from './composition/with-database.ts';
import { type Examined, exitCodeOf, reportOf, verdictInWords } from './doctor/report.ts';
import { textQuery } from './postgres/driver/query.ts';
import { examine } from './postgres/findings.ts';
import { twinAddress } from './postgres/twin/twin-database.ts';
import { printFinding } from './print-finding.ts';
import { type Finding, well, wrong } from './system/finding.ts';

/*
 * npm run doctor [-- --json] [-- --patient]: lists what is wrong with this shop, in less than ten seconds; --patient allows large
 * shops more time. Exit code: 0 well, 1 something is wrong, 2 the doctor could not check.
 */

/** Timeout of each check outside the database, in milliseconds. */
const LIMIT_MS = 8_000;
/** Timeout of each check in the database. The tables are checked before everything else there. */
const DATABASE_LIMIT_MS = 4_000;
/** An hour, for checks that add up the sums of a very large shop. */
const PATIENT_MS = 60 * 60_000;

interface Patience {
  readonly limitMs: number;
  readonly databaseLimitMs: number;
}
const QUICK: Patience = { limitMs: LIMIT_MS, databaseLimitMs: DATABASE_LIMIT_MS };
const PATIENT: Patience = { limitMs: LIMIT_MS, databaseLimitMs: PATIENT_MS };

const readOrSay = (): Config | Finding => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return wrong(
      'configuration',
      error.message,
      'Correct .env; docs/configuration.md explains each setting.',
    );
  }
};

const examineDatabase = async (
  config: Config,
  limitMs: number,
): Promise<{ readonly couldLook: boolean; readonly findings: readonly Finding[] }> => {
  const cannot = (words: string, todo: string) => ({
    couldLook: false,
    findings: [wrong('database', words, todo)],
  });
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    return cannot(
      'The embedded database has never been started. Run npm start once.',
      'Run npm start once, or correct DATA_DIR.',
    );
  try {
    return await withDatabase(
      config,
      async (database) => {
        await database.reader.run(textQuery('select 1'));
        const backups = { maxAgeHours: config.backup.maxAgeHours, isDemo: !config.production };
        const testData = {
          address: () => config.testDatabase.url ?? twinAddress(database.url),
          named: config.testDatabase.url !== null,
        };
        const found = await examine(database, { limitMs, backups, testData });
        return { couldLook: true, findings: [well('database', 'The database answers.'), ...found] };
      },
      { statementMs: limitMs },
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return cannot(`The database cannot be asked: ${why}`, 'Start the database, or correct DATABASE_URL.');
  }
};

const examineShop = async ({ limitMs, databaseLimitMs }: Patience): Promise<Examined> => {
  const config = readOrSay();
  if ('check' in config) return { shop: null, isReal: false, couldLook: false, findings: [config] };
  const [outside, database] = await Promise.all([
    checkOutside(config, limitMs),
    config.store === 'memory' ? { couldLook: true, findings: [] } : examineDatabase(config, databaseLimitMs),
  ]);
  return {
    shop: config.publicUrl,
    isReal: config.production,
    couldLook: database.couldLook,
    findings: [
      well('configuration', `The configuration is valid; the shop is ${config.publicUrl}.`),
      ...outside,
      ...database.findings,
    ],
  };
};

const { values } = parseArgs({ options: { json: { type: 'boolean' }, patient: { type: 'boolean' } } });
const examined = await examineShop(values.patient ? PATIENT : QUICK).catch((error: unknown): Examined => {
  const why = error instanceof Error ? error.message : String(error);
  return {
    shop: null,
    isReal: false,
    couldLook: false,
    findings: [wrong('doctor', `The doctor failed: ${why}`, 'Report this with the words above.')],
  };
});
const report = reportOf(examined, new Date());
if (values.json) console.log(JSON.stringify(report, null, 2));
else {
  examined.findings.forEach(printFinding);
  console.log(`\n${verdictInWords(report)}`);
}
process.exitCode = exitCodeOf(report);
