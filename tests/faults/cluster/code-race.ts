import { randomUUID } from 'node:crypto';
import type { Cluster } from '../../cluster/cluster.ts';
import { type BookingReply, book } from '../../http/bodies.ts';
import { createClient } from '../../support/http-client.ts';
import { timePasses } from '../../support/time-passes.ts';
import { rowsOf } from '../process-audit.ts';
import { adminOf, postUntilDone } from './admin.ts';

export interface CodeRace {
  /** Who got the code, of how many attempts. */
  readonly won: number;
  /** Uses that the shop has counted. */
  readonly counted: number;
  /** Answers that are neither a booking nor a used-up code, in words. */
  readonly strange: readonly string[];
}

const USES = 10;
const MOST_TRIES = 200;
const AGAIN_MS = 50;

/** Everybody wants a code with ten uses at once, and node `killed` dies in the middle of it. */
export const raceForCode = async (cluster: Cluster, attempts: number, killed: number): Promise<CodeRace> => {
  const code = `RACE${randomUUID().slice(0, 8)}`.toUpperCase();
  const admin = await adminOf(cluster.url);
  await postUntilDone(admin, '/api/admin/discount-codes', {
    ...{ code, description: 'Ten uses', discountType: 'percentage', discountValue: 10 },
    ...{ minOrderAmount: 0, maxUses: USES, active: true, validFrom: '2020-01-01T00:00:00.000Z' },
  });
  const strange: string[] = [];
  let answered = 0;
  const attempt = async (at: number): Promise<boolean> => {
    const client = createClient(cluster.url);
    const key = { 'idempotency-key': randomUUID() };
    const change = {
      email: `${code}-${at}@northlight.example`.toLowerCase(),
      discountCode: code,
      totalPrice: 1305,
    };
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const reply = await book(client, change, key).catch(() => null);
      if (reply && ![502, 503, 504].includes(reply.status)) {
        answered += 1;
        const { message } = reply.body as Partial<BookingReply>;
        if (reply.status !== 201 && message !== 'This code has been used up')
          strange.push(`${reply.status} ${reply.text}`);
        return reply.status === 201;
      }
      await timePasses(AGAIN_MS);
    }
    strange.push('an attempt was never answered');
    return false;
  };
  const racing = Promise.all(Array.from({ length: attempts }, (_, at) => attempt(at)));
  const node = cluster.nodes[killed];
  while (answered === 0) await timePasses(1);
  await node?.end('SIGKILL');
  const won = (await racing).filter(Boolean).length;
  await node?.restart();
  const [row] = await rowsOf<{ uses: number }>(
    cluster.databaseUrl,
    `select current_uses::int "uses" from discount_codes where code = '${code}'`,
  );
  return { won, counted: row?.uses ?? -1, strange };
};
