import { sum } from '@wondercast/core/kernel/money';
import type { StatementLine } from '@wondercast/core/people/partners/statement';
import { describe, expect, it } from 'vitest';
import { renderStatement } from '../../adapters/pdf/render-statement.ts';
import { usd } from '../support/builders.ts';
import { readPdf } from '../support/read-pdf.ts';

const HEADS = ['BOOKING', 'GROSS', 'REFUNDS', 'PAID', 'PERCENT', 'COMMISSION'];

const aLine = (month: string, at: number): StatementLine => ({
  month,
  bookingId: at,
  reference: `WC-${month}-${at}`,
  day: `${month}-01`,
  percent: 12.5,
  bookings: 1,
  gross: usd(1_000),
  refunds: usd(0),
  paid: usd(1_000),
  commission: usd(125),
});

const sumsOf = (lines: readonly StatementLine[]) => ({
  bookings: lines.length,
  gross: sum(lines.map(({ gross }) => gross)),
  refunds: usd(0),
  paid: sum(lines.map(({ paid }) => paid)),
  commission: sum(lines.map(({ commission }) => commission)),
});

/** Each page as its texts from the top down. */
const pagesOf = async (counts: Readonly<Record<string, number>>) => {
  const lines = Object.entries(counts).flatMap(([month, count]) =>
    Array.from({ length: count }, (_, at) => aLine(month, at)),
  );
  const months = Object.keys(counts).map((month) => ({
    month,
    ...sumsOf(lines.filter((line) => line.month === month)),
  }));
  const paper = { partnerName: 'Northlight Travel', months, lines, ...sumsOf(lines) };
  const bytes = await renderStatement(
    { ...paper, issuedAt: new Date('2026-11-28T10:00:00Z') },
    { brand: 'Wondercast', logo: null },
  );
  return (await readPdf(bytes)).pages.map(({ shown }) => shown);
};

describe('a partner’s statement on paper', () => {
  it('repeats its heads and whose it is on every page, and adds everything up on the last alone', async () => {
    const pages = await pagesOf({ '2026-11': 60, '2026-10': 40, '2026-09': 1 });
    expect(pages.length).toBeGreaterThan(2);
    for (const shown of pages) {
      const texts = shown.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining([...HEADS, 'Northlight Travel']));
    }
    const all = pages.flatMap((shown) => shown.map(({ text }) => text));
    expect(all.filter((text) => text.startsWith('WC-'))).toHaveLength(101);
    const totals = pages.map((shown) => shown.some(({ text }) => text === 'All of it'));
    expect(totals).toEqual([...pages.slice(1).map(() => false), true]);
    expect(pages.at(-1)?.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['$101,000.00', '$12,625.00']),
    );
  });

  it('never ends a page with the head of a month, nor puts anything below its edge', async () => {
    for (let first = 24; first < 44; first++)
      for (const shown of await pagesOf({ '2026-11': first, '2026-10': 3 })) {
        const names = shown.filter(({ text }) => /^(?:WC-|20\d\d-\d\d$|All of it)/.test(text));
        expect(names.at(-1)?.text, `${first} lines`).not.toMatch(/^20/);
        for (const { bottom, text } of shown) expect(bottom, text).toBeGreaterThan(40);
      }
  });
});
