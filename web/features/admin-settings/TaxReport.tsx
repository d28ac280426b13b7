import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BASIS_WORDS } from '@wondercast/core/desk/office/tax-report-lists';
import { dayAt, type LocalDate } from '@wondercast/core/kernel/calendar';
import { digitsOf } from '@wondercast/core/kernel/currencies';
import { exchangeLabel } from '@wondercast/core/shop/tax/exchange-words';
import { rateLabel } from '@wondercast/core/shop/tax/tax-words';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type TaxReportWire, taxReportFile, taxReportQuery } from '../../api/admin/tax.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { DateField } from '../../ui/forms/DateField.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { Note } from '../../ui/primitives/Note.tsx';

const Period = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr auto;
  gap: 14px;
  align-items: end;
  margin: 14px 0;
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr;
  }
`;

const Files = styled.div`
  display: flex;
  gap: 10px;
`;

const Basis = styled.div`
  margin-top: 14px;
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & caption {
    padding: 14px 0 6px;
    text-align: left;
    font-weight: 600;
  }
  & th,
  & td {
    padding: 7px 12px 7px 0;
    text-align: left;
    border-bottom: 1px solid var(--line);
  }
  & th {
    font-size: 13px;
    font-weight: 600;
    color: var(--text-3);
  }
  & [data-amount] {
    padding: 7px 0 7px 12px;
    text-align: right;
    white-space: nowrap;
  }
  @media (max-width: 719.98px) {
    font-size: 13px;
    & th,
    & td {
      padding-right: 8px;
    }
    & [data-amount] {
      padding: 7px 0 7px 8px;
    }
  }
`;

const BASES = ['document', 'payment', 'supply'] as const satisfies readonly TaxReportWire['basis'][];
type BasisName = (typeof BASES)[number];

const BASIS_NAMES: Readonly<Record<BasisName, string>> = {
  document: 'Documents',
  payment: 'Payments',
  supply: 'Sessions',
};

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The first day of a day's quarter. */
const quarterBegin = (day: LocalDate): LocalDate => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01` as LocalDate;
};

interface ListProps {
  readonly caption: string;
  readonly heads: readonly string[];
  /** The last `amounts` cells of each row are amounts. */
  readonly rows: readonly (readonly string[])[];
  readonly amounts: number;
}

function List({ caption, heads, rows, amounts }: ListProps) {
  const amount = (at: number) => (at >= heads.length - amounts ? { 'data-amount': '' } : {});
  return (
    <Scroll>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={head} scope="col" {...amount(at)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')}>
              {cells.map((cell, at) => (
                <td key={heads[at]} {...amount(at)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** Whether parts of rates have tax numbers of their own, as in few shops. */
const hasNumbers = ({ rows }: TaxReportWire): boolean => rows.some(({ number }) => number !== null);

const rowsOf = (report: TaxReportWire): readonly (readonly string[])[] => {
  const { rows, net, tax, basis } = report;
  const numbered = (number: string | null) => (hasNumbers(report) ? [number ?? ''] : []);
  return [
    ...rows.map((row) => [
      row.region ?? row.country,
      rateLabel(row),
      ...numbered(row.number),
      shownAmount(row.net),
      shownAmount(row.tax),
    ]),
    [
      basis === 'document' ? 'All documents' : 'All bookings',
      '',
      ...numbered(null),
      shownAmount(net),
      shownAmount(tax),
    ],
  ];
};

/** Formatted with the decimals of its own currency. */
const exchangedAmount = ({ amount, to }: TaxReportWire['exchanges'][number]): string =>
  `${amount.toFixed(digitsOf(to))} ${to}`;

/** The tax due in a period, as tables and as a file. */
export function TaxReport() {
  const today = dayAt(new Date(), 0);
  const [from, setFrom] = useState(() => quarterBegin(today));
  const [to, setTo] = useState(today);
  const [basis, setBasis] = useState<BasisName>('document');
  const period = { from, to, basis };
  const { data, error } = useQuery({ ...taxReportQuery(period), placeholderData: keepPreviousData });
  return (
    <Box aria-labelledby="tax-report">
      <h2 id="tax-report">Report</h2>
      <p>{BASIS_WORDS[basis]}</p>
      <Basis>
        <Segmented
          label="When tax becomes due"
          options={BASES}
          chosen={basis}
          wordsOf={(each) => BASIS_NAMES[each]}
          onChoose={(each) => each && setBasis(each)}
        />
      </Basis>
      <Period>
        <DateField past label="From" value={from} onChange={(day) => day && setFrom(day)} />
        <DateField past label="To" value={to} onChange={(day) => day && setTo(day)} />
        <Files>
          {(['csv', 'pdf'] as const).map((as) => (
            <ButtonHref key={as} look="quiet" href={taxReportFile(period, as)} download>
              <Download size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>{as.toUpperCase()}</span>
            </ButtonHref>
          ))}
        </Files>
      </Period>
      {error && <Note tone="bad">{error.message}</Note>}
      {data && (
        <>
          <List
            caption={
              data.basis === 'document'
                ? counted(data.documents, 'document')
                : counted(data.bookings, 'booking')
            }
            heads={['Place', 'Rate', ...(hasNumbers(data) ? ['Number'] : []), 'Net', 'Tax']}
            rows={rowsOf(data)}
            amounts={2}
          />
          {data.oneStop.length > 0 && (
            <List
              caption="One Stop Shop"
              heads={['Quarter', 'Country', 'Percent', 'Net', 'Tax']}
              rows={data.oneStop.map((row) => [
                row.quarter,
                row.country,
                `${row.percent} %`,
                shownAmount(row.net),
                shownAmount(row.tax),
              ])}
              amounts={2}
            />
          )}
          {data.businesses.length > 0 && (
            <List
              caption="Sales to businesses of the union"
              heads={['Country', 'Tax number', 'Net']}
              rows={data.businesses.map((row) => [row.country, row.taxNumber ?? '–', shownAmount(row.net)])}
              amounts={1}
            />
          )}
          {data.exchanges.length > 0 && (
            <List
              caption="Tax in the currency of your country"
              heads={['Rate of exchange', 'Tax', `In ${data.exchanges[0]?.to}`]}
              rows={data.exchanges.map((row) => [
                exchangeLabel({ ...row, day: row.day as LocalDate }),
                shownAmount(row.tax),
                exchangedAmount(row),
              ])}
              amounts={2}
            />
          )}
        </>
      )}
    </Box>
  );
}
