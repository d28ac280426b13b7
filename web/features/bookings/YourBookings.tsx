import { useInfiniteQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { ownBookingsIn, ownBookingsQuery } from '../../api/booking/own-bookings.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { Button, ButtonLink } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { useKeptFocus } from '../../ui/primitives/use-kept-focus.ts';
import { BookingCard } from './BookingCard.tsx';
import { Cards } from './bookings-look.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { DeleteBookingDialog } from './DeleteBookingDialog.tsx';
import { GuestBookings } from './GuestBookings.tsx';

function Listed({ bookings }: { readonly bookings: readonly BookingWire[] }) {
  const list = useKeptFocus<HTMLUListElement>(bookings.length);
  const [asked, setAsked] = useState<BookingWire | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Cards ref={list} tabIndex={-1} aria-label="Your Bookings">
        {bookings.map((booking) => (
          <BookingCard
            key={booking.id}
            booking={booking}
            onCancel={() => {
              setAsked(booking);
              setOpen(true);
            }}
          />
        ))}
      </Cards>
      {asked && (
        <DeleteBookingDialog booking={asked} token={null} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** The account's bookings, newest first. */
export default function YourBookings() {
  const query = useInfiniteQuery({ ...ownBookingsQuery, select: ownBookingsIn });
  return (
    <>
      <GuestBookings />
      <Loaded
        query={query}
        failed="Failed to load your bookings. Please try again."
        skeleton={
          <Cards as="div" aria-busy="true">
            <CardSkeleton />
            <CardSkeleton />
            <CardSkeleton />
          </Cards>
        }
        isEmpty={(bookings) => bookings.length === 0}
        empty={
          <Panel>
            <EmptyState
              icon={Ticket}
              title="No bookings yet"
              text="What you book shows here, with its dates and its status."
              action={
                <ButtonLink look="line" to="/">
                  Browse Experiences
                </ButtonLink>
              }
            />
          </Panel>
        }
      >
        {(bookings) => (
          <>
            <Listed bookings={bookings} />
            {query.hasNextPage && (
              <Button
                look="quiet"
                style={{ marginTop: 18 }}
                pending={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                Show older bookings
              </Button>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
