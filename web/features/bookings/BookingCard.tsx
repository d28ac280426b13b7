import { whyNotDeleted } from '@wondercast/core/bookings/booking/deletion';
import { localDate } from '@wondercast/core/kernel/calendar';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import type { BookingWire } from '../../api/transport/wire.ts';
import { ConfirmedBadge } from '../../forms/ConfirmedBadge.tsx';
import { stateOfBooking } from '../../headless/booking-state.ts';
import { bookedTime } from '../../ui/formats/booked-time.ts';
import { formatDayLong, formatInstant } from '../../ui/formats/format-date.ts';
import { Button, ButtonLink } from '../../ui/primitives/Button.tsx';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Fine, Small, TextLink } from '../../ui/primitives/Text.tsx';
import { Total } from '../../ui/shop/Total.tsx';
import { Actions, Card, Head, Inside, Stub, Title, When } from './bookings-look.ts';
import { ContactHost } from './ContactHost.tsx';
import { sessionsWord } from './session-words.ts';
import { shownReference } from './shown-reference.ts';

const moreThanFirst = (count: number): string =>
  count === 1 ? 'and 1 more experience' : `and ${count} more experiences`;

interface BookingCardProps {
  readonly booking: BookingWire;
  readonly onCancel: () => void;
}

/** A booking as a ticket: experience, time, price and actions. */
export function BookingCard({ booking, onCancel }: BookingCardProps) {
  const { bookingReference, cancelled, confirmed, createdAt, date, items, time, totalPrice } = booking;
  const experience = items[0]?.experience;
  const sessions = sessionsWord(booking.sessions);
  const page = `/bookings/${bookingReference}`;
  const isDeletable = whyNotDeleted({ ...booking, state: stateOfBooking(booking) }) === null;
  return (
    <Card data-quiet={cancelled || undefined}>
      <Picture src={experience?.imageUrl ?? FALLBACK_IMAGE} kind="card" sizes="132px" />
      <Inside>
        <Head>
          <b>{shownReference(booking)}</b>
          <span>{`Created ${formatInstant(createdAt)}`}</span>
          <TextLink as={Link} to={page} aria-label={`View details of ${bookingReference}`}>
            View details
          </TextLink>
        </Head>
        <Title>
          <Link to={page}>{experience?.title ?? 'Experience not found'}</Link>
        </Title>
        <Small>
          {`${experience?.duration ?? 'Duration not available'}${items.length > 1 ? ` · ${moreThanFirst(items.length - 1)}` : ''}`}
        </Small>
        <When>
          <div>
            <dt>Date</dt>
            <dd>{formatDayLong(localDate(date))}</dd>
          </div>
          <div>
            <dt>Time</dt>
            <dd>
              {bookedTime(
                time,
                items.flatMap(({ slots }) => slots.map(decodeSlot)),
              )}
            </dd>
          </div>
          {sessions && (
            <div>
              <dt>{booking.sessions.length === 1 ? 'Session' : 'Sessions'}</dt>
              <dd>{sessions}</dd>
            </div>
          )}
        </When>
      </Inside>
      <Stub>
        <ConfirmedBadge booking={booking} />
        <div>
          <Fine>Total</Fine>
          <Total small withCode amount={toMinorUnits(totalPrice)} />
        </div>
        <Actions>
          <ContactHost reference={bookingReference} />
          {isDeletable && (
            <Button look="badline" size="sm" aria-haspopup="dialog" onClick={onCancel}>
              Cancel Order
            </Button>
          )}
          {!isDeletable && !confirmed && !cancelled && (
            <ButtonLink look="quiet" size="sm" to={page}>
              Change or cancel
            </ButtonLink>
          )}
        </Actions>
      </Stub>
    </Card>
  );
}
