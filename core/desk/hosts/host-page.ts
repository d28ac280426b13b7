import type { BookedLine } from '../../bookings/booking/booking.ts';
import { requestsOf } from '../../bookings/booking/needs.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import { type Assignment, overlaps } from '../../calendar/staffing/assignment.ts';
import type { BusyTime, Host } from '../../calendar/staffing/host.ts';
import { type Experience, inclusionsOf } from '../../shop/catalogue/experience.ts';
import type { BookedSession } from '../delivery/board-session.ts';

/** A session as its host sees it. Of the customer it contains only the first name and the company. */
export interface RunSheet {
  readonly assignment: Assignment;
  readonly experience: BookedLine['experience'];
  readonly experienceId: number | null;
  readonly inclusions: readonly string[];
  readonly addOns: readonly string[];
  readonly selectedTier: BookedLine['selectedTier'];
  readonly firstName: string;
  readonly companyName: string | null;
  readonly session: Pick<
    Session,
    'line' | 'unit' | 'headcount' | 'hostNotes' | 'guestNotes' | 'joinUrl' | 'place'
  >;
  /** Whether the host's own calendar is free at that time. */
  readonly free: boolean;
}

/** The page that a host's link opens. */
export interface HostPage {
  readonly host: Host;
  readonly asks: readonly RunSheet[];
  /** Future sessions. */
  readonly sessions: readonly RunSheet[];
  /** The last 20. */
  readonly past: readonly RunSheet[];
}

export const runSheet = (
  assignment: Assignment,
  { firstName, companyName, specialRequests, line, session }: BookedSession,
  experience: Experience | null,
  busy: readonly BusyTime[],
): RunSheet => ({
  assignment,
  experience: line.experience,
  experienceId: line.experienceId,
  inclusions: experience ? inclusionsOf(experience) : [],
  addOns: line.addOns.map(({ name }) => name),
  selectedTier: line.selectedTier,
  firstName,
  companyName,
  session: {
    line: session.line,
    unit: session.unit,
    headcount: session.headcount,
    hostNotes: session.hostNotes,
    guestNotes: requestsOf(session, specialRequests).join('\n') || null,
    joinUrl: session.joinUrl,
    place: session.place,
  },
  free: !busy.some((each) => overlaps(each, assignment)),
});
