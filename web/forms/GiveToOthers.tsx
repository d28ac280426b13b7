import { useMutation, useQuery } from '@tanstack/react-query';
import { isAssigned } from '@wondercast/core/calendar/staffing/assignment-states';
import { useState } from 'react';
import { styled } from 'styled-components';
import { assignHost, candidatesOfQuery } from '../api/admin/admin-sessions.ts';
import { inboxQuery } from '../api/admin/schedule.ts';
import { ApiError } from '../api/transport/transport.ts';
import type { AdminSessionWire, CandidateWire } from '../api/transport/wire.ts';
import { counted } from '../ui/formats/counted.ts';
import { momentIn, ownZone } from '../ui/formats/zone-moment.ts';
import { Select } from '../ui/forms/Select.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/overlays/Dialog.tsx';
import { showToast } from '../ui/overlays/toasts.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Note } from '../ui/primitives/Note.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { Small } from '../ui/primitives/Text.tsx';
import { replacements } from './replacements.ts';

const Rows = styled.ul`
  display: grid;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 240px);
    gap: 6px 18px;
    align-items: center;
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: 13px;
    line-height: 1.4;
    color: var(--text-3);
  }
  @media (max-width: 719.98px) {
    & > li {
      grid-template-columns: 1fr;
    }
  }
`;

interface GiveToOthersProps {
  /** Only sessions of this host; null: of all hosts who are away. */
  readonly hostId: number | null;
  readonly onClose: () => void;
}

/** The assignment of a host who is away at the session's time, from which the session must be released. */
const absentIn = ({ assignments }: AdminSessionWire, hostId: number | null) =>
  assignments.find((each) => isAssigned(each) && each.away && (hostId === null || each.hostId === hostId));

/** Proposes a free host for each session whose host is away, and asks all of them with one press. */
export default function GiveToOthers({ hostId, onClose }: GiveToOthersProps) {
  const inbox = useQuery(inboxQuery);
  // Reassigned sessions leave the queue, but the table keeps its rows until it is closed.
  const [rows, setRows] = useState<readonly AdminSessionWire[] | null>(null);
  const waiting = inbox.data?.hostAway.sessions.filter((session) => absentIn(session, hostId)) ?? [];
  const sessions = rows ?? waiting;
  const found = useQuery({
    ...candidatesOfQuery(sessions.map(({ id }) => id)),
    enabled: sessions.length > 0,
  });
  const [picked, setPicked] = useState<Readonly<Record<string, string | null>>>({});
  const [done, setDone] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { mutateAsync, isPending } = useMutation(assignHost);
  const freeFor = (at: number): readonly CandidateWire[] =>
    found.data?.[at]?.filter(({ free }) => free) ?? [];
  const proposed = replacements(sessions.map((session, at) => ({ session, free: freeFor(at) })));
  /** Hosts with the same name are distinguished by number. */
  const wordsOf = ({ name, hostId }: CandidateWire, at: number): string =>
    freeFor(at).some((other) => other.name === name && other.hostId !== hostId)
      ? `${name} (${hostId})`
      : name;
  const choiceOf = (session: AdminSessionWire, at: number): CandidateWire | null => {
    const words = picked[session.id];
    if (words === undefined) return proposed.get(session.id) ?? null;
    return freeFor(at).find((each) => wordsOf(each, at) === words) ?? null;
  };
  const chosenWords = (session: AdminSessionWire, at: number): string | null => {
    const choice = choiceOf(session, at);
    return choice && wordsOf(choice, at);
  };
  const isReading = inbox.isPending || (sessions.length > 0 && found.isPending);
  const left = sessions.filter((session, at) => !done[session.id] && choiceOf(session, at) !== null);
  const give = async () => {
    setRows(sessions);
    let given = 0;
    for (const [at, session] of sessions.entries()) {
      const choice = choiceOf(session, at);
      if (!choice || done[session.id]) continue;
      try {
        const body = { hostId: choice.hostId, ask: true, instead: absentIn(session, hostId)?.id ?? null };
        await mutateAsync({ id: session.id, body });
        given += 1;
        setDone((now) => ({ ...now, [session.id]: choice.name }));
      } catch (error) {
        const words = error instanceof ApiError ? error.message : 'The shop cannot be reached.';
        setProblems((now) => ({ ...now, [session.id]: words }));
      }
    }
    if (given > 0) showToast(`${counted(given, 'session')} given to others`, 'Everybody is asked by mail.');
    if (given === left.length && given === sessions.length) onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title="Give to others" width={680}>
      <DialogBody>
        {isReading && rows === null && <Skeleton $height="120px" aria-busy="true" />}
        {!isReading && sessions.length === 0 && <Small as="p">Nobody who leads a session is away.</Small>}
        <Rows>
          {sessions.map((session, at) => (
            <li key={session.id}>
              <span>
                <b>{session.experience?.title ?? session.bookingReference}</b>
                <small>
                  {[
                    session.startsAt && momentIn(session.startsAt, ownZone()),
                    session.companyName ?? `${session.firstName} ${session.lastName}`,
                    absentIn(session, hostId)?.hostName,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              {done[session.id] ? (
                <Small as="span">{`${done[session.id]} is asked`}</Small>
              ) : found.data && freeFor(at).length === 0 ? (
                <Small as="span">Nobody else is free then.</Small>
              ) : (
                <Select
                  label={`Instead for ${session.experience?.title ?? session.bookingReference}`}
                  placeholder="Nobody yet"
                  options={freeFor(at).map((each) => wordsOf(each, at))}
                  chosen={chosenWords(session, at)}
                  onChoose={(words) => setPicked((now) => ({ ...now, [session.id]: words }))}
                  error={problems[session.id] ?? null}
                />
              )}
            </li>
          ))}
        </Rows>
        {inbox.isError && <Note tone="bad">What waits could not be read.</Note>}
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
        <Button pending={isPending} disabled={isReading || left.length === 0} onClick={() => void give()}>
          {sessions.length > 0 && left.length === sessions.length
            ? 'Give all to others'
            : `Give ${counted(left.length, 'session')} to others`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
