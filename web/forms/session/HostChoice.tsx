import { useMutation, useQuery } from '@tanstack/react-query';
import {
  hasAccepted,
  isAssigned,
  isAssignedUnasked,
  isReturned,
} from '@wondercast/core/calendar/staffing/assignment-states';
import Ban from 'lucide-react/icons/ban';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { styled } from 'styled-components';
import { candidatesQuery, withdrawAssignment } from '../../api/admin/admin-sessions.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { CandidateWire, SessionDetailWire } from '../../api/transport/wire.ts';
import { languageWords } from '../../ui/formats/language-words.ts';
import { nearDay, ownZone, placeWords, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { choiceCard, radioMark } from '../../ui/forms/choice-look.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { HostFace } from '../../ui/shop/HostFace.tsx';
import { LoadBar } from '../../ui/shop/LoadBar.tsx';
import { returnedWords } from '../../ui/shop/session-standing.ts';
import { Pick, Section } from './session-look.ts';
import { showRefusal } from './show-refusal.ts';

const List = styled.div`
  display: grid;
  gap: 8px;
  & > label {
    ${choiceCard}
    align-items: center;
    padding: 11px 14px;
    font-size: 14px;
    line-height: 1.38;
    & b {
      display: block;
      font-weight: 600;
    }
    & small {
      display: block;
      font-size: 13px;
      color: var(--text-3);
    }
    & > span:nth-of-type(2) {
      flex: 1;
      min-width: 0;
    }
    & > span:last-child {
      display: grid;
      justify-items: end;
      gap: 5px;
    }
    & > em {
      display: flex;
      gap: 6px;
      align-items: center;
      max-width: 55%;
      font-style: normal;
      font-size: 13px;
      color: var(--text-2);
      text-align: right;
      & > svg {
        flex: none;
        color: var(--text-3);
      }
    }
    &:has(:disabled) {
      padding-block: 7px;
      box-shadow: none;
      cursor: not-allowed;
      & b {
        color: var(--text-2);
      }
    }
  }
  & input {
    ${radioMark}
    &:disabled {
      opacity: 0;
    }
  }
  @media (max-width: 719.98px) {
    & > label {
      flex-wrap: wrap;
      & > em,
      & > span:last-child {
        flex-basis: 100%;
        max-width: none;
        padding-left: 82px;
        text-align: left;
        justify-items: start;
      }
    }
  }
`;

/** How many unavailable hosts are shown before the user asks for more. */
const SHOWN = 6;

const isPossible = ({ hindrances }: CandidateWire): boolean =>
  hindrances.every(({ kind }) => kind === 'own-calendar');

const ANSWERS: Readonly<Record<string, string>> = {
  asked: 'asked',
  accepted: 'accepted',
};

interface HostChoiceProps {
  readonly session: SessionDetailWire;
  readonly chosen: CandidateWire | null;
  readonly onChoose: (candidate: CandidateWire) => void;
}

/** The assigned host, and the candidates: free ones first, the others each with a reason. */
export function HostChoice({ session, chosen, onChoose }: HostChoiceProps) {
  const mayAsk = useMay('hosts:read');
  const { data, isError, isFetching, refetch } = useQuery({
    ...candidatesQuery(session.id, null),
    enabled: mayAsk,
  });
  const [all, setAll] = useState(false);
  const [toFree, setToFree] = useState<SessionDetailWire['assignments'][number] | null>(null);
  const free = useMutation({
    ...withdrawAssignment,
    onSuccess: () => showToast('Host is free again'),
    onError: showRefusal('Not changed'),
    onSettled: () => setToFree(null),
  });
  const present = session.assignments.filter(isAssigned);
  const returned = session.assignments.filter(isReturned);
  const others = (data ?? []).filter(({ hostId }) => !present.some((each) => each.hostId === hostId));
  const [possible, not] = [others.filter(isPossible), others.filter((candidate) => !isPossible(candidate))];
  const row = (candidate: CandidateWire) => {
    const { hostId, name, pictureUrl, zone, languages, hindrances, sessionsThatWeek, mostThatWeek } =
      candidate;
    const can = isPossible(candidate);
    return (
      <label key={hostId}>
        <input
          type="radio"
          name="candidate"
          disabled={!can}
          checked={chosen?.hostId === hostId}
          onChange={() => onChoose(candidate)}
        />
        <HostFace name={name} pictureUrl={pictureUrl} />
        <span>
          <b>{name}</b>
          <small>
            {can && session.startsAt
              ? `${timeIn(session.startsAt, zoneOf(zone))} in ${placeWords(zoneOf(zone))}. ${languageWords(languages)}`
              : `${sessionsThatWeek} of ${mostThatWeek} that week`}
          </small>
        </span>
        {can ? (
          <span>
            <Badge tone={candidate.free ? 'ok' : 'warn'}>
              {candidate.free ? (
                <Check size={14} strokeWidth={1.75} aria-hidden="true" />
              ) : (
                <CalendarClock size={14} strokeWidth={1.75} aria-hidden="true" />
              )}
              <span>{candidate.free ? 'Free' : 'Own calendar busy'}</span>
            </Badge>
            <LoadBar sessions={sessionsThatWeek} most={mostThatWeek} />
          </span>
        ) : (
          <em>
            <Ban size={15} strokeWidth={1.75} aria-hidden="true" />
            <span>
              {hindrances
                .filter(({ kind }) => kind !== 'own-calendar')
                .map(({ words }) => words)
                .join(', ')}
            </span>
          </em>
        )}
      </label>
    );
  };
  return (
    <Section aria-label="Host">
      <h3>
        Host
        <small>
          {present.length > 0 ? 'or somebody else' : 'free first, least loaded of that week first'}
        </small>
      </h3>
      {present.map((each) => (
        <Pick key={each.id} as="div" style={{ marginBottom: 12 }}>
          <HostFace name={each.hostName} pictureUrl={each.pictureUrl} />
          <span>
            <b>{each.hostName}</b>
            <small>
              {`${isAssignedUnasked(each) ? 'assigned without asking' : (ANSWERS[each.state] ?? '')} ${nearDay(each.answeredAt ?? each.askedAt, ownZone())}`}
            </small>
          </span>
          <span>
            {each.away ? (
              <Badge tone="bad">Away then</Badge>
            ) : (
              <Badge tone={hasAccepted(each) && !isAssignedUnasked(each) ? 'ok' : 'info'}>
                {isAssignedUnasked(each) ? 'Assigned' : hasAccepted(each) ? 'Accepted' : 'Asked'}
              </Badge>
            )}
            <Button look="quiet" size="sm" onClick={() => setToFree(each)}>
              Take off
            </Button>
          </span>
        </Pick>
      ))}
      {returned.map((each) => (
        <Small as="p" key={each.id} style={{ marginBottom: 10 }}>
          {`${each.hostName} ${returnedWords(each)}, ${nearDay(each.answeredAt ?? each.askedAt, ownZone())}`}
        </Small>
      ))}
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load hosts
        </LoadFailure>
      )}
      {mayAsk && !data && !isError && <Skeleton $height="58px" aria-busy="true" />}
      {data && data.length === 0 && <Small as="p">No hosts yet</Small>}
      <List role="radiogroup" aria-label="Candidates">
        {possible.map(row)}
        {(all ? not : not.slice(0, SHOWN)).map(row)}
      </List>
      {not.length > SHOWN && !all && (
        <Button
          look="bare"
          size="sm"
          onClick={() => setAll(true)}
        >{`Show ${not.length - SHOWN} more who cannot`}</Button>
      )}
      <AskDialog
        subject={toFree}
        title="Take this host off the session?"
        textOf={({ hostName }) => `${hostName} gets a mail, and the session needs a host again.`}
        keepLabel="Keep host"
        actLabel="Take off"
        pending={free.isPending}
        onKeep={() => setToFree(null)}
        onAct={({ id }) => free.mutate(id)}
      />
    </Section>
  );
}
