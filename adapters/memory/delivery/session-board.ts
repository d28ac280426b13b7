import { lineOfSession } from '@wondercast/core/booking/place';
import { type BookedSession, bookedSessions, titleOf } from '@wondercast/core/delivery/board-session';
import type { QueuedSessions, SessionBoard } from '@wondercast/core/delivery/ports';
import { endOf } from '@wondercast/core/scheduling/session';
import type { Assignment } from '@wondercast/core/staffing/assignment';
import { isReturned } from '@wondercast/core/staffing/assignment-states';
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

export const memorySessionBoard = (ground: MemorySession): SessionBoard => {
  const all = (): readonly BookedSession[] => ground.tables.bookings.all().flatMap(bookedSessions);
  const staffOf = ({ bookingId, session }: BookedSession): readonly Assignment[] =>
    ground.tables.assignments
      .all()
      .filter(
        (each) => each.bookingId === bookingId && each.line === session.line && each.unit === session.unit,
      );
  const coming = (from: Date) =>
    ground.tables.assignments
      .all()
      .filter(({ state, endsAt }) => (state === 'asked' || state === 'accepted') && endsAt > from)
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id)
      .map(({ hostId, bookingId, line, unit, startsAt }) => {
        const booking = ground.tables.bookings.get(bookingId);
        const booked = booking && lineOfSession(booking, { line, unit });
        const reference = booking?.reference ?? '';
        const companyName = booking?.customer.companyName ?? null;
        const title = titleOf(booked ?? { experience: null });
        return { hostId, ref: { bookingId, line, unit, reference, title, companyName, startsAt } };
      });
  return {
    between: async (from, to) => {
      const isIn = (instant: Date) => instant >= from && instant < to;
      return all()
        .flatMap((session): readonly Timed[] => {
          const { state, agreed, suggestion } = session.session;
          if ((state === 'agreed' || state === 'delivered') && agreed)
            return agreed.startsAt < to && endOf(agreed) > from ? [{ at: agreed.startsAt, session }] : [];
          if (state !== 'suggested') return [];
          const [first] = (suggestion?.times ?? [])
            .map(({ startsAt }) => startsAt)
            .filter(isIn)
            .toSorted((a, b) => a.getTime() - b.getTime());
          return first ? [{ at: first, session }] : [];
        })
        .toSorted(inOrder)
        .map(({ session }) => session);
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
        session.stateSince ?? ground.tables.bookings.get(bookingId)?.createdAt ?? null;
      const isComing = ({ session: { state, agreed } }: BookedSession): boolean =>
        state === 'agreed' && agreed !== null && endOf(agreed) > now;
      const isStaffed = (session: BookedSession): boolean =>
        staffOf(session).some(
          (each) => (each.state === 'asked' || each.state === 'accepted') && each.endsAt > now,
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
          const { state, suggestion } = each.session;
          if (state === 'open' || state === 'preferred') return since(each);
          return state === 'suggested' && suggestion && suggestion.expiresAt <= now
            ? suggestion.expiresAt
            : null;
        }),
        waitsForCustomer: queue(({ session: { state, suggestion } }) =>
          state === 'suggested' && suggestion && suggestion.expiresAt > now ? suggestion.expiresAt : null,
        ),
        needsHost: queue((each) =>
          isComing(each) && !isStaffed(each) && !declinedAt(each) ? startOf(each) : null,
        ),
        declined: queue((each) => (isComing(each) && !isStaffed(each) ? declinedAt(each) : null)),
        needsLink: queue((each) =>
          isComing(each) && each.session.joinUrl === null && each.session.place === null
            ? startOf(each)
            : null,
        ),
        today: queue((each) => {
          const { state, agreed } = each.session;
          if ((state !== 'agreed' && state !== 'delivered') || !agreed) return null;
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
