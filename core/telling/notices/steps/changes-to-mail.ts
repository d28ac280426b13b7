import { z } from 'zod';
import type { Booking } from '../../../bookings/booking/booking.ts';
import { sessionsOf } from '../../../bookings/booking/booking.ts';
import type { SessionName } from '../../../bookings/booking/place.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import { sum, toAmount, toMinorUnits } from '../../../kernel/money.ts';
import type { NoticePorts } from '../ports.ts';

/*
 * The content of a mail about a change, read again from what was recorded of the change. If the booking has changed since, it costs
 * something else, and the mail is not written.
 */

const total = z.object({ total: z.number() });
const amendmentDetails = z.object({
  changes: z.array(z.string()),
  before: total,
  after: total,
  fee: z.number(),
});
const cancellationDetails = z.object({ fee: z.number(), refund: z.number(), total: z.number() });

type Needs = Pick<NoticePorts, 'read'>;

const recorded = async ({ read }: Needs, { id }: Booking, actions: readonly string[], version: number) =>
  (await read.audit.of('booking', String(id))).find(
    ({ action, details }) => actions.includes(action) && details.version === version,
  );

const cancelledAt = (booking: Booking, at: Date): readonly SessionName[] =>
  sessionsOf(booking)
    .filter(({ cancellation }) => cancellation?.at.getTime() === at.getTime())
    .map(({ line, unit }) => ({ line, unit }));

/** null where nothing was recorded, or the booking costs something else now. */
export const amendmentToMail = async (
  ports: Needs,
  booking: Booking,
  version: number,
): Promise<JobPayloads['mail-booking-amended'] | null> => {
  const entry = await recorded(ports, booking, ['booking.amended'], version);
  const { data } = amendmentDetails.safeParse(entry?.details);
  if (!entry || !data || data.after.total !== toAmount(booking.total)) return null;
  return {
    bookingId: booking.id,
    version,
    words: data.changes,
    difference: toMinorUnits(data.after.total - data.before.total),
    total: booking.total,
    fee: toMinorUnits(data.fee),
    cancelled: cancelledAt(booking, entry.at),
  };
};

/** null where nothing was recorded, or the booking costs something else now. */
export const cancellationToMail = async (
  ports: Needs,
  booking: Booking,
  version: number,
): Promise<JobPayloads['mail-cancellation'] | null> => {
  const actions = ['booking.cancelled', 'booking.sessions-cancelled'];
  const entry = await recorded(ports, booking, actions, version);
  const { data } = cancellationDetails.safeParse(entry?.details);
  if (!entry || !data || data.total !== toAmount(booking.total)) return null;
  const isThen = (at: Date | undefined): boolean => at?.getTime() === entry.at.getTime();
  const entries = await ports.read.ledger.ofBooking(booking.id);
  return {
    bookingId: booking.id,
    version,
    sessions: cancelledAt(booking, entry.at),
    fee: toMinorUnits(data.fee),
    refund: toMinorUnits(data.refund),
    byTransfer: sum(
      entries
        .filter(({ kind, intentId, at }) => kind === 'refund' && intentId === null && isThen(at))
        .map(({ amount }) => amount),
    ),
  };
};
