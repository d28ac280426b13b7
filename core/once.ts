import { AlreadyAnswered, type Answer, type OnceKey } from './answers.ts';
import type { Store, UnitOfWork } from './ports.ts';

export const KEY_REUSED = 'Idempotency key reused with different parameters.';
export const KEY_IN_FLIGHT = 'A request with this idempotency key is still being processed.';

/**
 * Runs work once per key. Claim, work and recorded answer commit together, so there is no moment in which the work
 * is done but a retry would not know.
 * @throws AlreadyAnswered with the first answer; Refusal 'invalid' or 'conflict' as `Answers.claim`
 */
export const onceOnly = async <Done>(
  unitOfWork: UnitOfWork,
  key: OnceKey,
  now: () => Date,
  work: (store: Store) => Promise<Done>,
  answerTo: (done: Done) => Answer & { readonly bookingId: number },
): Promise<Done> =>
  unitOfWork(async (store) => {
    const earlier = await store.answers.claim(key, now());
    if (earlier) throw new AlreadyAnswered(earlier);
    const done = await work(store);
    const { bookingId, ...answer } = answerTo(done);
    await store.answers.record(key, answer, bookingId);
    return done;
  });
