import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wondercast-switchover-'));
const asked = join(folder, 'asked');
const patronictl = join(folder, 'patronictl');

/** A cluster that has so many replicas that answer commits, whatever it is asked, and whose settings are these. */
const standIn = (synchronous: number, settings: string, answer: string) => {
  const members = Array.from({ length: synchronous }, () => ({ Role: 'Sync Standby' }));
  const lines = [
    '#!/bin/sh',
    'shift 2',
    `echo "$*" >> ${asked}`,
    'case "$1" in',
    `  show-config) echo '${settings}' ;;`,
    `  list) echo '${JSON.stringify([{ Role: 'Leader' }, ...members])}' ;;`,
    `  switchover) echo '${answer}' ;;`,
    'esac',
  ];
  writeFileSync(patronictl, `${lines.join('\n')}\n`, { mode: 0o755 });
};

const switchOver = () =>
  promisify(execFile)(join(root, 'deploy/patroni/switchover.sh'), [join(folder, 'config.yml')], {
    env: { PATH: process.env.PATH, PATRONICTL: patronictl, PATIENCE_S: '1' },
  });
/** What changed something, in order. */
const changes = () =>
  readFileSync(asked, 'utf8')
    .split('\n')
    .filter((line) => /^(edit-config|switchover)/.test(line));
const count = (number: number) => `edit-config --force --quiet --set synchronous_node_count=${number}`;

beforeEach(() => writeFileSync(asked, ''));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a switchover happens while one more replica answers commits, and the number is set back', async () => {
  standIn(2, 'synchronous_node_count: 1', 'Successfully switched over to "db2"');
  expect((await switchOver()).stdout).toContain('db2');
  expect(changes()).toEqual([count(2), 'switchover --force', count(1)]);
});

it('a cluster that answers with two keeps two, and one that says nothing answers with one', async () => {
  standIn(3, 'synchronous_node_count: 2', 'Successfully switched over');
  await switchOver();
  standIn(3, 'ttl: 10', 'Successfully switched over');
  await switchOver();
  expect(changes()).toEqual([
    count(3),
    'switchover --force',
    count(2),
    count(2),
    'switchover --force',
    count(1),
  ]);
});

it('without that replica the leader is not changed, and the number is set back', async () => {
  standIn(1, 'synchronous_node_count: 1', 'Successfully switched over');
  await expect(switchOver()).rejects.toThrow('The leader was not changed');
  expect(changes()).toEqual([count(2), count(1)]);
});

it('a switchover that Patroni refuses fails, and the number is set back', async () => {
  standIn(2, 'synchronous_node_count: 1', 'Switchover failed');
  await expect(switchOver()).rejects.toMatchObject({ code: 1 });
  expect(changes()).toEqual([count(2), 'switchover --force', count(1)]);
});
