import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import type { ReactNode } from 'react';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import type { Elements } from '../../ui/primitives/elements.ts';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { SessionBadge } from './SessionBadge.tsx';
import { Card, Head, Inside, Stub, Title } from './session-ticket-look.ts';

/** Such as `Session 2 of 3. Elevated, 82 people`. */
const factsOf = ({ items }: BookingWire, { line, unit, headcount }: SessionWire): string => {
  const booked = items[line];
  const tier = booked && tierLabel(booked.selectedTier);
  const people = headcount === null ? null : counted(headcount, 'person', 'people');
  const place = booked && booked.quantity > 1 ? `Session ${unit + 1} of ${booked.quantity}. ` : '';
  return place + [tier, people].filter(Boolean).join(', ');
};

interface TicketFrameProps {
  readonly booking: BookingWire;
  readonly session: SessionWire;
  /** Whether to look subdued, because the session is over. */
  readonly quiet?: boolean;
  /** Whether a form is open in it. */
  readonly editing?: boolean;
  readonly stub?: ReactNode;
  readonly children?: Elements;
}

/** The common parts of all session tickets: art, state, and which session it is. */
export function TicketFrame({ booking, session, quiet, editing, stub, children }: TicketFrameProps) {
  const { experience } = session;
  const title = experience?.title ?? 'Experience not found';
  return (
    <Card
      data-quiet={quiet || undefined}
      data-editing={editing || undefined}
      data-session={session.id}
      tabIndex={-1}
    >
      <Picture
        src={experience?.imageUrl ?? FALLBACK_IMAGE}
        kind="card"
        sizes="(max-width: 719px) 100vw, 116px"
      />
      <Inside>
        <Head>
          <SessionBadge state={session.state} />
          <span>{factsOf(booking, session)}</span>
        </Head>
        <Title>
          {experience ? <Link to={`/experience/${experience.slug}`}>{title}</Link> : <span>{title}</span>}
        </Title>
        {children}
      </Inside>
      <Stub>{stub}</Stub>
    </Card>
  );
}
