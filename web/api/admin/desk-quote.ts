import { queryOptions } from '@tanstack/react-query';
import type { Body } from '../transport/contract.ts';
import type { QuoteWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/bookings/quote';

export type QuotedLines = Body<typeof PATH, 'post'>;

/** The price of a booking that the desk is about to make. */
export const deskQuoteQuery = (body: QuotedLines) =>
  queryOptions({
    queryKey: [...adminKey, 'desk-quote', body],
    queryFn: (): Promise<QuoteWire> => write('post', PATH, { body }),
    staleTime: 0,
    retry: false,
  });
