import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_PASSWORD } from '../support/app-process.ts';
import ensureWeb from '../support/web-setup.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { FOLDER_PREFIX, removeCluster } from './folder-processes.ts';

/*
 * `npm run cluster`, or `npm run cluster FOLDER`: on this machine what production has on several, from the files of `deploy/`,
 * until Ctrl-C. Nothing of it stays.
 */
const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), FOLDER_PREFIX));

const describeCluster = ({ url, nodes, database, etcd, poolers, objectStore, mails, prometheus }: Cluster) =>
  [
    '',
    `The shop          ${url} (admin, password ${ADMIN_PASSWORD})`,
    ...nodes.map((node, at) => `  node ${at + 1}          ${node.url}`),
    ...database.all.map(
      ({ name, address, restAddress }) => `Postgres ${name}      ${address}, Patroni ${restAddress}`,
    ),
    `HAProxy           writes ${poolers.write}, reads ${poolers.read}, figures ${poolers.metrics}`,
    `PgBouncer         ${poolers.pooled}`,
    `etcd              ${etcd.addresses.join(', ')}`,
    `Pictures (S3)     ${objectStore.url}`,
    `Mails             ${mails.url}`,
    `Prometheus        ${prometheus.url}`,
    `Logs              ${join(folder, 'logs')}`,
    '',
    'To change the leader of the database:',
    `  ${database.switchOverCommand}`,
    'To see who leads:',
    `  ${database.listCommand}`,
    '',
    'Ctrl-C ends it all.',
  ].join('\n');

let isEnding = false;
const end = async (code: number) => {
  if (isEnding) return;
  isEnding = true;
  console.log('\nEnding everything ...');
  await removeCluster(folder);
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

try {
  ensureWeb();
  const cluster = await startCluster({ folder, etcdMembers: 3, report: console.log });
  console.log(describeCluster(cluster));
} catch (error) {
  if (!isEnding) {
    console.error((error as Error).message);
    await end(1);
  }
}
