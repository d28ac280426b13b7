import { useQuery } from '@tanstack/react-query';
import { awaitsTime, hasTime } from '@wondercast/core/calendar/scheduling/session-states';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import UserCheck from 'lucide-react/icons/user-round-check';
import { registerAddress, typedOf } from '../../addresses/register-address.ts';
import { bookingQuery } from '../../api/booking/booking.ts';
import { useConfig } from '../../api/catalogue/site.ts';
import { userQuery } from '../../api/session/account.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { ConfirmedBadge } from '../../forms/ConfirmedBadge.tsx';
import { PayOpen } from '../../forms/PayOpen.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Small, TextLink } from '../../ui/primitives/Text.tsx';
import { useHydrated } from '../../ui/primitives/use-hydrated.ts';
import { Art, BigTicket, Inside, Shadow, Stage, Top, Words } from '../../ui/shop/big-ticket-look.ts';
import { Glow } from '../../ui/shop/Glow.tsx';
import { BookedSessions } from './BookedSessions.tsx';
import { Due, Reference, Steps, Title } from './confirmation-look.ts';

interface ConfirmationProps {
  readonly reference: string;
  /** From the mail's link. */
  readonly token: string | null;
}

/** What happens about the times. Free times are agreed already. */
const schedulingWords = (booking: BookingWire | null | undefined): string => {
  const { sessions = [] } = booking ?? {};
  if (!sessions.some(hasTime))
    return 'Scheduling will be finalised with you. All dates are tentative until then.';
  if (sessions.some(awaitsTime))
    return 'Times that you took are agreed. The other dates are tentative until scheduling is finalised with you.';
  return sessions.length === 1 ? 'Your time is agreed.' : 'Your times are agreed.';
};

/** The same text for every reference. Visitors who may see the booking also see its content (decision 037). */
export function Confirmation({ reference, token }: ConfirmationProps) {
  const { brandMail } = useConfig();
  const isHydrated = useHydrated();
  const { data: booking } = useQuery({ ...bookingQuery(reference, token), enabled: isHydrated });
  const { data: user } = useQuery({ ...userQuery, enabled: isHydrated });
  const page = `/bookings/${reference}${token === null ? '' : `?token=${encodeURIComponent(token)}`}`;
  const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Stage>
      <Glow />
      <Top>
        {booking ? (
          <ConfirmedBadge booking={booking} />
        ) : (
          <Badge tone="ok">
            <Check size={16} strokeWidth={1.75} aria-hidden="true" />
            Booking received
          </Badge>
        )}
        <Title>Order Confirmed!</Title>
        <Words>{`A confirmation email was sent${booking ? ` to ${booking.email}` : ' to you'}.`}</Words>
      </Top>
      <Shadow>
        <BigTicket aria-label="Booking">
          <Art>
            <Picture
              src={booking?.items[0]?.experience?.imageUrl ?? FALLBACK_IMAGE}
              kind="card"
              sizes="(max-width: 719px) 100vw, 300px"
              priority
            />
          </Art>
          <Inside>
            <Small>Booking reference</Small>
            <Reference>{reference}</Reference>
            {booking && (
              <>
                <BookedSessions booking={booking} />
                <Due>
                  <PayOpen booking={booking} token={token} />
                </Due>
              </>
            )}
          </Inside>
        </BigTicket>
      </Shadow>
      <Steps data-clear="">
        <li>
          <UserCheck {...icon} />
          <span>A team member will follow up within one business day.</span>
        </li>
        <li>
          <CalendarCheck {...icon} />
          <span>{schedulingWords(booking)}</span>
        </li>
        <li>
          <Mail {...icon} />
          <span>
            Anything to change? Write to <TextLink href={`mailto:${brandMail}`}>{brandMail}</TextLink>
          </span>
        </li>
      </Steps>
      <div style={{ textAlign: 'center', marginTop: 36 }}>
        <ButtonLink look="line" size="lg" to="/">
          Return to Home
        </ButtonLink>
        {booking && (
          <ButtonLink
            look="bare"
            size="lg"
            to={{
              pathname: `/bookings/${reference}`,
              search: token === null ? '' : `?token=${encodeURIComponent(token)}`,
            }}
          >
            View your booking
          </ButtonLink>
        )}
        {booking && user === null && booking.userId === null && (
          <Small as="p" style={{ marginTop: 18 }}>
            {'Keep it in one place: '}
            <TextLink as={Link} to={registerAddress(page)} state={typedOf(booking)}>
              create an account with this booking
            </TextLink>
          </Small>
        )}
      </div>
    </Stage>
  );
}
