import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { exclusively } from '../../adapters/postgres/embedded/lock.ts';
import { root } from '../../scripts/root.mjs';
import { upload } from '../http/admin-catalogue/uploading.ts';
import { book } from '../http/bodies.ts';
import { ADMIN_PASSWORD, type AppProcess, startAppProcess } from '../support/app-process.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { allowing } from './allowance.ts';

const OTHERS = 0o077;
const SOON_MS = 3_000;

const folders: string[] = [];
const tempFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'wondercast-private-'));
  folders.push(folder);
  return folder;
};
let app: AppProcess | null = null;
afterEach(async () => {
  await app?.remove();
  app = null;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Paths below a folder that somebody else may read, write or enter. */
const openTo = (path: string): readonly string[] => {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry || entry.isSymbolicLink()) return [];
  const own = (entry.mode & OTHERS) === 0 ? [] : [`${path} ${(entry.mode & 0o777).toString(8)}`];
  return entry.isDirectory()
    ? [...own, ...readdirSync(path).flatMap((name) => openTo(join(path, name)))]
    : own;
};

/** Runs a program as somebody with this user id would see the world, and says how long it took. */
const runAs = (user: number | null, program: string, env: Readonly<Record<string, string>> = {}) => {
  const since = performance.now();
  const { PATH = '' } = process.env;
  const pretend = user === null ? '' : `process.getuid = () => ${user};`;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${pretend}${program}`],
    { cwd: root, env: { PATH, ...env }, encoding: 'utf8', timeout: PATIENCE_MS },
  );
  return { said: `${stdout}${stderr}`, status, ms: performance.now() - since };
};

describe('the data folder', () => {
  it('is its owner’s alone, with mails, uploads, secrets and database, also where it was open before', async () => {
    const dataDir = tempFolder();
    mkdirSync(join(dataDir, 'outbox'));
    writeFileSync(join(dataDir, 'outbox', 'old.eml'), 'a link to a new password');
    writeFileSync(join(dataDir, 'session-secret'), 'x'.repeat(64));
    for (const path of [dataDir, join(dataDir, 'outbox')]) chmodSync(path, 0o755);
    for (const path of ['outbox/old.eml', 'session-secret']) chmodSync(join(dataDir, path), 0o644);
    expect(openTo(dataDir)).toHaveLength(4);

    app = await startAppProcess({ DATA_DIR: dataDir });
    const admin = app.client();
    await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await upload(admin, picture)).status).toBe(201);
    expect((await book(app.client())).status).toBe(201);
    await expect.poll(() => readdirSync(join(dataDir, 'outbox')).length).toBeGreaterThan(1);
    expect(readdirSync(join(dataDir, 'uploads')).length).toBeGreaterThan(0);
    expect(openTo(dataDir)).toEqual([]);
  });

  it('of another user is said at once, in words', () => {
    const dataDir = tempFolder();
    const { said, status, ms } = runAs(4_242, "await import('./adapters/main.ts');", {
      DATA_DIR: dataDir,
      PORT: '0',
    });
    expect(said).toContain(`DATA_DIR ${dataDir} belongs to another user`);
    expect(said).not.toContain('    at ');
    expect(status).toBe(1);
    expect(ms).toBeLessThan(allowing(SOON_MS));
  });
});

describe('a lock', () => {
  const LOCKED = `
    const { withLock } = await import('./scripts/with-lock.mjs');
    const told = (holder) => console.log('waiting for ' + holder);
    setTimeout(() => { console.log('still waiting'); process.exit(3); }, 2500).unref();
    await withLock('web', told, async () => console.log('has it')).catch((error) => console.log(error.message));`;
  const lockIn = (tmp: string): string => {
    // Where it lies is the program's own business: it is asked.
    runAs(
      null,
      `${LOCKED.replace("console.log('has it')", "console.log((await import('node:fs')).readdirSync(process.env.TMPDIR)[0])")}`,
      { TMPDIR: tmp },
    );
    const asked = runAs(
      null,
      LOCKED.replace(
        "console.log('has it')",
        "console.log('LOCK ' + (await import('node:fs')).readdirSync(process.env.TMPDIR)[0])",
      ),
      { TMPDIR: tmp },
    );
    return join(tmp, /LOCK (\S+)/.exec(asked.said)?.[1] ?? '');
  };

  it.each([
    ['of a process that died', () => '999999 1'],
    ['of a process whose number somebody else has now', () => `${process.pid} 1`],
    ['that names nobody', () => ''],
  ])('%s is taken over', (_what, content) => {
    const tmp = tempFolder();
    writeFileSync(lockIn(tmp), content());
    const { said, ms } = runAs(null, LOCKED, { TMPDIR: tmp });
    expect(said).toContain('has it');
    expect(ms).toBeLessThan(allowing(SOON_MS));
  });

  it('of a process that lives is waited for, and says whose it is', () => {
    const tmp = tempFolder();
    writeFileSync(lockIn(tmp), `${process.pid}`);
    const { said } = runAs(null, LOCKED, { TMPDIR: tmp });
    expect(said).toContain(`waiting for process ${process.pid}`);
    expect(said).not.toContain('has it');
  });

  it('of another user is said at once', () => {
    const tmp = tempFolder();
    const file = lockIn(tmp);
    writeFileSync(file, '999999 1');
    const { said, ms } = runAs(4_242, LOCKED, { TMPDIR: tmp });
    expect(said).toContain(`${file} belongs to another user`);
    expect(ms).toBeLessThan(allowing(SOON_MS));
  });

  it('of the embedded database that another process holds is said within 3 s', async () => {
    const file = join(tempFolder(), 'postgres.lock');
    const holder = new DatabaseSync(file);
    holder.exec('begin exclusive');
    const said: string[] = [];
    const since = performance.now();
    const taken = exclusively(
      file,
      async () => {},
      (line) => void said.push(line),
    );
    await expect.poll(() => said.length).toBe(1);
    expect(performance.now() - since).toBeLessThan(allowing(SOON_MS));
    expect(said[0]).toContain(file);
    holder.close();
    await taken;
  });
});
