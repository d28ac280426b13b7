import { type Cluster, type ClusterOptions, startCluster } from '../../cluster/cluster.ts';
import { auditCluster, lostSoFar } from './audit-cluster.ts';
import { type Buyers, startBuyers } from './buyers.ts';
import { type Reader, startReader } from './reader.ts';

const PEOPLE = 8;

/** A cluster under way: people book and browse while things fail. */
export interface TestBed {
  readonly cluster: Cluster;
  readonly buyers: Buyers;
  readonly reader: Reader;
  /** @throws Error when a promise is broken so far */
  assertKept(): Promise<void>;
  /** Everybody ends what they have begun, and all of it is audited. @throws Error that lists what is wrong */
  finish(): Promise<void>;
  stop(): Promise<void>;
}

/** People on a cluster that runs already. */
export const openTestBed = (cluster: Cluster, name: string, people = PEOPLE): TestBed => {
  const from = Date.now();
  const buyers = startBuyers({ url: cluster.url, people, name });
  const reader = startReader(cluster.url);
  return {
    cluster,
    buyers,
    reader,
    assertKept: async () => {
      const broken = await lostSoFar(cluster, buyers);
      if (broken.length > 0) throw new Error(broken.slice(0, 20).join('\n'));
    },
    finish: async () => {
      await buyers.stop();
      await reader.stop();
      await auditCluster(cluster, buyers, from);
    },
    stop: async () => {
      await reader.stop();
      await cluster.stop();
    },
  };
};

export const startTestBed = async (name: string, options: ClusterOptions = {}): Promise<TestBed> =>
  openTestBed(await startCluster(options), name);
