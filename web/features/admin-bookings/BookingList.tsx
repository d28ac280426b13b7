import { useQuery } from '@tanstack/react-query';
import { isPaymentDue } from '@wondercast/core/money/payment/payment-status';
import Ticket from 'lucide-react/icons/ticket';
import { type AddressChange, useAddress } from '../../addresses/use-address.ts';
import { usePages } from '../../addresses/use-pages.ts';
import { BOOKINGS_PAGE_SIZE, bookingsPageQuery } from '../../api/admin/admin-bookings.ts';
import { bookingsShownOf, FILTERS } from '../../api/admin/bookings-shown.ts';
import type { BookingRowWire } from '../../api/transport/wire.ts';
import { countedTo, rangeTo } from '../../ui/formats/counted-to.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar } from '../../ui/primitives/TabTop.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { BookingFilters } from './BookingFilters.tsx';
import { BookingTable } from './BookingTable.tsx';
import { UnpaidBar } from './UnpaidBar.tsx';

interface BookingListProps {
  /** Opens the page of the booking with this id. */
  readonly onOpen: (id: number) => void;
  readonly onDetails: (booking: BookingRowWire) => void;
  readonly onResend: (booking: BookingRowWire) => void;
  readonly onDelete: (booking: BookingRowWire) => void;
}

const EVERYTHING: AddressChange = Object.fromEntries(
  [...FILTERS, 'search', 'cursor'].map((name) => [name, null]),
);

/** Bookings as a table. The server searches, filters, sorts and pages; all of it is part of the URL. */
export function BookingList(actions: BookingListProps) {
  const [parameters, change] = useAddress();
  const shown = bookingsShownOf(parameters);
  const query = useQuery(bookingsPageQuery(shown));
  const { data, error, isPlaceholderData } = query;
  const { page, onBack, onNext } = usePages(data?.next ?? null);
  const narrow = (next: AddressChange) => change({ ...next, cursor: null }, { replace: true });
  const isNarrowed = !!shown.search || FILTERS.some((name) => (shown[name] ?? null) !== null);
  return (
    <>
      <Bar>
        <SearchField
          label="Search customer, email, company or experience"
          value={shown.search ?? ''}
          onSearch={(search) => narrow({ search })}
        />
        <BookingFilters shown={shown} onChange={narrow} />
        {data && <Small role="status">{countedTo(data, 'booking')}</Small>}
      </Bar>
      {shown.paymentStatus && isPaymentDue(shown.paymentStatus) && (
        <UnpaidBar shown={shown} onChange={narrow} />
      )}
      <Loaded
        query={query}
        failed={
          <>
            <b>Failed to load bookings</b>
            <span>{` ${error?.message ?? ''}`}</span>
          </>
        }
        skeleton={<TableSkeleton label="Loading bookings..." />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={Ticket}
            title="No bookings found"
            {...(isNarrowed && {
              text: 'No booking matches this search and these filters.',
              action: (
                <Button look="line" onClick={() => change(EVERYTHING)}>
                  Show all bookings
                </Button>
              ),
            })}
          />
        }
      >
        {({ items, ...count }) => (
          <>
            <BookingTable
              {...actions}
              bookings={items}
              stale={isPlaceholderData}
              sort={shown.sort ?? null}
              onSort={(sort) => narrow({ sort })}
            />
            <Pager
              label="Pages of bookings"
              words={rangeTo(page * BOOKINGS_PAGE_SIZE, items.length, count)}
              onBack={onBack}
              onNext={onNext}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
