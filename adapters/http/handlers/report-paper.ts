import type { TaxReport } from '@wondercast/core/desk/office/tax-report';
import { BASIS_WORDS, taxReportLists } from '@wondercast/core/desk/office/tax-report-lists';
import { formatDayLong } from '@wondercast/core/kernel/calendar';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { countryName } from '@wondercast/core/people/countries';
import type { HttpDeps } from '../deps.ts';

/** The input from which a report is rendered as PDF. */
type ListsPaper = Parameters<HttpDeps['statements']['list']>[0];

/** About thirty pages. */
const MOST_LIST_ROWS = 1_000;

const TOO_LONG = `A PDF has at most ${MOST_LIST_ROWS} rows. Ask for fewer days, or for CSV.`;

/** The tax report for a PDF. @throws Refusal 'invalid' when it has more rows than a PDF may have */
export const reportPaper = (
  report: TaxReport,
  { profile, now }: Pick<HttpDeps['ports'], 'profile' | 'now'>,
): ListsPaper => {
  const lists = taxReportLists(report);
  if (lists.reduce((count, { rows }) => count + rows.length, 0) > MOST_LIST_ROWS)
    throw new Refusal('invalid', TOO_LONG, { issues: [{ path: 'as', message: TOO_LONG }] });
  const { tax, seller } = profile;
  const numbers = tax?.registrations.map(({ country, number }) => `${countryName(country)} ${number}`) ?? [];
  return {
    title: 'Tax report',
    name: tax?.seller.name ?? seller.name,
    facts: [
      `${formatDayLong(report.from)} to ${formatDayLong(report.to)}`,
      BASIS_WORDS[report.basis],
      ...(numbers.length > 0 ? [`Registrations: ${numbers.join(', ')}`] : []),
    ],
    lists,
    issuedAt: now(),
  };
};
