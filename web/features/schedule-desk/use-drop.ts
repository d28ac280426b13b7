import { useMutation } from '@tanstack/react-query';
import { isAssigned } from '@wondercast/core/calendar/staffing/assignment-states';
import { useRef, useState } from 'react';
import { agreeSession, assignHost, withdrawAssignment } from '../../api/admin/admin-sessions.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { AdminSessionWire, ScheduleHostWire } from '../../api/transport/wire.ts';
import { momentIn } from '../../ui/formats/zone-moment.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import type { Movable } from './movable.ts';

/** A session with the place where it is dropped. */
export interface Drop {
  readonly movable: Movable;
  /** null for no host. */
  readonly host: Pick<ScheduleHostWire, 'id' | 'name'> | null;
  /** In milliseconds. */
  readonly startsAt: number;
}

export const isMoved = ({ movable, startsAt }: Drop): boolean =>
  movable.isNew || startsAt !== movable.startsAt;

const changesHost = ({ movable, host }: Drop): boolean => (host?.id ?? null) !== movable.lane;

/**
 * A drop must be confirmed when it gives the customer another time or takes the session from a host who has accepted, because both
 * get mails.
 */
const needsQuestion = (drop: Drop): boolean => isMoved(drop) || (changesHost(drop) && drop.movable.accepted);

const titleOf = ({ session }: Movable): string => session.experience?.title ?? session.bookingReference;

export const hostName = (session: AdminSessionWire, id: number | null): string =>
  session.assignments.find(({ hostId }) => hostId === id)?.hostName ?? 'The host';

const refused = (error: Error): void =>
  showError(
    error instanceof ApiError
      ? `${error.message} The session stays where it was.`
      : 'The session stays where it was.',
    'Not moved',
  );

/** Performs drops. Those that mail a customer are confirmed first; others can be undone from their toast. */
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
    showToast('Undone', titleOf(movable));
  };

  const perform = async (drop: Drop): Promise<void> => {
    const { movable, host, startsAt } = drop;
    const { session, zone, minutes } = movable;
    const text = `${titleOf(movable)}, ${momentIn(startsAt, zone)}`;
    if (!isMoved(drop)) {
      const changed = await giveTo(drop, true);
      if (!changed) return;
      const title = host ? `${host.name.split(' ')[0]} is asked` : 'No host yet';
      showToast(title, text, {
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
    showToast(movable.isNew ? 'Time agreed' : 'Session moved', text);
  };

  /** A drop waits until the previous one is saved, so that none is lost. A refusal has been shown. */
  const performInTurn = (drop: Drop): Promise<void> => {
    last.current = last.current.then(() => perform(drop)).catch(() => undefined);
    return last.current;
  };

  return {
    pending: confirming,
    /** The drop to be confirmed; null when there is none. */
    asked,
    drop: (drop: Drop) => {
      if (!(isMoved(drop) || changesHost(drop))) return;
      if (needsQuestion(drop)) setAsked(drop);
      else void performInTurn(drop);
    },
    keep: () => setAsked(null),
    confirm: (drop: Drop) => {
      setConfirming(true);
      // The dialog also closes after a refusal, because its subject has changed.
      void performInTurn(drop).finally(() => {
        setConfirming(false);
        setAsked(null);
      });
    },
  };
}
