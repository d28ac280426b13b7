import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import { calendarAddress } from '../../api/booking/session-times.ts';
import type { SuggestionPageWire } from '../../api/transport/wire.ts';
import { ownZone, placeWords, spanIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Middle } from '../../ui/primitives/Middle.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Hint, Small } from '../../ui/primitives/Text.tsx';
import { Art, BigTicket, Inside, Shadow, Stage, Top, Words } from '../../ui/shop/big-ticket-look.ts';
import { Glow } from '../../ui/shop/Glow.tsx';
import { AgreedTitle, BigDay, BigTime } from './agreed-look.ts';
import { shortDay, withoutDay } from './time-words.ts';

interface AgreedTimeProps {
  readonly token: string;
  readonly page: SuggestionPageWire;
  /** Whether this visitor has agreed just now. */
  readonly own: boolean;
}

/** The agreed time in both zones. Shown the same to people who open the link later, or whose colleague was faster. */
export function AgreedTime({ token, page, own }: AgreedTimeProps) {
  const { session, companyName, bookingReference } = page;
  const { startsAt, endsAt, zone, experience } = session;
  if (!startsAt || !endsAt)
    return (
      <Middle>
        <EmptyState icon={Check} titleAs="h1" title="Already agreed" />
      </Middle>
    );
  const there = zoneOf(zone);
  const here = ownZone();
  const span = spanIn(startsAt, endsAt, there);
  const ownSpan = spanIn(startsAt, endsAt, here);
  const day = shortDay({ startsAt, zone });
  return (
    <Stage style={{ minHeight: 'calc(100vh - 2 * var(--header))' }}>
      <Glow />
      <Top>
        <Badge tone="ok">
          <Check size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{own ? 'Agreed' : 'Already agreed'}</span>
        </Badge>
        <AgreedTitle>{`See you on ${day}`}</AgreedTitle>
        <Words role="status">
          {own
            ? 'An invite is on its way to you by mail.'
            : 'Nothing else to do: the invite went out by mail.'}
        </Words>
      </Top>
      <Shadow>
        <BigTicket aria-label="Session">
          <Art>
            <Picture
              src={experience?.imageUrl ?? FALLBACK_IMAGE}
              kind="card"
              sizes="(max-width: 719px) 100vw, 300px"
              priority
            />
          </Art>
          <Inside>
            <Small>
              {[experience?.title ?? 'Your session', companyName, bookingReference]
                .filter(Boolean)
                .join(', ')}
            </Small>
            <BigDay>{span.slice(0, 'Thu, Mar 26'.length)}</BigDay>
            <BigTime>{withoutDay(span)}</BigTime>
            {span !== ownSpan && (
              <p>
                {`${ownSpan.slice(0, 11) === span.slice(0, 11) ? withoutDay(ownSpan) : ownSpan} in ${placeWords(here)}, where you are`}
              </p>
            )}
            <div style={{ marginTop: 18 }}>
              <ButtonHref look="line" size="sm" href={calendarAddress(token)} download>
                <CalendarPlus size={16} strokeWidth={1.75} aria-hidden="true" />
                Add to calendar
              </ButtonHref>
            </div>
            <Hint style={{ marginTop: 18 }}>
              Your host and the join link come by mail. The invite stays current if anything moves.
            </Hint>
          </Inside>
        </BigTicket>
      </Shadow>
    </Stage>
  );
}
