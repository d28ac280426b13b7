import { minutesOfLine } from '@wondercast/core/bookings/booking/booking';
import { requestsOf } from '@wondercast/core/bookings/booking/needs';
import type { BoardSession } from '@wondercast/core/desk/delivery/board-session';
import type { SuggestionPage } from '@wondercast/core/desk/delivery/suggestion-page';
import { hasOffer } from '@wondercast/core/desk/delivery/suggestion-state';
import type { AuditEntry } from '@wondercast/core/people/audit/audit';
import { type Around, encodeSession, encodeZonedTime } from './session.ts';
import { encodeBoardSession } from './staffing.ts';
import type { Wire } from './wire.ts';

const encodeEvent = ({ at, actor, action, details }: AuditEntry): Wire<'SessionEvent'> => ({
  at: at.toISOString(),
  actor: actor.name,
  action,
  details: { ...details },
});

export const encodeSessionDetail = (
  {
    session,
    history,
    rules,
    linkMail,
  }: {
    readonly session: BoardSession;
    readonly history: readonly AuditEntry[];
    readonly rules: readonly (string | null)[];
    readonly linkMail: { readonly at: Date; readonly to: string } | null;
  },
  now: Date,
): Wire<'SessionDetail'> => ({
  ...encodeBoardSession(session, now),
  requests: [...requestsOf(session.session, session.specialRequests)],
  history: history.map(encodeEvent),
  rules: [...rules],
  linkMail: linkMail && { at: linkMail.at.toISOString(), to: linkMail.to },
});

/** What a mailed link of suggested times shows: the times of a round that has ended are not shown any longer. */
export const encodeSuggestionPage = (
  { booking, line, session, state }: SuggestionPage,
  shopName: string,
  around: Around,
): Wire<'SuggestionPage'> => {
  const suggestion = hasOffer({ state }) ? session.suggestion : null;
  const minutes = minutesOfLine(line);
  return {
    state,
    bookingReference: booking.reference,
    session: encodeSession(booking, line, session, around),
    companyName: booking.customer.companyName,
    times: suggestion?.times.map((time) => encodeZonedTime(time, minutes)) ?? [],
    note: suggestion?.note ?? null,
    expiresAt: suggestion?.expiresAt.toISOString() ?? null,
    shopName,
  };
};
