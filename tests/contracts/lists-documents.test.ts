import { TAX_BASES } from '@wondercast/core/desk/office/tax-history';
import type { TaxReport } from '@wondercast/core/desk/office/tax-report';
import { describe, expect, it } from 'vitest';
import { reportPaper } from '../../adapters/http/handlers/report-paper.ts';
import { renderLists } from '../../adapters/pdf/render-lists.ts';
import { BERLIN } from '../core/tax/a-tax.ts';
import { aSeller, day, usd } from '../support/builders.ts';
import { aProfile } from '../support/profile.ts';
import { readPdf } from '../support/read-pdf.ts';

const NOW = new Date('2026-11-28T10:00:00Z');

const aReport = (businesses: number, change: Partial<TaxReport> = {}): TaxReport => ({
  from: day('2026-10-01'),
  to: day('2026-12-31'),
  basis: 'payment',
  rows: [
    {
      country: 'CA',
      region: 'CA-QC',
      category: 'standard',
      reason: 'taxed',
      name: 'GST',
      number: '123456789 RT0001',
      percent: 5,
      net: usd(119),
      tax: usd(5.95),
    },
  ],
  oneStop: [{ quarter: '2026-Q4', country: 'AT', percent: 20, net: usd(99.17), tax: usd(19.83) }],
  businesses: Array.from({ length: businesses }, (_, at) => ({
    country: 'AT',
    taxNumber: `ATU${10_000_000 + at}`,
    net: usd(100 + at),
  })),
  exchanges: [
    {
      day: day('2026-11-26'),
      from: 'USD',
      to: 'EUR',
      rate: 0.92,
      source: 'ECB',
      tax: usd(25.78),
      amount: 2372,
    },
  ],
  net: usd(218.17),
  tax: usd(25.78),
  documents: 0,
  bookings: 2,
  ...change,
});

const paperOf = (report: TaxReport) =>
  reportPaper(report, { profile: { ...aProfile(), seller: aSeller(), tax: BERLIN }, now: () => NOW });

const pagesOf = async (report: TaxReport) => {
  const bytes = await renderLists(paperOf(report), { brand: 'Wondercast', logo: null });
  return (await readPdf(bytes)).pages.map(({ shown }) => shown);
};

describe('the report of tax on paper', () => {
  it('says whose it is, of which days, and every list with its sums', async () => {
    const [page = [], ...more] = await pagesOf(aReport(1));
    expect(more).toEqual([]);
    const texts = page.map(({ text }) => text);
    for (const said of [
      'Quiz GmbH',
      'October 01, 2026 to December 31, 2026',
      'By the day on which money came or went back, shared over the rates of its booking.',
      'Registrations: Germany DE136695976',
      '2 bookings',
      'CA-QC',
      'GST 5 %',
      '123456789 RT0001',
      '$218.17',
      'One Stop Shop',
      '2026-Q4',
      '$19.83',
      'Sales to businesses of the union',
      'ATU10000000',
      '1 USD = 0.92 EUR, November 26, 2026, ECB',
      '23.72 EUR',
    ])
      expect(texts).toContain(said);
  });

  it('leaves out lists without rows, and says the basis that it is of', () => {
    for (const basis of TAX_BASES) {
      const { lists, facts } = paperOf(aReport(0, { basis, oneStop: [], exchanges: [], documents: 3 }));
      expect(lists.map(({ caption }) => caption)).toEqual([
        basis === 'document' ? '3 documents' : '2 bookings',
      ]);
      expect(facts[1]).toMatch({ document: /each document/, payment: /money/, supply: /session/ }[basis]);
    }
  });

  it('repeats heads on every page of a long list, and puts nothing below its edge', async () => {
    for (const count of [24, 25, 26, 90]) {
      const pages = await pagesOf(aReport(count));
      const all = pages.flatMap((shown) => shown.map(({ text }) => text));
      expect(all.filter((text) => text.startsWith('ATU'))).toHaveLength(count);
      for (const shown of pages) {
        const texts = shown.map(({ text }) => text);
        if (texts.some((text) => text.startsWith('ATU'))) expect(texts).toContain('TAX NUMBER');
        // No caption without its list.
        expect(shown.at(-1)?.text).not.toMatch(/^(Sales|One Stop|Tax in)/);
        for (const { bottom, text } of shown) expect(bottom, text).toBeGreaterThan(40);
      }
    }
  });

  it('is refused with more rows than a reader would turn', () => {
    expect(() => paperOf(aReport(998))).toThrow('A PDF has at most 1000 rows');
    expect(paperOf(aReport(990)).lists.length).toBe(4);
  });
});
