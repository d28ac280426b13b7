import { toMinorUnits } from '@wondercast/core/kernel/money';
import type { BookingWire } from '../../api/transport/wire.ts';
import { livingSessions } from '../../headless/living-sessions.ts';
import { totalWords } from '../../headless/payment-standing.ts';
import { counted } from '../../ui/formats/counted.ts';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { PriceRows } from '../../ui/shop/PriceRows.tsx';
import { Perforation, Sums, Ticket, TicketPart } from '../../ui/shop/Ticket.tsx';
import { Total } from '../../ui/shop/Total.tsx';
import { BookedItems } from './BookedItems.tsx';
import { BookingInvoices } from './BookingInvoices.tsx';
import { Facts } from './booking-page-look.ts';
import { Movements } from './Movements.tsx';

interface BookingSumsProps {
  readonly booking: BookingWire;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
}

/** The number of people, in total and in how many sessions unless each session shows its own; null when unknown. */
const peopleOf = (booking: BookingWire): string | null => {
  const sessions = livingSessions(booking);
  const counts = sessions.flatMap(({ headcount }) => headcount ?? []);
  if (counts.length === 0) return null;
  const people = counted(
    counts.reduce((sum, count) => sum + count, 0),
    'person',
    'people',
  );
  if (sessions.length === 1) return people;
  if (counts.length === sessions.length) return `${people} in ${sessions.length} sessions`;
  return `${people} in ${counts.length} of ${sessions.length} sessions`;
};

/** The customer, the booked lines, the price, and payments. */
export function BookingSums({ booking, token }: BookingSumsProps) {
  const { subtotal, discount, totalPrice, firstName, lastName, companyName } = booking;
  const people = peopleOf(booking);
  return (
    <Ticket aria-labelledby="booking-summary">
      <TicketPart>
        <PanelTitle id="booking-summary" style={{ marginBottom: 16 }}>
          Booked for
        </PanelTitle>
        <Facts>
          <div>
            <dt>Name</dt>
            <dd>{[firstName, lastName].filter(Boolean).join(' ')}</dd>
          </div>
          {companyName && (
            <div>
              <dt>Company</dt>
              <dd>{companyName}</dd>
            </div>
          )}
          {booking.purchaseOrder && (
            <div>
              <dt>Purchase order</dt>
              <dd>{booking.purchaseOrder}</dd>
            </div>
          )}
          {people && (
            <div>
              <dt>People</dt>
              <dd>{people}</dd>
            </div>
          )}
          <div>
            <dt>Email</dt>
            <dd>{booking.email}</dd>
          </div>
          {booking.specialRequests && (
            <div>
              <dt>Special requests</dt>
              <dd style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{booking.specialRequests}</dd>
            </div>
          )}
          {booking.phoneNumber && (
            <div>
              <dt>Phone</dt>
              <dd>{booking.phoneNumber}</dd>
            </div>
          )}
        </Facts>
      </TicketPart>
      <Perforation />
      <TicketPart>
        <BookedItems items={booking.items} />
        <Sums>
          <PriceRows subtotal={subtotal} discount={discount} fees={booking.fees} tax={booking.tax} />
          <div style={{ alignItems: 'baseline' }}>
            <dt>{booking.cancelled ? 'Total after cancelling' : totalWords(booking)}</dt>
            <dd>
              <Total small withCode amount={toMinorUnits(totalPrice)} />
            </dd>
          </div>
          <Movements id={booking.id} token={token} />
        </Sums>
      </TicketPart>
      <BookingInvoices id={booking.id} token={token} />
    </Ticket>
  );
}
