import type { BookingWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Small, Soft, Subheading } from '../../ui/primitives/Text.tsx';
import { SessionBadge } from '../../ui/shop/SessionBadge.tsx';
import { Line, Rows } from './partners-look.ts';
import { standing } from './standing.ts';

interface OwnBookingProps {
  readonly booking: BookingWire;
  readonly onClose: () => void;
}

/** A booking through the user's own partner, read-only. */
export function OwnBooking({ booking, onClose }: OwnBookingProps) {
  const { bookingReference, firstName, lastName, companyName, email, totalPrice, sessions } = booking;
  const { tone, words } = standing(booking);
  return (
    <Dialog isOpen title={bookingReference} width={600} onClose={onClose}>
      <DialogBody>
        <Line>
          <Badge tone={tone}>{words}</Badge>
          <Subheading as="p">{shownAmount(totalPrice)}</Subheading>
        </Line>
        <Soft as="p" style={{ overflowWrap: 'anywhere' }}>
          {[`${firstName} ${lastName}`, companyName, email].filter(Boolean).join(' · ')}
        </Soft>
        <Rows aria-label="Sessions">
          {sessions.map(({ id, state, startsAt, experience, joinUrl }) => (
            <li key={id}>
              <div>
                <b>{experience?.title ?? 'An experience that is gone'}</b>
                <small>{startsAt ? formatMoment(startsAt) : 'No time agreed yet'}</small>
                {joinUrl && (
                  <small>
                    <a href={joinUrl}>Join link</a>
                  </small>
                )}
              </div>
              <SessionBadge state={state} />
            </li>
          ))}
        </Rows>
        {booking.sessionsLeftOut !== undefined && (
          <Small as="p" style={{ marginTop: 12 }}>
            {`${booking.sessionsLeftOut} more sessions are not listed here.`}
          </Small>
        )}
      </DialogBody>
    </Dialog>
  );
}
