import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/root.mjs';

/*
 * The full counts of faults: all of them, or the named parts, on both stores or one, or a share of them:
 * `npm run faults`, `npm run faults money`, `npm run faults money postgres 100` for a hundredth on Postgres.
 */
const PARTS = [
  'rolling-restart',
  'money',
  'staffing',
  'free-times',
  'sessions',
  'changes',
  'connections',
  'requests',
  'wall',
  'alerts',
  'release',
  'cluster-nodes',
  'cluster-postgres',
  'cluster-leader',
  'cluster-codes',
  'backup',
  'pitr',
] as const;
const STORES: readonly string[] = ['memory', 'postgres'];

const args = process.argv.slice(2);
const store = args.find((arg) => STORES.includes(arg)) ?? 'both';
const share = args.find((arg) => /^\d+$/.test(arg)) ?? '1';
const chosen = PARTS.filter((part) => args.includes(part));

const commands = {
  'rolling-restart': ['tests/faults/rolling-restart/full-counts.ts', share],
  money: ['tests/faults/money/full-counts.ts', store, share],
  staffing: ['tests/faults/staffing/full-counts.ts', store, share],
  'free-times': ['tests/faults/free-times/full-counts.ts', store, share],
  sessions: ['tests/faults/sessions/full-counts.ts', store, share],
  changes: ['tests/faults/changes/full-counts.ts', store, share],
  connections: ['tests/faults/connections.ts'],
  requests: ['tests/faults/requests.ts', store, share],
  wall: ['tests/faults/wall.ts', share],
  release: ['tests/faults/release/full-counts.ts', share],
  'cluster-nodes': ['tests/faults/cluster/full-counts.ts', 'nodes', share],
  'cluster-postgres': ['tests/faults/cluster/full-counts.ts', 'postgres', share],
  'cluster-leader': ['tests/faults/cluster/full-counts.ts', 'leader', share],
  'cluster-codes': ['tests/faults/cluster/full-counts.ts', 'codes', share],
  alerts: ['tests/faults/alerts.ts'],
  backup: ['tests/faults/backup-full.ts'],
  pitr: ['tests/faults/pitr.ts'],
};

for (const part of chosen.length === 0 ? PARTS : chosen) {
  const { status } = spawnSync(process.execPath, commands[part], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
