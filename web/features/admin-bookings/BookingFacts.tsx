import { deliveryPhrase, isDelivered, stateWord } from '@wondercast/core/bookings/booking/states';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { paymentPhrase } from '@wondercast/core/money/payment/payment-status';
import type { ReactNode } from 'react';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { stateOfBooking } from '../../headless/booking-state.ts';
import { PAYMENT_TONES, standingOf } from '../../headless/payment-standing.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { cancelledWords } from '../../ui/formats/cancelled-words.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Subheading, TextLink } from '../../ui/primitives/Text.tsx';
import { Total } from '../../ui/shop/Total.tsx';
import { customerOf, STATE_TONES } from './booking-words.ts';
import { Badges, Card, Cards, Facts } from './details-look.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface BookingProps {
  readonly booking: AdminBookingWire;
}

/** The day of booking, and the three statuses. */
export function BookingBadges({ booking }: BookingProps) {
  const { createdAt, deliveryStatus } = booking;
  const [state, standing] = [stateOfBooking(booking), standingOf(booking)];
  return (
    <Badges>
      <span>{`Created ${formatInstant(createdAt)}`}</span>
      <Badge tone={STATE_TONES[state]}>{stateWord(state)}</Badge>
      <Badge tone={PAYMENT_TONES[standing]}>{paymentPhrase(standing)}</Badge>
      <Badge tone={isDelivered({ deliveryStatus }) ? 'ok' : 'flat'}>{deliveryPhrase(deliveryStatus)}</Badge>
    </Badges>
  );
}

/** Who booked, and their contact. */
export function CustomerFacts({ booking }: BookingProps) {
  const { companyName, email, phoneNumber, partner, user, specialRequests } = booking;
  return (
    <Facts>
      <Fact name="Name">{customerOf(booking)}</Fact>
      <Fact name="Company">{companyName ?? 'None'}</Fact>
      <Fact name="Email">
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </Fact>
      <Fact name="Phone">{phoneNumber || 'None'}</Fact>
      {partner && <Fact name="Partner">{partner.name}</Fact>}
      <Fact name="Account">{user ? user.username : 'Without an account'}</Fact>
      {specialRequests && (
        <Fact name="Special requests">
          <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{specialRequests}</span>
        </Fact>
      )}
    </Facts>
  );
}

/** Payment and amounts. */
export function SummaryFacts({ booking }: BookingProps) {
  const { stripePaymentIntentId, purchaseOrder, invoice } = booking;
  const { subtotal, discount, totalPrice, openAmount, fees } = booking;
  return (
    <Facts>
      <Fact name="Payment">{stripePaymentIntentId ? 'Card' : 'Pay later'}</Fact>
      <Fact name="Invoice">{invoice ? invoice.number : 'Not issued yet'}</Fact>
      {purchaseOrder && <Fact name="Purchase order">{purchaseOrder}</Fact>}
      <Fact name="Subtotal">{shownAmount(subtotal)}</Fact>
      {discount && <Fact name={`Discount ${discount.code}`}>{shownAmount(-discount.amount)}</Fact>}
      {fees.map(({ reason, amount, at }) => (
        <Fact key={`${at} ${reason}`} name={reason}>
          {shownAmount(amount)}
        </Fact>
      ))}
      <Fact name="Open">{shownAmount(openAmount)}</Fact>
      <div data-sum="">
        <dt>Total</dt>
        <dd>
          <Total small amount={toMinorUnits(totalPrice)} />
        </dd>
      </div>
    </Facts>
  );
}

interface BookingFactsProps extends BookingProps {
  /** null when the role does not permit it. */
  readonly onCorrect: (() => void) | null;
  /** null when the role does not permit it. */
  readonly onLink: (() => void) | null;
}

/** The customer, and the amounts. */
export function BookingFacts({ booking, onCorrect, onLink }: BookingFactsProps) {
  return (
    <>
      <BookingBadges booking={booking} />
      {booking.cancellation && (
        <div style={{ marginBottom: 20 }}>
          <Note tone="info">{cancelledWords(booking.cancellation)}</Note>
        </div>
      )}
      <Cards>
        <Card>
          <Subheading>Customer information</Subheading>
          <CustomerFacts booking={booking} />
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 14 }}>
            {onCorrect && (
              <Button look="quiet" size="sm" onClick={onCorrect}>
                Correct customer
              </Button>
            )}
            {onLink && (
              <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={onLink}>
                {booking.user ? 'Take the account away' : 'Link to account'}
              </Button>
            )}
          </div>
        </Card>
        <Card>
          <Subheading>Booking summary</Subheading>
          <SummaryFacts booking={booking} />
        </Card>
      </Cards>
    </>
  );
}
