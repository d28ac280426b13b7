import { minutesOfLine } from '../../../bookings/booking/booking.ts';
import { EXPIRY_HOURS, type Suggesting } from '../../../bookings/booking/session-rules.ts';
import { staffedSession } from '../../../bookings/booking/staffed-session.ts';
import { assertBookable } from '../../../calendar/scheduling/assert-bookable.ts';
import { wholeMinute } from '../../../calendar/scheduling/instant.ts';
import { endOf, type ZonedTime } from '../../../calendar/scheduling/session.ts';
import { suggesting, withdrawing } from '../../../calendar/scheduling/session-changes.ts';
import { endHolds, holdHosts } from '../../../calendar/staffing/steps/hold-hosts.ts';
import { invalid } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';
import type { BoardSession } from '../board-session.ts';
import { type EditPorts, editSession } from '../steps/edit-session.ts';
import { EXPIRY_SPAN } from '../words.ts';

const HOUR_MS = 60 * 60_000;

const expiryOf = ({ expiresAt }: Suggesting, now: Date): Date => {
  if (!expiresAt) return new Date(now.getTime() + EXPIRY_HOURS.usual * HOUR_MS);
  const hours = (expiresAt.getTime() - now.getTime()) / HOUR_MS;
  if (hours < EXPIRY_HOURS.least || hours > EXPIRY_HOURS.most) throw invalid('expiresAt', EXPIRY_SPAN);
  return expiresAt;
};

const timesOf = ({ times }: Suggesting, now: Date): readonly ZonedTime[] =>
  times.map(({ startsAt, zone }, at) => {
    assertBookable([{ path: `times.${at}.startsAt`, time: startsAt }], { by: 'desk', now });
    return { startsAt: wholeMinute(startsAt), zone };
  });

/**
 * Sends a customer up to three suggested times that expire; an open suggestion is replaced. With `holdHosts` the best free host for each
 * time is reserved until then. The customer gets a mail.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'invalid' (times, expiry), 'conflict' (stale version, present state)
 */
export const suggestTimes =
  (ports: EditPorts) =>
  (caller: Caller, id: string, asked: Suggesting): Promise<BoardSession> =>
    editSession(ports, caller, { id, version: asked.version }, async ({ acting, place, record }) => {
      const { store, at } = acting;
      const { booking, line, session } = place;
      const [times, expiresAt] = [timesOf(asked, at), expiryOf(asked, at)];
      const hold = asked.holdHosts ?? false;
      const suggestion = { times, note: asked.note || null, sentAt: at, expiresAt, holdHosts: hold };
      const after = suggesting(session, suggestion, at);
      await record({ session: after, action: 'suggested' });
      const staffed = staffedSession(booking, session);
      const minutes = minutesOfLine(line);
      const spans = times.map(({ startsAt }) => ({ startsAt, endsAt: endOf({ startsAt, minutes }) }));
      if (staffed && hold) await holdHosts(store, staffed, spans, expiresAt, at);
      else if (staffed) await endHolds(store, staffed, at);
      const payload = {
        bookingId: booking.id,
        line: session.line,
        unit: session.unit,
        round: after.rounds,
      };
      await store.jobs.addAll([
        { task: 'mail-session-suggested', payload },
        { task: 'expire-suggestion', payload, notBefore: expiresAt },
      ]);
    });

/**
 * Withdraws suggested times: their links end, and the hosts that were held for them are freed.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (nothing is suggested)
 */
export const withdrawSuggestions =
  (ports: EditPorts) =>
  (caller: Caller, id: string): Promise<BoardSession> =>
    editSession(ports, caller, { id }, async ({ acting: { store, at }, place, record }) => {
      await record({ session: withdrawing(place.session, at), action: 'suggestion-withdrawn' });
      const staffed = staffedSession(place.booking, place.session);
      if (staffed) await endHolds(store, staffed, at);
    });
