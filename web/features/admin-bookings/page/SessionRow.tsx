import { useQuery } from '@tanstack/react-query';
import { peopleWords } from '@wondercast/core/bookings/booking/needs';
import { awaitsTime, isAhead, takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { isAssigned } from '@wondercast/core/calendar/staffing/assignment-states';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { styled } from 'styled-components';
import { sessionQuery } from '../../../api/admin/admin-sessions.ts';
import { useMay } from '../../../api/session/use-may.ts';
import type { SessionDetailWire, SessionWire } from '../../../api/transport/wire.ts';
import { firstStart } from '../../../forms/session/first-start.ts';
import { SessionPanel } from '../../../forms/session/SessionPanel.tsx';
import { useAgree } from '../../../forms/session/use-agree.ts';
import { cancelledWords } from '../../../ui/formats/cancelled-words.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { momentIn, spanIn, zoneOf } from '../../../ui/formats/zone-moment.ts';
import { leaveTo } from '../../../ui/forms/leaving.ts';
import { Badge } from '../../../ui/primitives/Badge.tsx';
import { Button } from '../../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../../ui/primitives/LoadFailure.tsx';
import { Picture } from '../../../ui/primitives/Picture.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton.tsx';
import { SessionBadge } from '../../../ui/shop/SessionBadge.tsx';
import { standingOf } from '../../../ui/shop/session-standing.ts';

const Row = styled.li`
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: center;
  padding: 16px 18px;
  & > :first-child img {
    display: block;
    width: 64px;
    height: 64px;
    border-radius: var(--r-sm);
    object-fit: cover;
  }
  & h3 {
    font: 650 16px/1.35 var(--sans);
    overflow-wrap: anywhere;
  }
  & p {
    font-size: 14px;
    line-height: 1.45;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  & [data-standing] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    margin-top: 5px;
  }
  & > span:last-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    & svg {
      transition: rotate var(--t2);
    }
    & [aria-expanded='true'] svg {
      rotate: 180deg;
    }
  }
  &[data-gone] {
    opacity: 0.72;
    & img {
      filter: grayscale(1);
    }
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 52px minmax(0, 1fr);
    gap: 10px 14px;
    & > :first-child {
      align-self: start;
    }
    & > :first-child img {
      width: 52px;
      height: 52px;
    }
    & > span:last-child {
      grid-column: 1 / -1;
      justify-content: flex-start;
    }
  }
`;

const Opened = styled.div`
  border-top: 1px solid var(--line);
  background: color-mix(in srgb, var(--sunk) 55%, transparent);
`;

const Body = styled.div``;

const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: center;
  padding: 14px 28px;
  border-top: 1px solid var(--line);
  background: var(--s1);
  @media (max-width: 719.98px) {
    padding: 12px 20px;
  }
`;

/** The agreed or proposed time. */
const timeWords = ({ startsAt, endsAt, zone, preferences, suggestions }: SessionWire): string => {
  if (startsAt !== null && endsAt !== null) return spanIn(startsAt, endsAt, zoneOf(zone));
  if (suggestions) return `${counted(suggestions.times.length, 'time')} suggested`;
  const first = firstStart(preferences);
  if (first) return `Wants ${momentIn(first.startsAt, first.zone)}`;
  return preferences.length === 0 ? 'No preferred time yet' : 'Preferred times without an exact hour';
};

/** The assigned or asked host. */
const hostWords = ({ assignments }: SessionDetailWire): string | null => {
  const names = assignments.filter(isAssigned).map(({ hostName }) => hostName);
  return names.length > 0 ? names.join(', ') : null;
};

interface SessionRowProps {
  readonly session: SessionWire;
  readonly tier: string | null;
  /** Whether it is expanded. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** One session of a booking with its next step. Expanded, it shows everything the desk can do with it. */
export function SessionRow({ session, tier, isOpen, onOpen }: SessionRowProps) {
  const { id, experience, headcount } = session;
  const panelId = useId();
  const [may, mayRead] = [useMay('sessions:write'), useMay('sessions:read')];
  const query = useQuery({ ...sessionQuery(id), enabled: mayRead });
  const { data: detail } = query;
  const { pending, agree } = useAgree();
  const shown = detail ?? session;
  const isGone = !takesPlace(shown);
  const opens = !may || isGone || !awaitsTime(shown) ? 'Details' : 'Suggest';
  const standing = detail ? standingOf(detail) : null;
  const first = awaitsTime(shown) ? firstStart(shown.preferences) : null;
  const isExact = first !== null && first.startsAt > Date.now();
  const host = detail && hostWords(detail);
  const label = experience?.title ?? 'Experience not found';
  return (
    <Row data-open-session={isOpen || undefined}>
      <Line data-gone={isGone || undefined}>
        {experience ? <Picture src={experience.imageUrl} kind="card" sizes="64px" /> : <span />}
        <div>
          <h3>{isGone ? <s>{label}</s> : label}</h3>
          <p>
            {[
              shown.cancellation ? cancelledWords(shown.cancellation) : timeWords(shown),
              tier,
              peopleWords(headcount),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {!isGone && (
            <p data-standing="">
              <SessionBadge state={shown.state} />
              {standing && isAhead(shown) && <Badge tone={standing.tone}>{standing.words}</Badge>}
              {host && <span>{host}</span>}
              {isAhead(shown) && shown.joinUrl !== null && <span>Link is set</span>}
            </p>
          )}
        </div>
        <span>
          {isGone && <SessionBadge state={shown.state} />}
          {may && detail && isExact && first && (
            <Button
              look="quiet"
              size="sm"
              aria-label={`Agree ${label}`}
              pending={pending === id}
              onClick={() => agree({ session: detail, preference: first.at, host: null })}
            >
              Agree
            </Button>
          )}
          {mayRead && (
            <Button
              look="quiet"
              size="sm"
              aria-label={`${opens} ${label}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={() => leaveTo(() => onOpen(!isOpen))}
            >
              <span>{opens}</span>
              <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
            </Button>
          )}
        </span>
      </Line>
      {isOpen && (
        <Opened id={panelId} role="group" aria-label={label}>
          {query.isError && !detail && (
            <div style={{ padding: 20 }}>
              <LoadFailure pending={query.isFetching} onRetry={() => void query.refetch()}>
                Failed to load the session
              </LoadFailure>
            </div>
          )}
          {!detail && !query.isError && <Skeleton $height="160px" aria-busy="true" />}
          {detail && <SessionPanel session={detail} Body={Body} Actions={Actions} />}
        </Opened>
      )}
    </Row>
  );
}
