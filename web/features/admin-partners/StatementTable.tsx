import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { statementFile, statementQuery, type Whose } from '../../api/partner/statement.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { StatementLines } from './StatementLines.tsx';

const COLUMNS = ['Month', 'Bookings', 'Booked', 'Refunds', 'Paid', 'Commission', 'Actions'] as const;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 14px;
  & > div {
    display: flex;
    gap: 8px;
    margin-left: auto;
  }
`;

/** A partner's statement by month, each of which expands to its bookings, and the file. */
export function StatementTable({ partnerId }: { readonly partnerId: Whose }) {
  const query = useQuery(statementQuery(partnerId, null));
  const [opened, setOpened] = useState<string | null>(null);
  const files = (
    <div>
      {(['csv', 'pdf'] as const).map((as) => (
        <ButtonHref key={as} look="quiet" size="sm" download href={statementFile(partnerId, opened, as)}>
          <Download size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{as.toUpperCase()}</span>
        </ButtonHref>
      ))}
    </div>
  );
  if (opened !== null)
    return (
      <>
        <Bar>
          <Button look="quiet" size="sm" autoFocus onClick={() => setOpened(null)}>
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            All months
          </Button>
          {files}
        </Bar>
        <StatementLines partnerId={partnerId} month={opened} />
      </>
    );
  return (
    <Loaded
      query={query}
      failed="Failed to load the statement"
      skeleton={<TableSkeleton rows={3} label="Loading the statement..." />}
      isEmpty={({ months }) => months.length === 0}
      empty={<EmptyState icon={ReceiptText} titleAs="h3" title="Nothing was booked yet" />}
    >
      {({ months, ...all }) => (
        <>
          <Bar>{files}</Bar>
          <TablePanel>
            <Table>
              <caption>Statement</caption>
              <ColumnHeads columns={COLUMNS} />
              <tbody>
                {[...months, { ...all, month: null }].map((each) => (
                  <tr key={each.month}>
                    <td>
                      <b>{each.month ?? 'All months'}</b>
                    </td>
                    <td data-label="Bookings">{each.bookings}</td>
                    <td data-label="Booked">{shownAmount(each.gross)}</td>
                    <td data-label="Refunds">{shownAmount(each.refunds)}</td>
                    <td data-label="Paid">{shownAmount(each.paid)}</td>
                    <td data-label="Commission">{shownAmount(each.commission)}</td>
                    <td data-right="">
                      {each.month !== null && (
                        <Button
                          look="quiet"
                          size="sm"
                          aria-label={`Open ${each.month}`}
                          onClick={() => setOpened(each.month)}
                        >
                          Open
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </TablePanel>
        </>
      )}
    </Loaded>
  );
}
