import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { deskQuoteQuery, type QuotedLines } from '../../api/admin/desk-quote.ts';
import type { QuotedBuyer } from '../../api/booking/quote.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { useSettled } from '../../forms/amending/use-settled.ts';
import { type LineDraft, quotedLine } from './desk-draft.ts';

/** The price of a new booking, requested while it is typed. Lines without an experience are left out. */
export function useDeskQuote(lines: readonly LineDraft[], code: string, buyer: QuotedBuyer = {}) {
  const priced = lines.filter(({ experience }) => experience !== null);
  const text = JSON.stringify({ items: priced.map(quotedLine), discountCode: code.trim() || null, ...buyer });
  const asked = useSettled(text);
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...deskQuoteQuery(JSON.parse(asked) as QuotedLines),
    enabled: priced.length > 0,
    placeholderData: keepPreviousData,
  });
  const isOld = asked !== text || isFetching || isPlaceholderData;
  return {
    /** Errors about the buyer by field. */
    issues: error instanceof ApiError ? error.issues : [],
    /** null before the server has replied. */
    quote: priced.length > 0 ? (data ?? null) : null,
    isOld,
    problemOf: (line: LineDraft): string | null =>
      isOld ? null : (data?.lines[priced.indexOf(line)]?.problem ?? null),
  };
}
