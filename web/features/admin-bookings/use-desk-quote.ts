import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { deskQuoteQuery, type QuotedLines } from '../../api/admin/desk-quote.ts';
import { useSettled } from '../../forms/amending/use-settled.ts';
import { type LineDraft, quotedLine } from './desk-draft.ts';

/** What the booking would cost, asked of the shop while it is typed. Lines without an experience cost nothing yet. */
export function useDeskQuote(lines: readonly LineDraft[], code: string) {
  const priced = lines.filter(({ experience }) => experience !== null);
  const text = JSON.stringify({ items: priced.map(quotedLine), discountCode: code.trim() || null });
  const asked = useSettled(text);
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...deskQuoteQuery(JSON.parse(asked) as QuotedLines),
    enabled: priced.length > 0,
    placeholderData: keepPreviousData,
  });
  const isOld = asked !== text || isFetching || isPlaceholderData;
  return {
    /** null before the shop has answered. */
    quote: priced.length > 0 ? (data ?? null) : null,
    isOld,
    problemOf: (line: LineDraft): string | null =>
      isOld ? null : (data?.lines[priced.indexOf(line)]?.problem ?? null),
  };
}
