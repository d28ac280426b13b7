import { useQuery } from '@tanstack/react-query';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { ownStatementQuery } from '../../api/partner/partner.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { TabHead } from './TabHead.tsx';

const COLUMNS = ['Month', 'Bookings', 'Booked', 'Paid'] as const;

/** What came through one's own partner, by month of UTC. */
export default function OwnStatement() {
  const query = useQuery(ownStatementQuery);
  return (
    <section aria-label="Statement">
      <TabHead
        title="Statement"
        text="What was booked through you, by month. A change belongs to the month in which it happens."
      />
      <Loaded
        query={query}
        failed="Failed to load the statement"
        skeleton={<TableSkeleton rows={3} label="Loading the statement..." />}
        isEmpty={({ months }) => months.length === 0}
        empty={<EmptyState icon={ReceiptText} titleAs="h3" title="Nothing was booked yet" />}
      >
        {({ months, bookings, gross, paid }) => (
          <TablePanel>
            <Table>
              <caption>Statement</caption>
              <ColumnHeads columns={COLUMNS} />
              <tbody>
                {[...months, { month: 'All months', bookings, gross, paid }].map((each) => (
                  <tr key={each.month}>
                    <td>
                      <b>{each.month}</b>
                    </td>
                    <td data-label="Bookings">{each.bookings}</td>
                    <td data-label="Booked">{shownAmount(each.gross)}</td>
                    <td data-label="Paid">{shownAmount(each.paid)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </TablePanel>
        )}
      </Loaded>
    </section>
  );
}
