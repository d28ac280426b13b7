import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../adapters/composition/config.ts';
import { root } from '../tree.ts';
import { namesInEnvFile, unknownSettings } from './named-settings.ts';
import { mistakesInUnit, readUnit } from './units.ts';

const FOLDER = join(root, 'deploy/systemd');
const units = readdirSync(FOLDER).filter((name) => /\.(service|timer)$/.test(name));
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const services = units.filter((name) => name.endsWith('.service'));

const scratch = mkdtempSync(join(tmpdir(), 'wondercast-units-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const ANALYZE = '/usr/bin/systemd-analyze';

/** What systemd itself says of a unit whose program is here; '' when it is content. Of other units it may say more. */
const verified = (name: string, text: string): string => {
  // A timer reads the unit beside it.
  const file = join(mkdtempSync(join(scratch, 'unit-')), name);
  writeFileSync(file, text.replaceAll('/opt/wondercast/node_modules/.bin/node', process.execPath));
  const { stderr } = spawnSync(ANALYZE, ['verify', '--man=no', file], { encoding: 'utf8' });
  return stderr
    .split('\n')
    .filter((line) => line.includes('shop'))
    .join('\n');
};

describe('the units of systemd', () => {
  it('are the nodes, the jobs, the migration, a backup each night, a proof each week, and the doctor each hour', () => {
    expect(units.toSorted()).toEqual([
      ...[
        'shop-backup-verify.service',
        'shop-backup-verify.timer',
        'shop-backup.service',
        'shop-backup.timer',
      ],
      ...['shop-doctor.service', 'shop-doctor.timer', 'shop-jobs.service', 'shop-migrate.service'],
      'shop@.service',
    ]);
  });

  it('share one data folder, so that an image is served by every node and is in the backup', () => {
    for (const name of services) {
      const { Service = {} } = readUnit(read(name));
      expect(Service.Environment, name).toContain('DATA_DIR=/var/lib/wondercast');
      expect(Service.StateDirectory, name).toEqual(['wondercast']);
    }
  });

  it('prove a backup each week, before the doctor misses it', () => {
    expect(readUnit(read('shop-backup-verify.service')).Service?.ExecStart?.[0]).toMatch(
      /backup\.ts --verify$/,
    );
    expect(readUnit(read('shop-backup-verify.timer')).Timer?.OnCalendar).toEqual(['Sun *-*-* 05:00:00']);
  });

  it.each(units)('%s has only sections and settings that systemd knows', (name) => {
    expect(mistakesInUnit(read(name))).toEqual([]);
  });

  it('would be refused with a setting that systemd does not know', () => {
    expect(mistakesInUnit('[Service]\nExecStart=/bin/true\nRestrat=always')).toEqual(['Service: Restrat']);
    expect(mistakesInUnit('[Servcie]\nExecStart=/bin/true')).toEqual(['Servcie: ExecStart']);
  });

  // Where systemd is not installed, the lists above are what is checked.
  it.each(existsSync(ANALYZE) ? units : [])('systemd accepts %s', (name) => {
    expect(verified(name, read(name))).toBe('');
    expect(verified(name, read(name).replace(/^\[(Service|Timer)\]$/m, '[$1]\nNobodyKnows=yes'))).toContain(
      'NobodyKnows',
    );
  });

  it.each(services)('%s runs what is there, with settings that the shop reads', (name) => {
    const { Service = {} } = readUnit(read(name));
    const [script = ''] = /adapters\/\S+/.exec(Service.ExecStart?.[0] ?? '') ?? [];
    expect(existsSync(join(root, script))).toBe(true);
    expect(unknownSettings((Service.Environment ?? []).map((each) => each.split('=')[0] ?? ''))).toEqual([]);
  });

  it('leave a process the time to drain', () => {
    const { drainMs } = readConfig({ STORE: 'memory' });
    for (const name of ['shop@.service', 'shop-jobs.service'])
      expect(Number(readUnit(read(name)).Service?.TimeoutStopSec?.[0])).toBeGreaterThanOrEqual(
        drainMs / 1000 + 10,
      );
  });

  it('share an example of settings that the shop reads, without secrets', () => {
    const example = read('shop.env.example');
    const names = namesInEnvFile(example);
    expect(names.length).toBeGreaterThan(10);
    expect(unknownSettings(names)).toEqual([]);
    expect(unknownSettings(namesInEnvFile(`${example}\nSMTP_ADDRESS=`))).toEqual(['SMTP_ADDRESS']);
    expect(example).toMatch(/^SESSION_SECRET=$/m);
  });
});
