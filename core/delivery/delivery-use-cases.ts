import type { Performers } from '../jobs.ts';
import type { Ports } from '../ports.ts';
import { agreeSession } from './use-cases/agree-session.ts';
import { answerSuggestion, declineSuggestion, suggestionPage } from './use-cases/answer-suggestion.ts';
import { changeSession } from './use-cases/change-session.ts';
import { expireSuggestion } from './use-cases/expire-suggestion.ts';
import { acceptSuggestion, setPreferences } from './use-cases/plan-session.ts';
import { sessionForDesk, staffOfBookings } from './use-cases/read-sessions.ts';
import { deliverEndedSessions, setSessionDelivered } from './use-cases/set-delivered.ts';
import { suggestTimes, withdrawSuggestions } from './use-cases/suggest-times.ts';

/** From booked to delivered: what happens to sessions. */
export const deliveryUseCases = (ports: Ports) => ({
  setPreferences: setPreferences(ports),
  acceptSuggestion: acceptSuggestion(ports),
  suggestionPage: suggestionPage(ports),
  answerSuggestion: answerSuggestion(ports),
  declineSuggestion: declineSuggestion(ports),
  agreeSession: agreeSession(ports),
  suggestTimes: suggestTimes(ports),
  withdrawSuggestions: withdrawSuggestions(ports),
  changeSession: changeSession(ports),
  setSessionDelivered: setSessionDelivered(ports),
  deliverEndedSessions: deliverEndedSessions(ports),
  expireSuggestion: expireSuggestion(ports),
  sessionForDesk: sessionForDesk(ports),
  staffOfBookings: staffOfBookings(ports),
});

export const deliveryPerformers = (shop: ReturnType<typeof deliveryUseCases>) =>
  ({ 'expire-suggestion': shop.expireSuggestion }) satisfies Partial<Performers>;
