import { linkMailedAt } from '../../../calendar/scheduling/reminder-instants.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import { isAhead } from '../../../calendar/scheduling/session-states.ts';
import { USUAL_REMINDERS } from '../../../shop/settings/reminders-record.ts';
import type { DeliveryStore } from '../ports.ts';

/** When a join link of the session that is saved now is mailed to its customer; null while it has no time, and once it has begun. */
export const linkMailTime = async (
  { settings }: Pick<DeliveryStore, 'settings'>,
  session: Session,
  now: Date,
): Promise<Date | null> => {
  if (!isAhead(session) || !session.agreed) return null;
  const { days } = (await settings.byName('reminders'))?.value ?? USUAL_REMINDERS;
  return linkMailedAt(session.agreed, days, now);
};
