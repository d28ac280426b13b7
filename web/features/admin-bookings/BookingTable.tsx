import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { css, styled } from 'styled-components';
import type { BookingsSort } from '../../api/admin/bookings-shown.ts';
import type { BookingRowWire } from '../../api/transport/wire.ts';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { BookingRow } from './BookingRow.tsx';

const Sorter = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  margin: -5px;
  padding: 0 5px;
  border: 0;
  border-radius: var(--r-xs);
  background: none;
  font: inherit;
  text-align: left;
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

interface Column {
  /** Also selects its width. */
  readonly key: string;
  readonly title: string;
  readonly sort?: BookingsSort;
  readonly right?: boolean;
}

const COLUMNS: readonly Column[] = [
  { key: 'reference', title: 'Reference', sort: 'reference' },
  { key: 'experience', title: 'Experience(s)' },
  { key: 'customer', title: 'Customer', sort: 'customer' },
  { key: 'date', title: 'Date & Time', sort: 'date' },
  { key: 'price', title: 'Total Price', sort: 'totalPrice', right: true },
  { key: 'confirmation', title: 'Confirmation Status' },
  { key: 'payment', title: 'Payment Status' },
  { key: 'delivery', title: 'Delivery Status' },
  { key: 'actions', title: 'Actions', right: true },
];

/** A container query context: next to the rail the panel is narrower than the window. */
const Panel = styled(TablePanel)`
  container: bookings / inline-size;
`;

/**
 * Every column has a fixed width, and longer text is cut off with the whole text as a tooltip, so that no text widens a column. In
 * a narrow panel pictures are hidden and actions are stacked; below the minimum width it scrolls under the fixed actions column.
 */
const Tight = styled(Table)`
  @media (min-width: 720px) {
    table-layout: fixed;
    min-width: 990px;
    font-size: 13px;
    --experience: auto;
    --reference: 142px;
    --customer: 112px;
    --date: 97px;
    --price: 107px;
    --confirmation: 136px;
    --payment: 106px;
    --delivery: 114px;
    --actions: 74px;
    & th,
    & td {
      padding-left: 5px;
      padding-right: 5px;
    }
    & th {
      white-space: normal;
    }
    & :is(th, td):first-child {
      padding-left: 14px;
      font-size: 12.5px;
    }
    & :is(th, td):last-child {
      position: sticky;
      right: 0;
      padding-right: 10px;
    }
    & td:last-child {
      background: var(--s1);
    }
    & tbody tr:hover td:last-child {
      background: color-mix(in srgb, var(--text) 3.5%, var(--s1));
    }
    ${COLUMNS.map(
      ({ key }) => css`
      & [data-column='${key}'] {
        width: var(--${key});
      }
    `,
    )}
    & td:last-child button {
      width: 28px;
      height: 28px;
    }
    & td:last-child > span {
      flex-wrap: wrap;
    }
    & td [aria-haspopup='menu'] {
      gap: 5px;
      padding: 0 4px 0 7px;
      font-size: 12.5px;
    }
    @container bookings (width < 1120px) {
      & picture {
        display: none;
      }
      & td small {
        font-size: 12.5px;
      }
    }
    @container bookings (width >= 1120px) {
      font-size: 14px;
      --reference: 154px;
      --customer: 132px;
      --date: 108px;
      --price: 108px;
      --confirmation: 136px;
      --payment: 108px;
      --delivery: 116px;
      --actions: 136px;
      & :is(th, td):first-child {
        padding-left: 18px;
      }
      & td:last-child button {
        height: 34px;
      }
      & td [aria-haspopup='menu'] {
        font-size: 13px;
      }
    }
    @container bookings (width >= 1400px) {
      --reference: 150px;
      --customer: 260px;
      --date: 130px;
      --price: 130px;
      --confirmation: 170px;
      --payment: 140px;
      --delivery: 140px;
      --actions: 156px;
    }
  }
`;

const directions = { ascending: ArrowUp, descending: ArrowDown };

interface BookingTableProps {
  readonly bookings: readonly BookingRowWire[];
  readonly stale: boolean;
  /** The sort column, with a leading hyphen for descending order; null: newest first. */
  readonly sort: string | null;
  readonly onSort: (sort: string | null) => void;
  /** Opens the page of the booking with this id. */
  readonly onOpen: (id: number) => void;
  readonly onDetails: (booking: BookingRowWire) => void;
  readonly onResend: (booking: BookingRowWire) => void;
  readonly onDelete: (booking: BookingRowWire) => void;
}

/** One page of bookings. Pressing a column's name sorts ascending, then descending, then not at all. */
export function BookingTable({ bookings, stale, sort, onSort, ...row }: BookingTableProps) {
  const headOf = ({ key, title, sort: by, right }: Column) => {
    const direction = by && sort === by ? 'ascending' : by && sort === `-${by}` ? 'descending' : null;
    const Icon = direction ? directions[direction] : ArrowUpDown;
    const next = direction === 'ascending' ? `-${by}` : direction === 'descending' ? null : (by ?? null);
    return (
      <th
        key={key}
        scope="col"
        data-column={key}
        data-right={right ? '' : undefined}
        aria-sort={direction ?? undefined}
      >
        {by ? (
          <Sorter type="button" onClick={() => onSort(next)}>
            <span>{title}</span>
            <Icon size={13} strokeWidth={2} aria-hidden="true" />
          </Sorter>
        ) : (
          title
        )}
      </th>
    );
  };
  return (
    <Panel data-stale={stale || undefined} aria-busy={stale || undefined}>
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
    </Panel>
  );
}
