import { isDelivered } from '@wondercast/core/bookings/booking/states';
import { countsAsDelivered, wasAttended } from '@wondercast/core/calendar/scheduling/session-states';
import { isPaymentDue, paymentWord } from '@wondercast/core/money/payment/payment-status';
import type { BookingWire } from '../../api/transport/wire.ts';
import { ConfirmedBadge } from '../../forms/ConfirmedBadge.tsx';
import { PAYMENT_TONES, standingOf } from '../../headless/payment-standing.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { Lead, Small } from '../../ui/primitives/Text.tsx';
import { Badges, Reference, Top } from './booking-page-look.ts';
import { sessionsSentence } from './session-words.ts';
import { shownReference } from './shown-reference.ts';

interface BookingTopProps {
  readonly booking: BookingWire;
  /** The actions. */
  readonly children: Elements;
}

/** The booking's reference and state, and its sessions' states in one sentence. */
export function BookingTop({ booking, children }: BookingTopProps) {
  const { createdAt, deliveryStatus, sessions } = booking;
  const standing = standingOf(booking);
  const wereAllAttended = sessions.filter(countsAsDelivered).every(wasAttended);
  return (
    <Top>
      <Small>Booking reference</Small>
      <Reference>{shownReference(booking)}</Reference>
      <Badges as="div">
        <ConfirmedBadge booking={booking} />
        {!isPaymentDue(standing) && <Badge tone={PAYMENT_TONES[standing]}>{paymentWord(standing)}</Badge>}
        {isDelivered({ deliveryStatus }) && wereAllAttended && <Badge tone="info">Delivered</Badge>}
        <span>{`Created ${formatInstant(createdAt)}`}</span>
      </Badges>
      {sessions.length > 0 && <Lead style={{ marginTop: 14 }}>{sessionsSentence(sessions)}</Lead>}
      {children}
    </Top>
  );
}
