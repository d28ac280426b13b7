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
  /** null while nothing has been changed. */
  readonly lines: AmendedLines | null;
  /** In dollars, instead of the policy's fee; null uses the policy's fee. */
  readonly fee: number | null;
  /** The booking's version, so that a price for an older version is never shown. */
  readonly version: number;
}

/** The price of a change that the desk considers. */
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
  /** The price that was shown. The server compares it with the current one. */
  readonly shown: AmendmentQuoteWire;
}

/**
 * Changes what is booked. When a paid booking becomes more expensive, the difference must be paid first, and the response contains
 * a payment.
 */
export const amendAny = mutation({
  send: ({ id, lines, fee, reason, shown }: Amending) =>
    keep([id, lines, fee, reason, shown.difference, shown.version], ({ idempotencyKey }) =>
      write('post', AMENDMENTS, {
        path: { id },
        body: { lines, fee, reason, shownDifference: shown.difference, version: shown.version },
        idempotencyKey,
      }),
    ),
  // Lists, figures, the schedule and the ledger depend on it.
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
});

interface Moving {
  readonly id: number;
  readonly sessionId: string;
  readonly body: Body<typeof MOVE, 'post'>;
}

/** Moves a session on behalf of its customer, at the policy's fee or another. For a paid booking the fee must be paid first. */
export const moveAny = mutation({
  send: ({ id, sessionId, body }: Moving) =>
    keep([id, sessionId, body], ({ idempotencyKey }) =>
      write('post', MOVE, { path: { id, sessionId }, body, idempotencyKey }),
    ),
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
  refreshOnFailure: true,
});
