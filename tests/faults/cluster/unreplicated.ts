import { startCluster } from '../../cluster/cluster.ts';
import { until } from '../../support/until.ts';
import { rowsOf } from '../process-audit.ts';
import { lostSoFar } from './audit-cluster.ts';
import { startBuyers } from './buyers.ts';

const MISSED = 8;
const PATIENCE_MS = 60_000;

/** The twin: commits are answered before a replica has them, and the leader's machine goes. Answers what was lost. */
export const loseLeaderUnreplicated = async (): Promise<readonly string[]> => {
  const cluster = await startCluster({ isAsynchronous: true, nodes: 1 });
  try {
    const { database } = cluster;
    const leader = await database.leader();
    const replicas = database.all.filter((machine) => machine !== leader);
    const buyers = startBuyers({ url: cluster.url, people: 4, name: 'twin' });
    await until('bookings are made', () => buyers.promised().length >= MISSED, PATIENCE_MS);
    // Replicas that hang for a moment, as on a busy network. With synchronous replication nothing would be answered now.
    for (const replica of replicas) replica.freeze();
    const then = buyers.promised().length;
    await until('more are acknowledged', () => buyers.promised().length >= then + MISSED, PATIENCE_MS);
    await leader.kill();
    // What the leader sent last lies in the replicas' sockets still: a network that broke would have lost it.
    for (const replica of replicas) {
      replica.stopReceiving();
      replica.thaw();
    }
    await database.leader(PATIENCE_MS);
    const answers = () =>
      rowsOf(cluster.databaseUrl, 'select 1').then(
        () => true,
        () => false,
      );
    await until('the database answers', answers, PATIENCE_MS);
    return await lostSoFar(cluster, buyers);
  } finally {
    await cluster.stop();
  }
};
