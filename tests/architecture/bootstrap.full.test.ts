import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './tree.ts';

const SCRIPTS = ['bootstrap', 'npm', 'print-step', 'root', 'run', 'with-lock'];
const exec = promisify(execFile);

/** Installs one file for what serves and one for the rest, as npm does: `ci` begins anew, `install` adds. */
const NPM = `#!/bin/sh
echo "$@" >> npm.log
[ -e refuse-cache ] && case "$*" in *--prefer-offline*) echo "npm error code ETARGET"; exit 1;; esac
[ "$1" = ci ] && rm -rf node_modules
mkdir -p node_modules/.bin
touch node_modules/.bin/node node_modules/koa
[ -e without-link ] && mkdir -p node_modules/node-PLATFORM/bin && mv node_modules/.bin/node node_modules/node-PLATFORM/bin
entry='"node_modules/koa":{"version":"1.0.0"}'
case "$*" in
  *--workspace*) ;;
  *) touch node_modules/vitest; entry="$entry,\\"node_modules/vitest\\":{\\"version\\":\\"1.0.0\\"}" ;;
esac
echo "{\\"packages\\":{$entry}}" > node_modules/.package-lock.json
`;

const lockOf = (version: string) =>
  JSON.stringify({ packages: { 'node_modules/koa': { version }, 'node_modules/vitest': { version } } });

describe('the packages', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'wondercast-bootstrap-'));
    mkdirSync(join(folder, 'scripts'));
    for (const name of SCRIPTS)
      cpSync(join(root, `scripts/${name}.mjs`), join(folder, `scripts/${name}.mjs`));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), NPM.replaceAll('PLATFORM', `${process.platform}-${process.arch}`));
    chmodSync(join(folder, 'bin/npm'), 0o755);
    writeFileSync(join(folder, 'package-lock.json'), lockOf('1.0.0'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const bootstrap = (...words: readonly string[]) =>
    exec(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), ...words], {
      env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}`, TMPDIR: folder },
    });
  /** The first words of every call of npm since the last look. */
  const calls = () => {
    const log = join(folder, 'npm.log');
    const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
    rmSync(log, { force: true });
    return lines.map((line) => `${line.split(' ')[0]}${line.includes('--workspace') ? ' serving' : ''}`);
  };
  const has = (name: string) => existsSync(join(folder, 'node_modules', name));

  it('that serve the shop are installed once', async () => {
    await bootstrap();
    await bootstrap();
    expect([calls(), has('koa'), has('vitest')]).toEqual([['ci serving'], true, false]);
  });

  it('of the tests are added to them, and stay', async () => {
    await bootstrap();
    await bootstrap('everything');
    expect([calls(), has('vitest')]).toEqual([['ci serving', 'install'], true]);
    await bootstrap('everything');
    await bootstrap();
    expect([calls(), has('vitest')]).toEqual([[], true]);
  });

  it('of the tests are brought up to date by a start, too', async () => {
    await bootstrap('everything');
    writeFileSync(join(folder, 'package-lock.json'), `${lockOf('1.0.0')}\n`);
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{"packages":{}}');
    await bootstrap();
    expect([calls(), has('vitest')]).toEqual([['ci', 'ci'], true]);
  });

  it('that serve are installed anew when the lock file changes', async () => {
    await bootstrap();
    writeFileSync(join(folder, 'package-lock.json'), `${lockOf('1.0.0')}\n`);
    await bootstrap();
    expect([calls(), has('vitest')]).toEqual([['ci serving', 'ci serving'], false]);
  });

  it('may have been installed by hand', async () => {
    await exec(join(folder, 'bin/npm'), ['ci'], { cwd: folder });
    calls();
    await bootstrap();
    await bootstrap('everything');
    expect([calls(), has('vitest')]).toEqual([[], true]);
  });

  it('have their Node, also from an npm that has left its command out', async () => {
    writeFileSync(join(folder, 'without-link'), '');
    await bootstrap();
    expect([calls(), has('.bin/node')]).toEqual([['ci serving'], true]);
    await bootstrap('everything');
    expect([calls(), has('.bin/node')]).toEqual([['install'], true]);
    await exec(join(folder, 'bin/npm'), ['ci'], { cwd: folder });
    calls();
    await bootstrap();
    expect([calls(), has('.bin/node')]).toEqual([[], true]);
  });

  it('are asked of the registry when npm’s cache knows only older ones', async () => {
    writeFileSync(join(folder, 'refuse-cache'), '');
    await bootstrap();
    expect([calls(), has('koa')]).toEqual([['ci serving', 'ci serving'], true]);
  });

  it('are installed once by two who begin together', async () => {
    await Promise.all([bootstrap(), bootstrap()]);
    expect(calls()).toEqual(['ci serving']);
  });
});
