import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';
import { root } from './tree.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const COMMANDS = 'tests/e2e/commands.full.test.ts';

/** Where each command is run, and the words that run it there. */
const RUN_BY: Readonly<Record<string, readonly [file: string, words: string]>> = {
  start: ['tests/e2e/start.test.ts', `serveAndStop('start'`],
  dev: [COMMANDS, `serveAndStop('dev'`],
  test: [COMMANDS, `runCommand(['test'`],
  'test:full': [COMMANDS, `runCommand(['run', 'test:full'`],
  check: [COMMANDS, `runCommand(['run', 'check'`],
  doctor: ['tests/faults/doctor.full.test.ts', 'adapters/doctor.ts'],
  backup: ['tests/faults/backup-drill.ts', `runKeeper('backup'`],
  restore: ['tests/faults/backup-drill.ts', `runKeeper('restore'`],
  bench: [COMMANDS, `runCommand(['run', 'bench'`],
  mails: [COMMANDS, `runCommand(['run', 'mails'`],
  'seed:large': [COMMANDS, `runCommand(['run', 'seed:large'`],
  faults: [COMMANDS, `runCommand(['run', 'faults'`],
  fuzz: [COMMANDS, `runCommand(['run', 'fuzz'`],
  migrate: ['tests/contracts/two-steps.full.test.ts', 'adapters/migrate.ts'],
  cluster: ['tests/faults/cluster-command.full.test.ts', `startCommand(['run', 'cluster'`],
  generate: ['tests/architecture/deployment.test.ts', `['run', 'generate']`],
};

/** A script that npm runs before or after another is not typed by anybody. */
const forPeople = Object.keys(scripts).filter((name) => !/^(?:pre|post)/.test(name));

const mentioned = (text: string): readonly string[] =>
  [...text.matchAll(/\bnpm (?:run )?((?<=run )[\w:-]+|start|test)/g)].map(([, name = '']) => name);

describe('the commands', () => {
  it('of the README are each run by a test', () => {
    const commands = [...new Set(mentioned(read('README.md')))];
    expect(commands.length).toBeGreaterThan(5);
    for (const command of commands) {
      const [file, words] = RUN_BY[command] ?? ['no test', ''];
      expect(existsSync(join(root, file)), `${command} is run by ${file}`).toBe(true);
      expect(read(file), `${command} is run by ${file}`).toContain(words);
    }
  });

  it('that documents mention exist', () => {
    const wrong = documents.flatMap(({ path, text }) =>
      mentioned(text)
        .filter((name) => !(name in scripts))
        .map((name) => `${path}: npm run ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('for people are all mentioned in a document', () => {
    const known = new Set(documents.flatMap(({ text }) => mentioned(text)));
    expect(forPeople.filter((name) => !known.has(name))).toEqual([]);
  });

  it('would be missed', () => {
    expect(mentioned('`npm start`, `npm test`, `npm run seed:large 100` and `npm run nothing`')).toEqual([
      'start',
      'test',
      'seed:large',
      'nothing',
    ]);
    expect(RUN_BY.nothing).toBeUndefined();
  });
});
