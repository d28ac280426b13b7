import { isClosed } from '../../../money/payment/intent-states.ts';
import { cancelIntent } from '../../../money/payment/use-cases/cancel-intent.ts';
import type { BookingChange } from '../../booking/booking-change.ts';
import { awaitsPayment } from '../../booking/change-states.ts';
import type { ChangePorts } from '../ports.ts';
import { isChangeOver } from './is-change-over.ts';

/** How long a change waits for its payment at most, in milliseconds: see `paymentDeadlineOf`. */
export const CHANGE_WAITS_MS = 24 * 60 * 60_000;

type Needs = Pick<ChangePorts, 'unitOfWork' | 'read' | 'payments' | 'now'>;

/** Ends the change only if it still waits: it may have been made meanwhile. */
const endOpen = ({ unitOfWork }: Pick<ChangePorts, 'unitOfWork'>, { id }: BookingChange): Promise<void> =>
  unitOfWork(async ({ bookingChanges }) => {
    const change = await bookingChanges.lock(id);
    if (change && awaitsPayment(change)) await bookingChanges.setState(id, 'lapsed');
  });

const lapse = async (ports: Needs, change: BookingChange): Promise<void> => {
  const { read, now } = ports;
  if (!(await isChangeOver(read, change, now()))) return;
  const intent = change.intentId === null ? null : await read.intents.byId(change.intentId);
  // A payment that succeeded in time is finished by a job, and the change with it.
  if (intent && !isClosed(intent) && !(await cancelIntent(ports)(intent.id))) return;
  await endOpen(ports, change);
};

/** Ends the change that waits for a payment which is being refunded. */
export const lapsePaidBy = async (
  ports: Pick<ChangePorts, 'unitOfWork' | 'read'>,
  intentId: string,
): Promise<void> => {
  const { read } = ports;
  const bookingId = (await read.intents.byId(intentId))?.bookingId ?? null;
  const waiting = bookingId === null ? [] : await read.bookingChanges.unfinishedOf(bookingId);
  for (const change of waiting) if (change.intentId === intentId) await endOpen(ports, change);
};

/**
 * Ends changes that were not paid in time, or that can no longer be paid. Runs often, on any number of nodes. Returns the errors; those
 * changes are retried the next time.
 */
export const lapseChanges = async (ports: Needs): Promise<readonly unknown[]> => {
  const failures: unknown[] = [];
  for (const change of await ports.read.bookingChanges.inState('open', ports.now()))
    await lapse(ports, change).catch((error: unknown) => failures.push(error));
  return failures;
};
