import type { BookingRegister } from '@wondercast/core/desk/office/ports';
import { dayAt } from '@wondercast/core/kernel/calendar';
import { plus, ZERO } from '@wondercast/core/kernel/money';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import type {
  StatementLine,
  StatementMonth,
  StatementSums,
} from '@wondercast/core/people/partners/statement';
import type { MemorySession } from '../memory-session.ts';

type Movement = Omit<StatementLine, 'month'>;

const NOTHING: StatementSums = { bookings: 0, gross: ZERO, refunds: ZERO, paid: ZERO, commission: ZERO };

const plusEach = (a: StatementSums, b: StatementSums): StatementSums => ({
  bookings: a.bookings + b.bookings,
  gross: plus(a.gross, b.gross),
  refunds: plus(a.refunds, b.refunds),
  paid: plus(a.paid, b.paid),
  commission: plus(a.commission, b.commission),
});

const isNothing = ({ bookings, gross, refunds, paid, commission }: StatementSums): boolean =>
  [bookings, gross, refunds, paid, commission].every((each) => each === 0);

/** Bookings that came through partners, by UTC month. */
export const memoryStatements = ({
  tables,
}: MemorySession): Pick<BookingRegister, 'monthsOfPartner' | 'linesOfPartner'> => {
  const placed = (partnerId: number): readonly Movement[] =>
    tables.bookings.all().flatMap(({ id, reference, partner, createdAt, total, paymentStatus }) => {
      if (partner?.id !== partnerId) return [];
      const paid = isPaidFor({ paymentStatus }) ? total : ZERO;
      const named = { bookingId: id, reference, percent: partner.commission, day: dayAt(createdAt, 0) };
      return [{ ...NOTHING, ...named, bookings: 1, gross: total, paid }];
    });
  const changed = (partnerId: number): readonly Movement[] =>
    tables.revenueChanges
      .all()
      .filter((each) => each.partnerId === partnerId)
      .map(({ bookings, removed, amount, ...rest }) => ({
        ...rest,
        bookings: bookings - removed,
        gross: amount,
      }));
  const lines = (partnerId: number): readonly StatementLine[] => {
    const found = new Map<string, StatementLine>();
    for (const movement of [...placed(partnerId), ...changed(partnerId)]) {
      const { bookingId, reference, percent, day } = movement;
      const month = day.slice(0, 7);
      const before = found.get(`${month} ${bookingId}`) ?? { ...NOTHING, bookingId, reference, percent, day };
      found.set(`${month} ${bookingId}`, {
        month,
        bookingId,
        reference: before.reference ?? reference,
        percent: Math.max(before.percent, percent),
        day: [before.day, day].toSorted()[0] ?? day,
        ...plusEach(before, movement),
      });
    }
    return [...found.values()]
      .filter((line) => !isNothing(line))
      .toSorted((a, b) => b.bookingId - a.bookingId);
  };
  return {
    monthsOfPartner: async (partnerId, from, until) => {
      const [first, end] = [dayAt(from, 0), dayAt(until, 0)];
      const months = new Map<string, StatementMonth>();
      for (const line of lines(partnerId)) {
        if (line.day < first || line.day >= end) continue;
        const { month } = line;
        months.set(month, { month, ...plusEach(months.get(month) ?? NOTHING, line) });
      }
      return [...months.values()].toSorted((a, b) => (a.month < b.month ? 1 : -1));
    },
    linesOfPartner: async (partnerId, month, { before, limit }) =>
      lines(partnerId)
        .filter((line) => line.month === month && (before === null || line.bookingId < before))
        .slice(0, limit),
  };
};
