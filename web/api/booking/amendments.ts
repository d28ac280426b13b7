import type { Body } from '../transport/contract.ts';
import { keptKeys } from '../transport/kept-key.ts';
import { mutation } from '../transport/mutation.ts';
import type { AmendmentQuoteWire, BookingWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { storeChanged } from './changes.ts';

const QUOTE = '/api/bookings/{id}/amendments/quote';
const AMENDMENTS = '/api/bookings/{id}/amendments';

type Token = string | null;

export type AmendedLines = NonNullable<Body<typeof QUOTE, 'post'>['lines']>;

interface Asked {
  readonly id: number;
  readonly token: Token;
  /** null while nothing has been changed. */
  readonly lines: AmendedLines | null;
  /** The booking's version, so that a price for an older version is never shown. */
  readonly version: number;
}

/** The price of a change that is being considered. */
export const amendmentQuery = ({ id, token, lines, version }: Asked) => ({
  queryKey: ['mine', 'amendment', id, version, lines],
  queryFn: (): Promise<AmendmentQuoteWire> =>
    write('post', QUOTE, { path: { id }, query: { token }, body: { lines: lines ?? [] } }),
});

interface Amending {
  readonly booking: BookingWire;
  readonly token: Token;
  readonly lines: AmendedLines;
  /** The price that was shown. The server compares it with the current one. */
  readonly shown: AmendmentQuoteWire;
}

const keep = keptKeys();

/**
 * Changes what is booked. A retry after a broken connection changes it only once. When a paid booking becomes more expensive, the
 * difference must be paid first, and the response contains a payment.
 */
export const amend = mutation({
  send: ({ booking: { id }, token, lines, shown }: Amending) =>
    keep([id, lines, shown.difference, shown.version], (keys) =>
      write('post', AMENDMENTS, {
        path: { id },
        query: { token },
        body: { lines, shownDifference: shown.difference, version: shown.version },
        ...keys,
      }),
    ),
  refresh: (client, changed) => changed && storeChanged(client, changed.booking),
});
