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
  /** null while nothing is changed. */
  readonly lines: AmendedLines | null;
  /** Of the booking: a figure of before is not shown for what is booked now. */
  readonly version: number;
}

/** The shop's price of a change that is being thought about. */
export const amendmentQuery = ({ id, token, lines, version }: Asked) => ({
  queryKey: ['mine', 'amendment', id, version, lines],
  queryFn: (): Promise<AmendmentQuoteWire> =>
    write('post', QUOTE, { path: { id }, query: { token }, body: { lines: lines ?? [] } }),
});

interface Amending {
  readonly booking: BookingWire;
  readonly token: Token;
  readonly lines: AmendedLines;
  /** What was shown: the shop compares it. */
  readonly shown: AmendmentQuoteWire;
}

const keep = keptKeys();

/** Changes what is booked; sent again after a broken connection, it changes once. What a paid booking costs more is to be paid first: the answer then has a payment. */
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
