import { lineOfSession } from '@wondercast/core/bookings/booking/place';
import { endOf, isOpenSuggestion } from '@wondercast/core/calendar/scheduling/session';
import {
  awaitsTime,
  hasTime,
  isAhead,
  isSuggested,
} from '@wondercast/core/calendar/scheduling/session-states';
import { type Assignment, overlaps } from '@wondercast/core/calendar/staffing/assignment';
import { isAssigned, isReturned } from '@wondercast/core/calendar/staffing/assignment-states';
import { type BookedSession, bookedSessions, titleOf } from '@wondercast/core/desk/delivery/board-session';
import type { QueuedSessions, SessionBoard } from '@wondercast/core/desk/delivery/ports';
import type { MemorySession } from '../memory-session.ts';

interface Timed {
  readonly at: Date;
  readonly session: BookedSession;
}

const inOrder = (a: Timed, b: Timed): number =>
  a.at.getTime() - b.at.getTime() ||
  a.session.bookingId - b.session.bookingId ||
  a.session.session.line - b.session.session.line ||
  a.session.session.unit - b.session.session.unit;

export const memorySessionBoard = (memory: MemorySession): SessionBoard => {
  const all = (): readonly BookedSession[] => memory.tables.bookings.all().flatMap(bookedSessions);
  const staffOf = ({ bookingId, session }: BookedSession): readonly Assignment[] =>
    memory.tables.assignments
      .all()
      .filter(
        (each) => each.bookingId === bookingId && each.line === session.line && each.unit === session.unit,
      );
  const coming = (from: Date) =>
    memory.tables.assignments
      .all()
      .filter((each) => isAssigned(each) && each.endsAt > from)
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)
      .map(({ hostId, bookingId, line, unit, startsAt }) => {
        const booking = memory.tables.bookings.get(bookingId);
        const booked = booking && lineOfSession(booking, { line, unit });
        const reference = booking?.reference ?? '';
        const companyName = booking?.customer.companyName ?? null;
        const title = titleOf(booked ?? { experience: null });
        return { hostId, ref: { bookingId, line, unit, reference, title, companyName, startsAt } };
      });
  return {
    between: async (from, to, limit) => {
      const isIn = (instant: Date) => instant >= from && instant < to;
      return all()
        .flatMap((session): readonly Timed[] => {
          const { agreed, suggestion } = session.session;
          if (hasTime(session.session) && agreed)
            return agreed.startsAt < to && endOf(agreed) > from ? [{ at: agreed.startsAt, session }] : [];
          if (!isSuggested(session.session)) return [];
          const [first] = (suggestion?.times ?? [])
            .map(({ startsAt }) => startsAt)
            .filter(isIn)
            .toSorted((a, b) => a.getTime() - b.getTime());
          return first ? [{ at: first, session }] : [];
        })
        .toSorted(inOrder)
        .map(({ session }) => session)
        .slice(0, limit);
    },
    inbox: async ({ now, today, limit }) => {
      const queue = (timeOf: (session: BookedSession) => Date | null): QueuedSessions => {
        const timed = all()
          .flatMap((session): readonly Timed[] => {
            const at = timeOf(session);
            return at ? [{ at, session }] : [];
          })
          .toSorted(inOrder);
        const sessions = timed.slice(0, limit).map(({ session }) => session);
        return { count: timed.length, at: timed[0]?.at ?? null, sessions };
      };
      const since = ({ bookingId, session }: BookedSession): Date | null =>
        session.stateSince ?? memory.tables.bookings.get(bookingId)?.createdAt ?? null;
      const isComing = ({ session }: BookedSession): boolean =>
        isAhead(session) && session.agreed !== null && endOf(session.agreed) > now;
      const isStaffed = (session: BookedSession): boolean =>
        staffOf(session).some((each) => isAssigned(each) && each.endsAt > now);
      const isAway = (session: BookedSession): boolean =>
        staffOf(session).some(
          (each) =>
            isAssigned(each) &&
            each.endsAt > now &&
            memory.tables.hostAbsences
              .all()
              .some(
                (absence) =>
                  absence.hostId === each.hostId && absence.endsAt > now && overlaps(absence, each),
              ),
        );
      const declinedAt = (session: BookedSession): Date | null => {
        const answers = staffOf(session)
          .filter((each) => isReturned(each) && each.endsAt > now)
          .map(({ answeredAt }) => answeredAt?.getTime() ?? 0);
        return answers.length > 0 ? new Date(Math.max(...answers)) : null;
      };
      const startOf = ({ session }: BookedSession): Date | null => session.agreed?.startsAt ?? null;
      return {
        needsTime: queue((each) => {
          const { suggestion } = each.session;
          if (!awaitsTime(each.session)) return null;
          if (!isSuggested(each.session)) return since(each);
          return suggestion && suggestion.expiresAt <= now ? suggestion.expiresAt : null;
        }),
        waitsForCustomer: queue(({ session }) =>
          isOpenSuggestion(session, now) ? (session.suggestion?.expiresAt ?? null) : null,
        ),
        needsHost: queue((each) =>
          isComing(each) && !isStaffed(each) && !declinedAt(each) ? startOf(each) : null,
        ),
        hostAway: queue((each) => (isComing(each) && isAway(each) ? startOf(each) : null)),
        declined: queue((each) => (isComing(each) && !isStaffed(each) ? declinedAt(each) : null)),
        needsLink: queue((each) =>
          isComing(each) && each.session.joinUrl === null && each.session.place === null
            ? startOf(each)
            : null,
        ),
        today: queue((each) => {
          const { agreed } = each.session;
          if (!hasTime(each.session) || !agreed) return null;
          return agreed.startsAt >= today.from && agreed.startsAt < today.to ? agreed.startsAt : null;
        }),
      };
    },
    comingOf: async (hostId, from) =>
      coming(from)
        .filter((each) => each.hostId === hostId)
        .map(({ ref }) => ref),
    upcoming: async (from) =>
      [...Map.groupBy(coming(from), ({ hostId }) => hostId)].flatMap(([hostId, rows]) =>
        rows[0] ? [{ hostId, count: rows.length, next: rows[0].ref }] : [],
      ),
  };
};
