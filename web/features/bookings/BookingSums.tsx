import { toCents } from '@wondercast/core/kernel/money';
import Plus from 'lucide-react/icons/plus';
import UsersRound from 'lucide-react/icons/users-round';
import type { BookingWire } from '../../api/transport/wire.ts';
import { totalWords } from '../../headless/payment-standing.ts';
import { Button } from '../../ui/primitives/Button.tsx';
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
  /** From the mailed link, where that is how one got here. */
  readonly token: string | null;
  /** Opens headcount and add-ons, or what can be added; null where nothing can be changed any more. */
  readonly onAmend: ((adds: boolean) => void) | null;
}

/** Who a booking is for, what is booked, what it comes to, and what was paid. */
export function BookingSums({ booking, token, onAmend }: BookingSumsProps) {
  const { subtotal, discount, totalPrice, firstName, lastName, companyName } = booking;
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
          <PriceRows subtotal={subtotal} discount={discount} fees={booking.fees} />
          <div style={{ alignItems: 'baseline' }}>
            <dt>{booking.cancelled ? 'Total after cancelling' : totalWords(booking)}</dt>
            <dd>
              <Total small usd amount={toCents(totalPrice)} />
            </dd>
          </div>
          <Movements id={booking.id} token={token} />
        </Sums>
        {onAmend && (
          <>
            <Button
              look="line"
              size="sm"
              full
              aria-haspopup="dialog"
              style={{ marginTop: 18 }}
              onClick={() => onAmend(false)}
            >
              <UsersRound size={16} strokeWidth={1.75} aria-hidden="true" />
              Change headcount or add-ons
            </Button>
            <Button
              look="bare"
              size="sm"
              full
              aria-haspopup="dialog"
              style={{ marginTop: 6 }}
              onClick={() => onAmend(true)}
            >
              <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
              Add another experience
            </Button>
          </>
        )}
      </TicketPart>
      <BookingInvoices id={booking.id} token={token} />
    </Ticket>
  );
}
