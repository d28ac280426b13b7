import type { OnceKey } from '../../../people/answers.ts';
import { keyReused } from '../../../people/once.ts';
import type { BookingChange, RequestKey } from '../../booking/booking-change.ts';
import { awaitsPayment, cameToNothing } from '../../booking/change-states.ts';
import type { ChangePorts, ChangeStore } from '../ports.ts';
import { isChangeOver } from './is-change-over.ts';

/** The idempotency key of a request in its stored form; null where it has none. */
export const requestKey = (
  { hashToken }: Pick<ChangePorts, 'hashToken'>,
  once: OnceKey | null,
): RequestKey | null =>
  once && { hash: hashToken(`${once.scope} ${once.key}`), fingerprint: once.fingerprint };

/**
 * The change that an earlier request with the same idempotency key began; null where that change was not made, so that the request is
 * judged anew.
 * @throws Refusal 'invalid' when the key was used with other parameters
 */
export const earlierChange = async (
  { bookingChanges, intents }: Pick<ChangeStore, 'bookingChanges' | 'intents'>,
  bookingId: number,
  key: RequestKey | null,
  now: Date,
): Promise<BookingChange | null> => {
  const earlier = key && (await bookingChanges.byKey(bookingId, key.hash));
  if (!earlier || cameToNothing(earlier)) return null;
  if (earlier.key?.fingerprint !== key.fingerprint) throw keyReused();
  return awaitsPayment(earlier) && (await isChangeOver({ intents }, earlier, now)) ? null : earlier;
};
