import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { FindProgram } from '../support/debian-packages.ts';
import type { DatabaseMachine } from './database-machine.ts';
import { runProgram } from './program.ts';
import { replaceWords, shippedFile } from './shipped-file.ts';

/** pgBackRest on one machine of the database, from the files of `deploy/pgbackrest`. */
export interface Archive {
  /** Runs pgBackRest for the cluster's stanza. */
  run(...words: readonly string[]): Promise<string>;
  /** Adds the lines to the machine's `patroni.yml` that bring the cluster back to a moment. */
  aimAt(moment: string): void;
  /** Removes them again. */
  removeAim(): void;
}

const shippedBootstrap = z.object({
  bootstrap: z.looseObject({ pgbackrest: z.looseObject({ command: z.string() }) }),
});

interface Tree {
  readonly [key: string]: unknown;
}
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lines added to a file: what both have as a mapping is joined. */
const merged = (into: Tree, lines: Tree): Tree => ({
  ...into,
  ...Object.fromEntries(
    Object.entries(lines).map(([key, value]) => {
      const own = into[key];
      return [key, isTree(own) && isTree(value) ? merged(own, value) : value];
    }),
  ),
});

/** The shipped settings, with a folder in place of a bucket, and the machine's own places. */
const settings = ({ folder, dataFolder, port }: DatabaseMachine, repository: string): string => {
  const here = new Map([
    ['repo1-type', 'posix'],
    ['repo1-path', repository],
    ['repo1-cipher-pass', 'a passphrase of the tests'],
    ['spool-path', join(folder, 'spool')],
    ['pg1-path', dataFolder],
    ['pg1-port', String(port)],
    ['log-level-console', 'warn'],
    ['log-level-file', 'off'],
  ]);
  const lines = shippedFile('pgbackrest/pgbackrest.conf')
    .split('\n')
    .filter((line) => !line.startsWith('repo1-s3'))
    .map((line) => {
      const [name = ''] = line.split('=');
      const value = here.get(name);
      return value === undefined ? line : `${name}=${value}`;
    });
  return [...lines, `pg1-socket-path=${folder}`, `lock-path=${join(folder, 'lock')}`, ''].join('\n');
};

/** Puts pgBackRest on a machine, as docs/backups.md says; Patroni reads its lines when it is told to. */
export const installArchive = (machine: DatabaseMachine, find: FindProgram, repository: string): Archive => {
  const { folder, configFile } = machine;
  const config = join(folder, 'pgbackrest.conf');
  for (const each of [repository, join(folder, 'spool'), join(folder, 'lock')])
    mkdirSync(each, { recursive: true, mode: 0o700 });
  writeFileSync(config, settings(machine, repository), { mode: 0o600 });
  const program = `${find('pgbackrest')} --config=${config}`;
  const addLines = (to: Tree, lines: string): Tree =>
    merged(to, parse(replaceWords(lines, { 'pgbackrest --stanza': `${program} --stanza` })));
  const usual = addLines(parse(readFileSync(configFile, 'utf8')), shippedFile('pgbackrest/patroni.yml'));
  const write = (tree: Tree) => writeFileSync(configFile, stringify(tree), { mode: 0o600 });
  write(usual);
  return {
    run: (...words) =>
      runProgram({
        command: [find('pgbackrest'), `--config=${config}`, '--stanza=wondercast', ...words],
        folder,
      }),
    aimAt: (moment) => {
      const lines = shippedFile('pgbackrest/recovery.yml');
      const { command } = shippedBootstrap.parse(parse(lines)).bootstrap.pgbackrest;
      const target = /--target="([^"]+)"/.exec(command)?.[1] ?? '';
      write(addLines(usual, replaceWords(lines, { [target]: moment })));
    },
    removeAim: () => write(usual),
  };
};
