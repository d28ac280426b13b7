import type { CustomerWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { Avatar } from '../../ui/primitives/Avatar.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { Named, Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { NameButton } from './customer-look.ts';
import { nameOf } from './customer-words.ts';

const COLUMNS = ['Customer', 'Company', 'Bookings', 'Spend', 'Credit', 'Last booking'] as const;

interface CustomerTableProps {
  readonly customers: readonly CustomerWire[];
  /** Whether the previous page is shown while the next one is loading. */
  readonly stale: boolean;
  readonly onOpen: (id: number) => void;
}

/** Customers with their sums. */
export function CustomerTable({ customers, stale, onOpen }: CustomerTableProps) {
  return (
    <TablePanel data-stale={stale ? '' : undefined}>
      <Table>
        <caption>Customers</caption>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {customers.map((customer) => (
            <tr key={customer.id}>
              <td>
                <Named>
                  <Avatar name={nameOf(customer)} size={38} />
                  <span>
                    <NameButton type="button" onClick={() => onOpen(customer.id)}>
                      {nameOf(customer)}
                    </NameButton>
                    <small style={{ overflowWrap: 'anywhere' }}>{customer.email}</small>
                  </span>
                </Named>
              </td>
              <td data-label="Company">
                <span>{customer.companyName ?? 'none'}</span>
              </td>
              <td data-label="Bookings">
                <span>{customer.bookings}</span>
              </td>
              <td data-label="Spend">
                <span>{shownAmount(customer.spend)}</span>
              </td>
              <td data-label="Credit">
                {customer.credit > 0 ? (
                  <Badge tone="warn">{shownAmount(customer.credit)}</Badge>
                ) : (
                  <span>none</span>
                )}
              </td>
              <td data-label="Last booking">
                <span>{formatInstant(customer.lastBookedAt)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TablePanel>
  );
}
