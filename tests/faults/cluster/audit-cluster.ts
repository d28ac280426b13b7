import { isPaidFor, type PaymentStatus } from '@wondercast/core/money/payment/payment-status';
import type { Cluster } from '../../cluster/cluster.ts';
import { ADMIN_PASSWORD } from '../../support/app-process.ts';
import { audit } from '../../support/auditor.ts';
import { evidenceOfPostgres } from '../../support/auditor-evidence.ts';
import { paymentsOfPostgres } from '../../support/auditor-payments.ts';
import { until } from '../../support/until.ts';
import { rowsOf } from '../process-audit.ts';
import type { Buyers, Promised } from './buyers.ts';

interface Stored {
  readonly email: string;
  readonly id: number;
  readonly reference: string;
  readonly total: number;
  readonly paymentStatus: PaymentStatus;
}

const MAILS_MS = 90_000;

const storedIn = (databaseUrl: string): Promise<readonly Stored[]> =>
  rowsOf<Stored>(
    databaseUrl,
    `select id, reference, email, total::int "total", payment_status "paymentStatus" from bookings order by id`,
  );

/** What was promised and is not so, in sentences. */
export const brokenPromises = (
  promised: readonly Promised[],
  stored: readonly Stored[],
): readonly string[] => {
  const byEmail = Map.groupBy(stored, ({ email }) => email);
  return [
    ...promised.flatMap(({ email, id, reference, total, isPaid }) => {
      const [found, ...more] = byEmail.get(email) ?? [];
      if (!found) return [`${reference} of ${email} is lost`];
      if (more.length > 0) return [`${reference} of ${email} is there ${more.length + 1} times`];
      const isSame = found.id === id && found.reference === reference && found.total === total;
      return isSame && (!isPaid || isPaidFor(found)) ? [] : [`${reference} has changed`];
    }),
    ...[...byEmail]
      .filter(([email, all]) => all.length > 1 && !promised.some((each) => each.email === email))
      .map(([email, all]) => `${email} has ${all.length} bookings of one submit`),
  ];
};

/** Bookings without a mail to their customer. */
const unmailed = (cluster: Cluster, stored: readonly Stored[]): readonly Stored[] => {
  const sent = new Set<string>();
  for (const { messageId, recipient } of cluster.mails.caught())
    for (const reference of messageId.match(/WC-[A-Z0-9]+/) ?? []) sent.add(`${reference} ${recipient}`);
  return stored.filter(({ reference, email }) => !sent.has(`${reference} ${email}`));
};

/** Statements of what is lost so far: cheap enough for after each fault. */
export const lostSoFar = async ({ databaseUrl }: Cluster, buyers: Buyers): Promise<readonly string[]> => {
  const promised = [...buyers.promised()];
  return brokenPromises(promised, await storedIn(databaseUrl));
};

/**
 * Every promise kept once and unchanged, every mail sent, nothing answered 500, and the auditor content. The buyers must have
 * stopped.
 * @throws Error that lists what is wrong
 */
export const auditCluster = async (cluster: Cluster, buyers: Buyers, from: number): Promise<void> => {
  const { databaseUrl, nodes } = cluster;
  const broken = await lostSoFar(cluster, buyers);
  if (broken.length > 0) throw new Error(`Promises were broken:\n  ${broken.slice(0, 20).join('\n  ')}`);
  const [refusal] = buyers.refused();
  if (refusal) throw new Error(`${buyers.refused().length} submits were refused, such as ${refusal}`);
  let waiting: readonly Stored[] = [];
  const isMailed = async () => {
    waiting = unmailed(cluster, await storedIn(databaseUrl));
    return waiting.length === 0;
  };
  await until('every booking has its mail', isMailed, MAILS_MS).catch(() => {
    throw new Error(`${waiting.length} bookings have no mail, such as ${waiting[0]?.reference}`);
  });
  const outages = [{ from, to: Date.now() }];
  await audit({
    evidence: () => evidenceOfPostgres(databaseUrl),
    payments: () => paymentsOfPostgres(databaseUrl),
    exchanges: buyers.exchanges,
    dataDir: cluster.folder,
    log: nodes.map((node) => node.output()).join(''),
    secrets: [ADMIN_PASSWORD, new URL(databaseUrl).password],
    outbox: false,
    outages,
    // The proxy answers 502 for a node that died in the middle of a request.
    providerOutages: outages,
  });
};
