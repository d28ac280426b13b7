import { z } from 'zod';
import { type Booking, sessionsOf } from '../../../bookings/booking/booking.ts';
import { wasAccepted } from '../../../bookings/booking/booking-mail.ts';
import { idOfSession } from '../../../bookings/booking/session-record.ts';
import { hasTime } from '../../../calendar/scheduling/session-states.ts';
import { formatMoney, toMinorUnits } from '../../../kernel/money.ts';
import type { AuditEntry } from '../../../people/audit/audit.ts';
import type { NoticePorts } from '../ports.ts';
import { sessionName } from '../session-mails.ts';
import { timeWords } from '../session-times.ts';

/** Maximum number of sessions of a booking whose audit entries are read for moves. */
const MOST_SESSIONS = 50;

export const CUSTOMER_CHANGES = 'customer-changes';

const total = z.object({ total: z.number() });
const amended = z.object({ changes: z.array(z.string()), before: total, after: total });
const cancelled = z.object({ sessions: z.number().optional(), fee: z.number(), refund: z.number() });

const dollars = (amount: number): string => formatMoney(toMinorUnits(amount));

/** Customers' changes of a booking, by their action in the audit log. */
const WORDS: Readonly<Record<string, (details: unknown) => readonly string[]>> = {
  'booking.amended': (details) => {
    const { data } = amended.safeParse(details);
    if (!data) return [];
    const [before, after] = [dollars(data.before.total), dollars(data.after.total)];
    return [...data.changes, ...(before === after ? [] : [`Total ${before}, now ${after}`])];
  },
  'booking.cancelled': (details) => {
    const { data } = cancelled.safeParse(details);
    return data
      ? [`Cancelled the whole booking: fee ${dollars(data.fee)}, refund ${dollars(data.refund)}`]
      : [];
  },
  'booking.sessions-cancelled': (details) => {
    const { data } = cancelled.safeParse(details);
    if (!data) return [];
    const what = data.sessions === 1 ? 'a session' : `${data.sessions ?? ''} sessions`;
    return [`Cancelled ${what}: fee ${dollars(data.fee)}, refund ${dollars(data.refund)}`];
  },
};

interface Told {
  readonly words: readonly string[];
  /** Id of the newest audit entry in these texts. */
  readonly newest: number;
}

type Needs = Pick<NoticePorts, 'read'>;

/** Id of the newest audit entry that an earlier mail of this kind has reported; null before the first one. */
const toldUntil = async ({ read }: Needs, bookingId: number): Promise<number | null> => {
  const told = (await read.bookingMails.of(bookingId))
    .filter((mail) => mail.kind === CUSTOMER_CHANGES && wasAccepted(mail))
    .map(({ messageId }) => Number(/^customer-changes-(\d+)-/.exec(messageId)?.[1] ?? 0));
  return told.length === 0 ? null : Math.max(...told);
};

/** Leaves out the entries of the staff. */
const ofCustomers = async (
  { read }: Needs,
  entries: readonly AuditEntry[],
): Promise<readonly AuditEntry[]> => {
  const ids = [...new Set(entries.flatMap(({ actor }) => actor.accountId ?? []))];
  const staff = new Set(
    (await read.accounts.byIds(ids)).filter(({ role }) => role === 'admin').map(({ id }) => id),
  );
  return entries.filter(({ actor }) => actor.accountId === null || !staff.has(actor.accountId));
};

/**
 * Changes by customers, or by partners for them, that the desk has not been told of, oldest first; before the first mail about the booking,
 * those from `from` on. null where there are none.
 */
export const customerChanges = async (ports: Needs, booking: Booking, from: Date): Promise<Told | null> => {
  const { audit } = ports.read;
  const until = await toldUntil(ports, booking.id);
  const isNew = ({ id, at }: AuditEntry): boolean => (until === null ? at >= from : id > until);
  const moves = await Promise.all(
    sessionsOf(booking)
      .filter(hasTime)
      .slice(0, MOST_SESSIONS)
      .map(async (session) => {
        const entries = await audit.of('session', idOfSession(booking, session));
        const words = session.agreed
          ? [`${sessionName({ booking, session })}: moved to ${timeWords(session.agreed)}`]
          : [];
        const moved = entries.filter(({ action }) => action === 'session.moved');
        // Only the present time is reported, however often the session has moved.
        return (await ofCustomers(ports, moved.filter(isNew))).slice(0, 1).map((entry) => ({ entry, words }));
      }),
  );
  const own = await audit.of('booking', String(booking.id));
  const changes = (await ofCustomers(ports, own.filter(isNew))).map((entry) => ({
    entry,
    words: WORDS[entry.action]?.(entry.details) ?? [],
  }));
  const told = [...changes, ...moves.flat()]
    .filter(({ words }) => words.length > 0)
    .sort((one, other) => one.entry.id - other.entry.id);
  const newest = told.at(-1)?.entry.id;
  return newest === undefined ? null : { words: told.flatMap(({ words }) => words), newest };
};
