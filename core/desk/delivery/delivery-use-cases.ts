import type { Performers } from '../../kernel/jobs.ts';
import type { DeliveryPorts } from './ports.ts';
import { agreeSession } from './use-cases/agree-session.ts';
import { answerSuggestion, declineSuggestion, suggestionPage } from './use-cases/answer-suggestion.ts';
import { assignHost } from './use-cases/assign-host.ts';
import { bookForCustomer } from './use-cases/book-for-customer.ts';
import { changeSession } from './use-cases/change-session.ts';
import { expireSuggestion } from './use-cases/expire-suggestion.ts';
import { inbox } from './use-cases/inbox.ts';
import { acceptSuggestion, setPreferences } from './use-cases/plan-session.ts';
import { quoteForCustomer } from './use-cases/quote-for-customer.ts';
import { sessionForDesk } from './use-cases/read-sessions.ts';
import { schedule } from './use-cases/schedule.ts';
import { sessionCandidates } from './use-cases/session-candidates.ts';
import { deliverEndedSessions, setSessionDelivered } from './use-cases/set-delivered.ts';
import { suggestTimes, withdrawSuggestions } from './use-cases/suggest-times.ts';
import { suggestionCalendar } from './use-cases/suggestion-calendar.ts';
import { withdrawAssignment } from './use-cases/withdraw-assignment.ts';

/** Planning, staffing and delivering sessions. */
export const deliveryUseCases = (ports: DeliveryPorts) => ({
  setPreferences: setPreferences(ports),
  acceptSuggestion: acceptSuggestion(ports),
  suggestionPage: suggestionPage(ports),
  suggestionCalendar: suggestionCalendar(ports),
  answerSuggestion: answerSuggestion(ports),
  declineSuggestion: declineSuggestion(ports),
  bookForCustomer: bookForCustomer(ports),
  quoteForCustomer: quoteForCustomer(ports),
  agreeSession: agreeSession(ports),
  suggestTimes: suggestTimes(ports),
  withdrawSuggestions: withdrawSuggestions(ports),
  changeSession: changeSession(ports),
  setSessionDelivered: setSessionDelivered(ports),
  deliverEndedSessions: deliverEndedSessions(ports),
  expireSuggestion: expireSuggestion(ports),
  sessionForDesk: sessionForDesk(ports),
  sessionCandidates: sessionCandidates(ports),
  assignHost: assignHost(ports),
  withdrawAssignment: withdrawAssignment(ports),
  schedule: schedule(ports),
  inbox: inbox(ports),
});

export const deliveryPerformers = (shop: ReturnType<typeof deliveryUseCases>) =>
  ({ 'expire-suggestion': shop.expireSuggestion }) satisfies Partial<Performers>;
