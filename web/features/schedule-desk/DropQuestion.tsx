import { isAssignedUnasked } from '@wondercast/core/calendar/staffing/assignment-states';
import { momentIn } from '../../ui/formats/zone-moment.ts';
import { AskDialog } from '../../ui/overlays/AskDialog.tsx';
import { type Drop, hostName, isMoved, type useDrop } from './use-drop.ts';

/** Whether the present host was assigned without being asked. */
const isUnasked = ({ movable: { session, lane } }: Drop): boolean =>
  session.assignments.some((each) => each.hostId === lane && isAssignedUnasked(each));

const textOf = (drop: Drop): string => {
  const { movable, host, startsAt } = drop;
  const { session, zone, lane, accepted } = movable;
  const time = momentIn(startsAt, zone);
  const who = session.companyName ? `${session.firstName} of ${session.companyName}` : session.firstName;
  const mails = movable.isNew
    ? `${who} gets a mail with the date and an invite: ${time}.`
    : isMoved(drop)
      ? `${who} gets a mail with the new time and a new invite: ${time}. It was ${momentIn(movable.startsAt, zone)}.`
      : '';
  const asks = host && host.id !== lane ? `${host.name} is asked.` : '';
  const frees =
    lane !== null && host?.id !== lane
      ? `${hostName(session, lane)} ${accepted && !isUnasked(drop) ? 'has accepted and ' : ''}is told that they are free.`
      : '';
  return [mails, asks, frees].filter((words) => words !== '').join(' ');
};

/** Asks before a drop that sends mails. */
export function DropQuestion({ drop }: { readonly drop: ReturnType<typeof useDrop> }) {
  const { asked, pending, keep, confirm } = drop;
  const isNew = asked?.movable.isNew ?? false;
  const moves = asked !== null && isMoved(asked);
  return (
    <AskDialog
      subject={asked}
      look="primary"
      title={isNew ? 'Agree on this time?' : moves ? 'Move this session?' : 'Give it to somebody else?'}
      textOf={textOf}
      keepLabel={isNew ? 'Not yet' : 'Keep it where it is'}
      actLabel={isNew ? 'Agree and mail' : moves ? 'Move and mail' : 'Change host'}
      pending={pending}
      onKeep={keep}
      onAct={confirm}
    />
  );
}
