import type { AmendedLines } from '../booking/amendments.ts';
import type { Body } from '../transport/contract.ts';
import { keptKeys } from '../transport/kept-key.ts';
import { mutation } from '../transport/mutation.ts';
import type { AmendmentQuoteWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const QUOTE = '/api/admin/bookings/{id}/amendments/quote';
const AMENDMENTS = '/api/admin/bookings/{id}/amendments';
const MOVE = '/api/admin/bookings/{id}/sessions/{sessionId}/move';

const keep = keptKeys();

interface Asked {
  readonly id: number;
  /** null while nothing is changed. */
  readonly lines: AmendedLines | null;
  /** In dollars, instead of the policy's; null is the policy's. */
  readonly fee: number | null;
  /** Of the booking: a figure of before is not shown for what is booked now. */
  readonly version: number;
}

/** The shop's price of a change that the desk thinks about. */
export const adminAmendmentQuery = ({ id, lines, fee, version }: Asked) => ({
  queryKey: [...adminKey, 'amendment', id, version, lines, fee],
  queryFn: (): Promise<AmendmentQuoteWire> =>
    write('post', QUOTE, { path: { id }, body: { lines: lines ?? [], fee } }),
});

interface Amending {
  readonly id: number;
  readonly lines: AmendedLines;
  readonly fee: number | null;
  readonly reason: string;
  /** What was shown: the shop compares it. */
  readonly shown: AmendmentQuoteWire;
}

/** Changes what is booked. What a paid booking costs more is to be paid first: the answer then has a payment. */
export const amendAny = mutation({
  send: ({ id, lines, fee, reason, shown }: Amending) =>
    keep([id, lines, fee, reason, shown.difference, shown.version], ({ idempotencyKey }) =>
      write('post', AMENDMENTS, {
        path: { id },
        body: { lines, fee, reason, shownDifference: shown.difference, version: shown.version },
        idempotencyKey,
      }),
    ),
  // Lists, figures, the schedule and the ledger all follow.
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
});

interface Moving {
  readonly id: number;
  readonly sessionId: string;
  readonly body: Body<typeof MOVE, 'post'>;
}

/** Moves a session for its customer, at the policy's fee or another. The fee of a paid booking is to be paid first. */
export const moveAny = mutation({
  send: ({ id, sessionId, body }: Moving) =>
    keep([id, sessionId, body], ({ idempotencyKey }) =>
      write('post', MOVE, { path: { id, sessionId }, body, idempotencyKey }),
    ),
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
  refreshOnFailure: true,
});
