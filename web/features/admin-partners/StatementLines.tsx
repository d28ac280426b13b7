import { useQuery } from '@tanstack/react-query';
import { SHOWN_LINES, statementQuery, type Whose } from '../../api/partner/statement.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Small } from '../../ui/primitives/Text.tsx';

const COLUMNS = ['Booking', 'Booked', 'Refunds', 'Paid', 'Percent', 'Commission'] as const;

/** What each booking adds to a month. */
export function StatementLines({ partnerId, month }: { readonly partnerId: Whose; readonly month: string }) {
  const query = useQuery(statementQuery(partnerId, month));
  return (
    <Loaded
      query={query}
      failed="Failed to load the month"
      skeleton={<TableSkeleton rows={3} label="Loading the month..." />}
      isEmpty={() => false}
      empty={null}
    >
      {({ lines }) => (
        <>
          <TablePanel>
            <Table>
              <caption>{month}</caption>
              <ColumnHeads columns={COLUMNS} />
              <tbody>
                {lines.map(({ reference, day, gross, refunds, paid, percent, commission }) => (
                  <tr key={`${reference} ${day}`}>
                    <td>
                      <b>{reference ?? 'A deleted booking'}</b>
                      <small>{day}</small>
                    </td>
                    <td data-label="Booked">{shownAmount(gross)}</td>
                    <td data-label="Refunds">{shownAmount(refunds)}</td>
                    <td data-label="Paid">{shownAmount(paid)}</td>
                    <td data-label="Percent">{`${percent}%`}</td>
                    <td data-label="Commission">{shownAmount(commission)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </TablePanel>
          {lines.length === SHOWN_LINES && (
            <Small as="p" style={{ marginTop: 12 }}>
              {`The first ${SHOWN_LINES} bookings are listed here. The file has all of them.`}
            </Small>
          )}
        </>
      )}
    </Loaded>
  );
}
