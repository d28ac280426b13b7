import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from './composition/config.ts';
import { checkOutside } from './composition/outside-findings.ts';
import { openDatabase } from './postgres/driver/database.ts';
import { textQuery } from './postgres/driver/query.ts';
import { startEmbeddedPostgres } from './postgres/embedded/start-embedded-postgres.ts';
import { examine, type Finding } from './postgres/findings.ts';

/* npm run doctor: lists what is wrong with this shop. The exit code is 1 when anything is. */

const printFinding = ({ good, isNote, words }: Finding): void =>
  console.log(`  ${isNote ? 'note  ' : good ? 'ok    ' : 'WRONG '} ${words}`);

const configuration = (): Config | null => {
  try {
    const config = readConfig(process.env);
    printFinding({ good: true, words: `The configuration is valid; the shop is ${config.publicUrl}.` });
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    printFinding({ good: false, words: error.message });
    return null;
  }
};

const folder = ({ dataDir, databaseUrl }: Config): Finding => {
  if (!existsSync(dataDir))
    return databaseUrl
      ? { good: true, words: `${dataDir} does not exist yet; the first start makes it.` }
      : { good: false, words: `${dataDir} does not exist: there is no shop here yet. Run npm start once.` };
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    return { good: true, words: `${dataDir} can be written.` };
  } catch {
    return { good: false, words: `${dataDir} cannot be written by this user.` };
  }
};

const database = async (config: Config): Promise<readonly Finding[]> => {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    return [{ good: false, words: 'The embedded database has never been started. Run npm start once.' }];
  const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir });
  const opened = openDatabase({ url: config.databaseUrl ?? embedded?.url ?? '', connections: 2 });
  try {
    await opened.reader.run(textQuery('select 1'));
    return [{ good: true, words: 'The database answers.' }, ...(await examine(opened))];
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [{ good: false, words: `The database cannot be asked: ${why}` }];
  } finally {
    await opened.close();
    await embedded?.stop();
  }
};

const config = configuration();
const findings = config
  ? [
      folder(config),
      ...(await checkOutside(config)),
      ...(config.store === 'memory' ? [] : await database(config)),
    ]
  : [{ good: false, words: 'Nothing else was examined.' }];
findings.forEach(printFinding);
const wrong = findings.filter(({ good }) => !good).length;
const notes = findings.filter(({ isNote }) => isNote).length;
const verdict = (): string => {
  if (wrong > 0) return `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong.`;
  if (notes > 0)
    return `This shop is well as a demo; ${notes} ${notes === 1 ? 'thing is' : 'things are'} to be set before customers come.`;
  return 'This shop is well.';
};
console.log(`\n${verdict()}`);
process.exitCode = wrong === 0 ? 0 : 1;
