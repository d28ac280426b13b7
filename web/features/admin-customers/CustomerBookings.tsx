import { stateOf, stateWord } from '@wondercast/core/bookings/booking/states';
import type { CustomerDetailsWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { Small, Subheading, TextLink } from '../../ui/primitives/Text.tsx';
import { End, Entries, Section } from './customer-look.ts';

type CustomerBooking = CustomerDetailsWire['latestBookings'][number];

function State({ confirmed, cancelled, openAmount }: CustomerBooking) {
  if (cancelled) return <Badge tone="flat">{stateWord('cancelled')}</Badge>;
  if (openAmount > 0) return <Badge tone="warn">{`${shownAmount(openAmount)} open`}</Badge>;
  return <Badge tone={confirmed ? 'ok' : 'warn'}>{stateWord(stateOf(confirmed))}</Badge>;
}

/** The customer's bookings, newest first. */
export function CustomerBookings({ customer }: { readonly customer: CustomerDetailsWire }) {
  const { latestBookings, bookings } = customer;
  return (
    <Section>
      <Subheading>Bookings</Subheading>
      <Entries>
        {latestBookings.map((booking) => (
          <li key={booking.id}>
            <span>
              <TextLink as={Link} to={`/admin?tab=bookings&booking=${booking.id}`}>
                {booking.bookingReference}
              </TextLink>
              <small>{`${booking.titles.join(', ')} · ${formatInstant(booking.createdAt)}`}</small>
            </span>
            <End>
              <State {...booking} />
              <strong>{shownAmount(booking.totalPrice)}</strong>
            </End>
          </li>
        ))}
      </Entries>
      {bookings > latestBookings.length && (
        <Small as="p">{`The newest ${latestBookings.length} of ${bookings}. The list of bookings finds the others.`}</Small>
      )}
    </Section>
  );
}
