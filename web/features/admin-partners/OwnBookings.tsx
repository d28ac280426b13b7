import { useQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { ownBookingsQuery, PAGE_SIZE } from '../../api/partner/partner.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted, rangeOf } from '../../ui/formats/counted.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { OwnBooking } from './OwnBooking.tsx';
import { standing } from './standing.ts';
import { TabHead } from './TabHead.tsx';
import { useCursor } from './use-cursor.ts';

const COLUMNS = ['Booking', 'Customer', 'Sessions', 'Total', 'Status', 'Actions'] as const;

/** Bookings through the user's own partner, newest first. */
export default function OwnBookings() {
  const { cursor, page, onBack, onNextTo } = useCursor();
  const query = useQuery(ownBookingsQuery(cursor));
  const [opened, setOpened] = useState<BookingWire | null>(null);
  return (
    <section aria-label="Bookings">
      <TabHead title="Bookings" text="Booked with your live keys, newest first." />
      <Loaded
        query={query}
        failed="Failed to load bookings"
        skeleton={<TableSkeleton rows={4} label="Loading bookings..." />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon={Ticket} titleAs="h3" title="No bookings yet" />}
      >
        {({ items, total, next }) => (
          <>
            <TablePanel data-stale={query.isPlaceholderData ? '' : undefined}>
              <Table>
                <caption>Bookings</caption>
                <ColumnHeads columns={COLUMNS} />
                <tbody>
                  {items.map((booking) => {
                    const { bookingReference, createdAt, firstName, lastName, companyName } = booking;
                    const { tone, words } = standing(booking);
                    return (
                      <tr key={bookingReference}>
                        <td>
                          <b>{bookingReference}</b>
                          <small>{formatMoment(createdAt)}</small>
                        </td>
                        <td data-label="Customer">
                          <span>
                            <span>{`${firstName} ${lastName}`}</span>
                            {companyName && <small>{companyName}</small>}
                          </span>
                        </td>
                        <td data-label="Sessions">
                          {counted(booking.sessions.length + (booking.sessionsLeftOut ?? 0), 'session')}
                        </td>
                        <td data-label="Total">{shownAmount(booking.totalPrice)}</td>
                        <td data-label="Status">
                          <Badge tone={tone}>{words}</Badge>
                        </td>
                        <td data-right="">
                          <Button
                            look="quiet"
                            size="sm"
                            aria-label={`Open ${bookingReference}`}
                            onClick={() => setOpened(booking)}
                          >
                            Open
                          </Button>
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </Table>
            </TablePanel>
            <Pager
              label="Pages of bookings"
              words={rangeOf(page * PAGE_SIZE, items.length, total)}
              onBack={onBack}
              onNext={onNextTo(next)}
            />
          </>
        )}
      </Loaded>
      {opened && <OwnBooking booking={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
