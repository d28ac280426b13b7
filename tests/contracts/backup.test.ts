import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { addressOf, filesOf } from '@wondercast/core/shop/media/uploaded-image';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupsIn } from '../../adapters/backup/backups-in.ts';
import { readLastBackup } from '../../adapters/backup/last-backup.ts';
import { decodeManifest, encodeManifest } from '../../adapters/backup/manifest.ts';
import { type Config, readConfig } from '../../adapters/composition/config.ts';
import { examineRestored } from '../../adapters/composition/examine-restored.ts';
import { restoreBackup } from '../../adapters/composition/restore-backup.ts';
import { withDatabase } from '../../adapters/composition/with-database.ts';
import { imageFolder } from '../../adapters/images/folder.ts';
import { beginLoading } from '../../adapters/postgres/backup/copy-in.ts';
import { copyOut } from '../../adapters/postgres/backup/copy-out.ts';
import { prepareTables } from '../../adapters/postgres/backup/prepare-tables.ts';
import { examineBooks } from '../../adapters/postgres/findings.ts';
import { root } from '../../scripts/root.mjs';
import { rowsOf } from '../faults/process-audit.ts';
import { book } from '../http/bodies.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { backUp, contentOf, type EmptyPlace, emptyPlace, restore } from '../support/backups.ts';

const PASSPHRASE = 'a passphrase of the tests';
const UPLOAD = 'a1b2c3d4e5f6a1b2c3d4e5f6-w400';

describe('a backup', () => {
  let app: TestApp;
  let config: Config;
  let dir: string;
  const places: EmptyPlace[] = [];
  const empty = async (env: Readonly<Record<string, string>> = {}): Promise<EmptyPlace> => {
    const place = await emptyPlace(env);
    places.push(place);
    return place;
  };
  beforeAll(async () => {
    app = await startApp({ store: 'postgres', env: { WORKERS: '0' } });
    dir = mkdtempSync(join(tmpdir(), 'wondercast-backups-'));
    const settings = {
      DATA_DIR: app.dataDir,
      DATABASE_URL: app.databaseUrl ?? '',
      BACKUP_DIR: dir,
      BACKUP_KEEP: '0',
    };
    config = readConfig(settings);
    for (let each = 0; each < 3; each++) expect((await book(app.client())).status).toBe(201);
    await imageFolder(join(app.dataDir, 'uploads')).add(
      filesOf(UPLOAD).map((name) => ({ name, content: Buffer.from(name), type: 'image/webp' })),
    );
    await rowsOf(
      app.databaseUrl ?? '',
      `insert into uploads (name, created_at) values ('${UPLOAD}', now());
       update experiences set image_url = '${addressOf(UPLOAD)}' where id = 1;
       select graphile_worker.add_job('waits', json_build_object('n', 1), run_at := now() + interval '1 day');
       select graphile_worker.add_job('runs', queue_name := 'one', job_key := 'k');
       update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w', attempts = 1 where key = 'k'`,
    );
  });
  afterAll(async () => {
    await Promise.all(places.map((place) => place.remove()));
    await app.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  describe.each([
    ['as a folder', {}],
    ['as one encrypted file', { BACKUP_PASSPHRASE: PASSPHRASE }],
  ])('%s', (_, env: Readonly<Record<string, string>>) => {
    it('restores every row, image and secret, and the jobs that waited, unlocked', async () => {
      const passphrase = env.BACKUP_PASSPHRASE ?? null;
      const made = await backUp({ ...config, backup: { ...config.backup, passphrase } });
      const place = await empty(env);
      const findings = await restoreBackup(place.config, made.path, (database, manifest) =>
        examineRestored(place.config, database, manifest),
      );
      expect(findings.filter(({ good }) => !good)).toEqual([]);
      expect(await contentOf(place.database.url)).toEqual(await contentOf(app.databaseUrl ?? ''));
      expect(readdirSync(join(place.config.dataDir, 'uploads')).toSorted()).toEqual(
        filesOf(UPLOAD).toSorted(),
      );
      expect(readFileSync(join(place.config.dataDir, 'session-secret'), 'utf8')).toBe(
        readFileSync(join(app.dataDir, 'session-secret'), 'utf8'),
      );
      expect(
        await rowsOf(
          place.database.url,
          `select t.identifier as task, q.queue_name as queue, j.payload, j.attempts, j.key, j.is_available as free
           from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
           left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`,
        ),
      ).toEqual([
        { task: 'waits', queue: null, payload: { n: 1 }, attempts: 0, key: null, free: true },
        { task: 'runs', queue: 'one', payload: {}, attempts: 0, key: 'k', free: true },
      ]);
      // Numbers go on after those that were drawn.
      const [row] = await rowsOf<{ id: number; last: number }>(
        place.database.url,
        `insert into users (username, password_hash) values ('late', 'hash')
         returning id, (select max(id) from users) as last`,
      );
      expect(row?.id).toBeGreaterThan(row?.last ?? 0);
    });

    it('is refused when it is damaged, and nothing is changed', async () => {
      const passphrase = env.BACKUP_PASSPHRASE ?? null;
      const { path } = await backUp(
        { ...config, backup: { ...config.backup, passphrase } },
        { dir: join(dir, 'whole') },
      );
      const place = await empty(env);
      const damaged = async (damage: (copy: string) => void): Promise<string> => {
        const copy = join(dir, `damaged-${passphrase ? 'file.tar.age' : 'folder'}`);
        cpSync(path, copy, { recursive: true });
        damage(copy);
        const said = await restore(place.config, copy).then(
          () => 'restored',
          (error: Error) => error.message,
        );
        rmSync(copy, { recursive: true, force: true });
        return said;
      };
      const flip = (file: string, at: number) => {
        const content = readFileSync(file);
        content[at] = (content[at] ?? 0) ^ 1;
        writeFileSync(file, content);
      };
      if (passphrase) {
        const { size } = statSync(path);
        for (const at of [size - 30, Math.floor(size / 2)])
          expect(await damaged((copy) => flip(copy, at))).toContain('The backup is damaged');
        for (const length of [size - 1, size - 70_000, 400, 100])
          expect(await damaged((copy) => truncateSync(copy, length))).toContain('The backup is damaged');
        const other = await empty({ BACKUP_PASSPHRASE: 'another passphrase' });
        await expect(restore(other.config, path)).rejects.toThrow('not that of this backup');
        await expect(restore((await empty()).config, path)).rejects.toThrow('set BACKUP_PASSPHRASE');
      } else {
        const rows = (copy: string) =>
          join(copy, 'database', readdirSync(join(copy, 'database'))[0] ?? '', '0001.copy.gz');
        expect(await damaged((copy) => flip(rows(copy), 12))).toMatch(/is damaged\. Changed: database\//);
        expect(await damaged((copy) => truncateSync(rows(copy), 5))).toMatch(
          /is damaged\. Changed: database\//,
        );
        expect(await damaged((copy) => rmSync(rows(copy)))).toMatch(/is not whole\. Missing: database\//);
        expect(await damaged((copy) => rmSync(join(copy, 'manifest.json')))).toContain('not a whole one');
        expect(await damaged((copy) => flip(join(copy, 'manifest.json'), 200))).toContain(
          'manifest.json is damaged',
        );
        expect(await damaged((copy) => writeFileSync(join(copy, 'images', 'x.webp'), 'x'))).toContain(
          'do not belong',
        );
      }
      expect(await rowsOf(place.database.url, `select from pg_tables where schemaname = 'public'`)).toEqual(
        [],
      );
      expect(readdirSync(place.config.dataDir)).toEqual([]);
    });
  });

  it('can be read by its owner alone, and names no value of a setting', async () => {
    const env = { SMTP_URL: 'smtp://mara:hidden@mail.northlight.test', BRAND_NAME: 'Northlight' };
    const { path } = await backUp(config, { env });
    for (const each of readdirSync(path, { recursive: true, withFileTypes: true }))
      expect(statSync(join(each.parentPath, each.name)).mode & 0o077).toBe(0);
    const manifest = readFileSync(join(path, 'manifest.json'), 'utf8');
    expect(decodeManifest(Buffer.from(manifest)).settings).toEqual(['SMTP_URL', 'BRAND_NAME']);
    expect(manifest).not.toContain('hidden');
  });

  it('goes into an empty place only', async () => {
    const { path } = await backUp(config, { dir: join(dir, 'full') });
    const place = await empty();
    await restore(place.config, path);
    await expect(restore(place.config, path)).rejects.toThrow(/is not empty: there is uploads/);
    const { dataDir } = (await empty()).config;
    await expect(restore({ ...place.config, dataDir }, path)).rejects.toThrow('The database is not empty');
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('of a newer release is refused, and one of an older release is migrated', async () => {
    const { path } = await backUp(config, { dir: join(dir, 'releases') });
    const file = join(path, 'manifest.json');
    const manifest = decodeManifest(readFileSync(file));
    const newer = { ...manifest, release: '9.0.0', migrations: [...manifest.migrations, 'of-tomorrow'] };
    writeFileSync(file, encodeManifest(newer));
    const place = await empty();
    await expect(restore(place.config, path)).rejects.toThrow(
      'release 9.0.0, which is newer: this one does not know of-tomorrow',
    );

    // As the release before wrote it: without the columns that the last migration adds.
    const columns = ['last_backup_at', 'last_backup_verified_at', 'last_backup_failed_at'];
    await rowsOf(
      app.databaseUrl ?? '',
      `${columns.map((column) => `alter table shop_state drop column ${column}`).join(';')};
       delete from schema_migrations where name = '2026-11-22-last-backup'`,
    );
    const older = await backUp(config, { dir: join(dir, 'older') });
    await app.running.storage.prepare();
    expect(older.isNoted).toBe(false);
    await restore(place.config, older.path);
    expect(await contentOf(place.database.url)).toEqual(await contentOf(app.databaseUrl ?? ''));
    expect(await rowsOf(place.database.url, 'select last_backup_at from shop_state')).toEqual([
      { last_backup_at: null },
    ]);
  });

  it('that lacks an image which is shown is called incomplete, is not taken for a whole one, and replaces none', async () => {
    const target = join(dir, 'lacking');
    const images = join(app.dataDir, 'uploads');
    const away = join(app.dataDir, 'away');
    const keeping = { ...config, backup: { ...config.backup, keep: 1 } };
    const takenAt = () => rowsOf(app.databaseUrl ?? '', 'select last_backup_at from shop_state');
    // Nothing shows it yet: somebody is filling in a form.
    await rowsOf(
      app.databaseUrl ?? '',
      `insert into uploads (name, created_at) values ('not-saved-w400', now())`,
    );
    const whole = await backUp(keeping, { dir: target });
    expect(whole.manifest.missingImages).toEqual([]);
    const taken = await takenAt();
    renameSync(images, away);
    const lacking = await backUp(keeping, { dir: target });
    const { PATH = '', HOME = '' } = process.env;
    const asCommand = await promisify(execFile)(
      process.execPath,
      ['adapters/backup.ts', join(dir, 'asked')],
      {
        cwd: root,
        env: { PATH, HOME, DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl ?? '' },
      },
    ).catch((error: { readonly code: number; readonly stdout: string }) => error);
    renameSync(away, images);
    expect(asCommand).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`NOT whole: 1 image is shown and not there:\n  ${UPLOAD}-772.webp`),
    });
    expect(lacking.path).toMatch(/Z-incomplete$/);
    expect(lacking.manifest.missingImages).toEqual([`${UPLOAD}-772.webp`]);
    expect(lacking.pruned).toEqual([]);
    expect(readdirSync(target).toSorted()).toEqual(
      [whole.path, lacking.path].map((path) => basename(path)).toSorted(),
    );
    expect(readLastBackup(app.dataDir)).toMatchObject({
      path: whole.path,
      why: expect.stringContaining(`such as ${UPLOAD}-772.webp`),
    });
    expect(await takenAt()).toEqual(taken);
    // What it has can be restored.
    const place = await empty();
    const findings = await restoreBackup(place.config, lacking.path, (database, manifest) =>
      examineRestored(place.config, database, manifest),
    );
    expect(findings.filter(({ good }) => !good).map(({ check }) => check)).toEqual(['images']);
    expect(await contentOf(place.database.url)).toEqual(await contentOf(app.databaseUrl ?? ''));
  });

  it('removes what a killed one has left, a day later', async () => {
    const target = join(dir, 'left');
    const [old, young] = ['wondercast-2020-01-01T000000Z.part', 'wondercast-2020-01-02T000000Z.tar.age.part'];
    mkdirSync(join(target, old, 'database'), { recursive: true });
    writeFileSync(join(target, young), 'half');
    writeFileSync(join(target, 'notes.part'), 'mine');
    const [dayAgo, now] = [new Date(Date.now() - 25 * 60 * 60 * 1000), new Date()];
    utimesSync(join(target, old), dayAgo, dayAgo);
    utimesSync(join(target, 'notes.part'), dayAgo, dayAgo);
    utimesSync(join(target, young), now, now);
    const made = await backUp(config, { dir: target });
    expect(made.left).toEqual([old]);
    expect(readdirSync(target).toSorted()).toEqual([basename(made.path), young, 'notes.part'].toSorted());
  });

  it('is remembered, as is one that failed, and old ones are removed', async () => {
    const target = join(dir, 'kept');
    const keeping = { ...config, backup: { ...config.backup, keep: 1 } };
    const first = await backUp(keeping, { dir: target });
    writeFileSync(join(target, 'notes.txt'), 'mine');
    cpSync(first.path, join(target, 'wondercast-2020-01-01T000000Z'), { recursive: true });
    cpSync(first.path, join(target, 'wondercast-2020-01-02T000000Z.part'), { recursive: true });
    rmSync(first.path, { recursive: true });
    const second = await backUp(keeping, { dir: target });
    expect(second.pruned).toEqual(['wondercast-2020-01-01T000000Z']);
    expect(await backupsIn(target)).toHaveLength(1);
    expect(readdirSync(target)).toContain('notes.txt');
    expect(readLastBackup(app.dataDir)).toMatchObject({
      path: second.path,
      takenAt: second.manifest.takenAt,
      failedAt: null,
    });
    const marks = () =>
      rowsOf<{ taken: Date; failed: Date | null }>(
        app.databaseUrl ?? '',
        'select last_backup_at as taken, last_backup_failed_at as failed from shop_state',
      );
    expect(await marks()).toEqual([{ taken: new Date(second.manifest.takenAt), failed: null }]);

    writeFileSync(join(dir, 'a-file'), '');
    await expect(backUp(keeping, { dir: join(dir, 'a-file', 'below') })).rejects.toThrow();
    expect(readLastBackup(app.dataDir)).toMatchObject({
      path: second.path,
      why: expect.stringContaining('ENOTDIR'),
    });
    expect((await marks())[0]?.failed).toBeInstanceOf(Date);
  });
});

describe('a backup beside a booking that comes in the middle of it', () => {
  const restoredWith = async (isolation: 'repeatable read' | 'read committed'): Promise<string> => {
    const app = await startApp({ store: 'postgres', env: { WORKERS: '0' } });
    const place = await emptyPlace();
    const parts: { readonly folder: string; readonly content: Buffer }[] = [];
    const config = { ...place.config, databaseUrl: app.databaseUrl };
    try {
      const copy = await withDatabase(config, (database) =>
        copyOut(
          database,
          async (folder, rows) => {
            parts.push({ folder, content: await buffer(rows) });
            if (/^\d+-bookings$/.test(folder)) await book(app.client());
          },
          isolation,
        ),
      );
      return await withDatabase(place.config, async (database) => {
        await prepareTables(database, copy.migrations);
        const loading = await beginLoading(database, copy);
        try {
          for (const { folder, content } of parts) await loading.add(folder, content);
          await loading.finish();
        } catch (error) {
          await loading.abandon();
          throw error;
        }
        return (await examineBooks(database)).every(({ good }) => good) ? 'whole' : 'not whole';
      });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await place.remove();
      await app.stop();
    }
  };

  it('is whole', async () => {
    expect(await restoredWith('repeatable read')).toBe('whole');
  });

  it('would have lines without their booking, were each table read for itself', async () => {
    expect(await restoredWith('read committed')).toContain('violates foreign key constraint');
  });
});
