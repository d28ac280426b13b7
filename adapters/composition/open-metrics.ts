import { statfs } from 'node:fs/promises';
import type { StoreHealth } from '../http/deps.ts';
import type { LiveSnapshot } from '../http/from-memory/live-snapshot.ts';
import type { LiveDirectory } from '../http/partners/live-directory.ts';
import type { NodeState } from '../metrics/node-metrics.ts';
import type { ShopMetrics } from '../metrics/shop-metrics.ts';
import { RELEASE } from '../system/release.ts';
import type { Config } from './config.ts';

const HOUR_S = 60 * 60;

/** The metrics of this process; null when metrics are off. The library is imported only when needed. */
export const openMetrics = async ({ metrics }: Pick<Config, 'metrics'>): Promise<ShopMetrics | null> => {
  if (!metrics) return null;
  const { shopMetrics } = await import('../metrics/shop-metrics.ts');
  return shopMetrics();
};

/** The state of this process for its metrics. */
export const nodeState = ({
  live,
  directory,
  now,
  health,
  draining,
  testData,
  config: { dataDir, store, backup },
}: {
  readonly live: LiveSnapshot;
  readonly directory: LiveDirectory;
  now(): Date;
  health(): StoreHealth | null;
  draining(): boolean;
  readonly testData: NodeState['testData'];
  readonly config: Pick<Config, 'dataDir' | 'store' | 'backup'>;
}): NodeState => {
  let snapshot: { readonly version: number; readonly loadedAt: number } | null = null;
  live.onVersion(({ version: loaded }) => {
    snapshot = { version: loaded, loadedAt: now().getTime() / 1000 };
  });
  return {
    version: RELEASE,
    ready: () => live.ready() && !draining(),
    draining,
    snapshot: () => snapshot,
    directoryVersion: directory.version,
    testData,
    // A store in memory cannot be backed up.
    backupMaxAge: store === 'memory' ? 0 : backup.maxAgeHours * HOUR_S,
    disk: async () => {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      return { free: bavail * bsize, size: blocks * bsize };
    },
    // While the store is unavailable, the last known health is outdated.
    health: () => (live.ready() ? health() : null),
  };
};
