import { useMutation } from '@tanstack/react-query';
import { isAssigned } from '@wondercast/core/calendar/staffing/assignment-states';
import { useRef, useState } from 'react';
import { agreeSession, assignHost, withdrawAssignment } from '../../api/admin/admin-sessions.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { AdminSessionWire, ScheduleHostWire } from '../../api/transport/wire.ts';
import { momentIn } from '../../ui/formats/zone-moment.ts';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import type { Movable } from './movable.ts';

/** Where a session is dropped. */
export interface Drop {
  readonly movable: Movable;
  /** Null leads to nobody. */
  readonly host: Pick<ScheduleHostWire, 'id' | 'name'> | null;
  /** In milliseconds. */
  readonly startsAt: number;
}

export const isMoved = ({ movable, startsAt }: Drop): boolean =>
  movable.isNew || startsAt !== movable.startsAt;

const changesHost = ({ movable, host }: Drop): boolean => (host?.id ?? null) !== movable.lane;

/** The customer hears of another time, and a host who has accepted of losing it: both are asked first. */
const needsQuestion = (drop: Drop): boolean => isMoved(drop) || (changesHost(drop) && drop.movable.accepted);

const titleOf = ({ session }: Movable): string => session.experience?.title ?? session.bookingReference;

export const hostName = (session: AdminSessionWire, id: number | null): string =>
  session.assignments.find(({ hostId }) => hostId === id)?.hostName ?? 'The host';

const refused = (error: Error): void =>
  sayError(
    error instanceof ApiError
      ? `${error.message} The session stays where it was.`
      : 'The session stays where it was.',
    'Not moved',
  );

/** Does what a drop means. What mails a customer asks first; the rest can be undone from its message. */
export function useDrop() {
  const [asked, setAsked] = useState<Drop | null>(null);
  const [confirming, setConfirming] = useState(false);
  const last = useRef<Promise<void>>(Promise.resolve());
  const agree = useMutation({ ...agreeSession, onError: refused });
  const assign = useMutation({ ...assignHost, onError: refused });
  const free = useMutation({ ...withdrawAssignment, onError: refused });

  const giveTo = async (drop: Drop, ask: boolean): Promise<AdminSessionWire | null> => {
    const { movable, host } = drop;
    if (host)
      return assign.mutateAsync({
        id: movable.session.id,
        body: { hostId: host.id, ask, instead: movable.assignmentId },
      });
    return movable.assignmentId === null ? null : free.mutateAsync(movable.assignmentId);
  };

  const undo = async (
    { movable }: Drop,
    changed: AdminSessionWire,
    newHost: number | null,
  ): Promise<void> => {
    const { lane, session, accepted } = movable;
    const fresh = changed.assignments.find((each) => each.hostId === newHost && isAssigned(each));
    if (lane !== null)
      await assign.mutateAsync({
        id: session.id,
        body: { hostId: lane, ask: !accepted, instead: fresh?.id ?? null },
      });
    else if (fresh) await free.mutateAsync(fresh.id);
    say('Undone', titleOf(movable));
  };

  const perform = async (drop: Drop): Promise<void> => {
    const { movable, host, startsAt } = drop;
    const { session, zone, minutes } = movable;
    const text = `${titleOf(movable)}, ${momentIn(startsAt, zone)}`;
    if (!isMoved(drop)) {
      const changed = await giveTo(drop, true);
      if (!changed) return;
      const title = host ? `${host.name.split(' ')[0]} is asked` : 'No host yet';
      say(title, text, {
        label: 'Undo',
        onAct: () => void undo(drop, changed, host?.id ?? null).catch(() => undefined),
      });
      return;
    }
    const given = changesHost(drop);
    let { version } = session;
    if (given && !host && movable.assignmentId !== null)
      version = (await free.mutateAsync(movable.assignmentId)).version;
    await agree.mutateAsync({
      id: session.id,
      body: {
        startsAt: new Date(startsAt).toISOString(),
        zone,
        minutes,
        version,
        ...(given && host ? { hostId: host.id, ask: true } : {}),
      },
    });
    say(movable.isNew ? 'Time agreed' : 'Session moved', text);
  };

  /** What is dropped while the drop before is still being saved waits for it: none is lost. A refusal has been said. */
  const performInTurn = (drop: Drop): Promise<void> => {
    last.current = last.current.then(() => perform(drop)).catch(() => undefined);
    return last.current;
  };

  return {
    pending: confirming,
    /** What is asked about before it is done. */
    asked,
    drop: (drop: Drop) => {
      if (!(isMoved(drop) || changesHost(drop))) return;
      if (needsQuestion(drop)) setAsked(drop);
      else void performInTurn(drop);
    },
    keep: () => setAsked(null),
    confirm: (drop: Drop) => {
      setConfirming(true);
      // After a refusal too the question goes, because what it asked about has changed.
      void performInTurn(drop).finally(() => {
        setConfirming(false);
        setAsked(null);
      });
    },
  };
}
