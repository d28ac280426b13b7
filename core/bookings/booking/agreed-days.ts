import type { Session } from '../../calendar/scheduling/session.ts';
import { isAhead } from '../../calendar/scheduling/session-states.ts';
import { dayIn } from '../../calendar/staffing/wall-clock.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { type SoldTax, unitTaxOf } from '../../shop/tax/sold-tax.ts';
import type { Booking } from './booking.ts';

/** The day of an agreed session that has not taken place yet, in the time zone of the booking's tax; null for any other session. */
export const agreedDay = ({ zone }: Pick<SoldTax, 'zone'>, session: Session): LocalDate | null =>
  session.agreed && isAhead(session) ? dayIn(session.agreed.startsAt.getTime(), zone) : null;

/** Whether one of these sessions is agreed for another day than the day whose tax rates it was booked with. */
export const isTaxedOnOtherDay = ({ tax }: Pick<Booking, 'tax'>, sessions: readonly Session[]): boolean =>
  tax !== null &&
  sessions.some((session) => {
    const day = agreedDay(tax, session);
    const unit = day === null ? null : unitTaxOf(tax, session)?.unit;
    return unit != null && unit.day !== day;
  });
