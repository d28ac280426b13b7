import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { styled } from 'styled-components';
import type { BookingsSort } from '../../api/bookings-shown.ts';
import type { AdminBookingWire } from '../../api/wire.ts';
import { Table, TablePanel } from '../../ui/Table.tsx';
import { BookingRow } from './BookingRow.tsx';

const Sorter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  margin: -5px -6px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--r-xs);
  background: none;
  font: inherit;
  color: inherit;
  cursor: pointer;
  &:hover,
  [aria-sort] > & {
    color: var(--text);
  }
  & > svg {
    flex: none;
    opacity: 0.6;
  }
  [aria-sort] > & > svg {
    opacity: 1;
  }
`;

const Tight = styled(Table)`
  @media (min-width: 720px) {
    & th,
    & td {
      padding-left: 7px;
      padding-right: 7px;
    }
    & :is(th, td):first-child {
      padding-left: 18px;
      font-size: 13px;
    }
    & td:nth-child(2) {
      min-width: 170px;
    }
    & td:nth-child(3) {
      min-width: 96px;
      max-width: 132px;
      overflow-wrap: anywhere;
    }
    & td:last-child button {
      width: 30px;
    }
  }
`;

interface Column {
  readonly title: string;
  readonly sort?: BookingsSort;
  readonly right?: boolean;
}

const COLUMNS: readonly Column[] = [
  { title: 'Reference', sort: 'reference' },
  { title: 'Experience(s)' },
  { title: 'Customer', sort: 'customer' },
  { title: 'Date & Time', sort: 'date' },
  { title: 'Total Price', sort: 'totalPrice', right: true },
  { title: 'Confirmation Status' },
  { title: 'Payment Status' },
  { title: 'Delivery Status' },
  { title: 'Actions', right: true },
];

const directions = { ascending: ArrowUp, descending: ArrowDown };

interface BookingTableProps {
  readonly bookings: readonly AdminBookingWire[];
  readonly stale: boolean;
  /** By which column, downwards with a hyphen before it; null is newest first. */
  readonly sort: string | null;
  readonly onSort: (sort: string | null) => void;
  readonly onDetails: (booking: AdminBookingWire) => void;
  readonly onResend: (booking: AdminBookingWire) => void;
  readonly onDelete: (booking: AdminBookingWire) => void;
}

/** One page of bookings. Pressing a column's name sorts by it, then the other way, then not. */
export function BookingTable({ bookings, stale, sort, onSort, ...row }: BookingTableProps) {
  const headOf = ({ title, sort: by, right }: Column) => {
    const direction = by && sort === by ? 'ascending' : by && sort === `-${by}` ? 'descending' : null;
    const Icon = direction ? directions[direction] : ArrowUpDown;
    const next = direction === 'ascending' ? `-${by}` : direction === 'descending' ? null : (by ?? null);
    return (
      <th key={title} scope="col" data-right={right ? '' : undefined} aria-sort={direction ?? undefined}>
        {by ? (
          <Sorter type="button" onClick={() => onSort(next)}>
            {title}
            <Icon size={13} strokeWidth={2} aria-hidden="true" />
          </Sorter>
        ) : (
          title
        )}
      </th>
    );
  };
  return (
    <TablePanel data-stale={stale || undefined} aria-busy={stale || undefined}>
      <Tight>
        <caption>Bookings</caption>
        <thead>
          <tr>{COLUMNS.map(headOf)}</tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} {...row} />
          ))}
        </tbody>
      </Tight>
    </TablePanel>
  );
}
