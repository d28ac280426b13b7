import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { INVITE_TYPE } from '@wondercast/core/bookings/booking/calendar-invite';
import type { Asking } from '@wondercast/core/bookings/booking/steps/assert-owner';
import type { SuggestionPage } from '@wondercast/core/desk/delivery/suggestion-page';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { encodeSessionDetail, encodeSuggestionPage } from '@wondercast/openapi/codec/admin-session';
import { encodeChanged } from '@wondercast/openapi/codec/booking';
import { encodeBoardSession } from '@wondercast/openapi/codec/staffing';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { attachment } from './attachment.ts';
import { changedBooking } from './changed-booking.ts';

type SessionHandlers = Pick<
  Handlers,
  | 'setSessionPreferences'
  | 'acceptSuggestion'
  | 'getSuggestion'
  | 'getSuggestionCalendar'
  | 'answerSuggestion'
  | 'declineSuggestion'
  | 'getAdminSession'
  | 'changeSession'
  | 'agreeSession'
  | 'suggestTimes'
  | 'withdrawSuggestions'
  | 'setSessionDelivered'
>;

/** Adds the current state to a refusal by conflict, so that the customer sees the agreed time. */
const withDetail = async <Done>(
  work: Promise<Done>,
  name: string,
  present: () => Promise<unknown>,
): Promise<Done> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'conflict') throw error;
    const { kind, message, code, issues, issueCount, details } = error;
    throw new Refusal(kind, message, {
      code,
      issues,
      issueCount,
      details: { ...details, [name]: await present() },
    });
  }
};

export const sessionHandlers = (deps: HttpDeps): SessionHandlers => {
  const { shop, ports } = deps;
  const changed = changedBooking(deps);
  const encodeOne = async (booking: Booking, id: string) => {
    const around = { now: ports.now(), hosts: await shop.leadersOf([booking]) };
    return encodeChanged(booking, around, [id]).sessions.find((each) => each.id === id) ?? null;
  };
  const page = async (shown: SuggestionPage) => {
    const hosts = await shop.leadersOf([shown.booking]);
    return encodeSuggestionPage(shown, ports.profile.name, { now: ports.now(), hosts });
  };
  const asking = (caller: Asking['caller'], token: string | undefined): Asking => ({
    caller,
    token: token ?? null,
  });
  return {
    setSessionPreferences: async ({ caller, parameters: { id, sessionId, token }, body, address }) => {
      const session = { bookingId: id, id: sessionId };
      const booking = await shop.setPreferences(asking(caller, token), session, body);
      return { body: await changed({ caller, address }, booking, [sessionId]) };
    },
    acceptSuggestion: async ({ caller, parameters: { id, sessionId, token }, body, address }) => {
      const session = { bookingId: id, id: sessionId };
      const accepting = shop.acceptSuggestion(asking(caller, token), session, body.time);
      // A caller who is refused with a conflict is allowed to see the booking; all others were told that it does not exist.
      const present = async () => {
        const booking = await ports.read.bookings.byId(id);
        return booking && encodeOne(booking, sessionId);
      };
      const booking = await withDetail(accepting, 'session', present);
      return { body: await changed({ caller, address }, booking, [sessionId]) };
    },
    getSuggestion: async ({ parameters: { token } }) => ({
      body: await page(await shop.suggestionPage(token)),
    }),
    getSuggestionCalendar: async ({ parameters: { token } }) => {
      const { filename, content } = await shop.suggestionCalendar(token);
      return { file: Buffer.from(content), type: INVITE_TYPE, headers: attachment(filename) };
    },
    answerSuggestion: async ({ parameters: { token }, body }) => {
      const { time, startsAt, timezone } = body;
      const answering =
        startsAt && timezone
          ? shop.takeTimeOfLink(token, { startsAt, timezone }).then(() => shop.suggestionPage(token))
          : shop.answerSuggestion(token, time ?? 0);
      const present = async () => page(await shop.suggestionPage(token));
      return { body: await page(await withDetail(answering, 'page', present)) };
    },
    declineSuggestion: async ({ parameters: { token }, body }) => ({
      body: await page(await shop.declineSuggestion(token, body)),
    }),
    getAdminSession: async ({ caller, parameters: { sessionId } }) => ({
      body: encodeSessionDetail(await shop.sessionForDesk(caller, sessionId), ports.now()),
    }),
    changeSession: async ({ caller, parameters: { sessionId }, body }) => ({
      body: encodeBoardSession(await shop.changeSession(caller, sessionId, body), ports.now()),
    }),
    agreeSession: async ({ caller, parameters: { sessionId }, body }) => ({
      body: encodeBoardSession(await shop.agreeSession(caller, sessionId, body), ports.now()),
    }),
    suggestTimes: async ({ caller, parameters: { sessionId }, body }) => ({
      body: encodeBoardSession(await shop.suggestTimes(caller, sessionId, body), ports.now()),
    }),
    withdrawSuggestions: async ({ caller, parameters: { sessionId } }) => ({
      body: encodeBoardSession(await shop.withdrawSuggestions(caller, sessionId), ports.now()),
    }),
    setSessionDelivered: async ({ caller, parameters: { sessionId }, body }) => ({
      body: encodeBoardSession(await shop.setSessionDelivered(caller, sessionId, body), ports.now()),
    }),
  };
};
