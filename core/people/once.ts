import type { Clock } from '../kernel/clock.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Stored } from '../kernel/unit-of-work.ts';
import { AlreadyAnswered, type Answer, type Answers, KeyTaken, type OnceKey } from './answers.ts';

export const KEY_REUSED = 'Idempotency key reused with different parameters.';
export const keyReused = (): Refusal =>
  new Refusal('invalid', KEY_REUSED, {
    code: 'idempotency_key_reused',
    issues: [{ path: 'Idempotency-Key', message: KEY_REUSED }],
  });

export const KEY_IN_FLIGHT = 'A request with this idempotency key is still being processed.';
export const keyInFlight = (): Refusal =>
  new Refusal('conflict', KEY_IN_FLIGHT, { code: 'request_in_flight' });

/** The store of first replies. */
export interface AnswerStore {
  readonly answers: Answers;
}

type Recorded = Answer & { readonly bookingId: number };
type Answering<Store, Done> = (done: Done, store: Store) => Recorded | Promise<Recorded>;

/** Claims the key before the work is done: for a key that was used before, whose reply may have expired. */
const claimFirst = <Store extends AnswerStore, Done>(
  { unitOfWork, now }: Pick<Stored<Store>, 'unitOfWork'> & Clock,
  key: OnceKey,
  work: (store: Store) => Promise<Done>,
  answerTo: Answering<Store, Done>,
): Promise<Done> =>
  unitOfWork(async (store) => {
    const earlier = await store.answers.claim(key, now());
    if (earlier) throw new AlreadyAnswered(earlier);
    const done = await work(store);
    const { bookingId, ...answer } = await answerTo(done, store);
    await store.answers.record(key, answer, bookingId);
    return done;
  });

/**
 * Runs work once per idempotency key. Key, work and recorded reply commit together, so there is no moment at which the work is done but a
 * retry would repeat it. Most keys are new, so the work is done first, and rolled back when the key turns out to be used.
 * @throws AlreadyAnswered with the first answer; Refusal 'invalid' or 'conflict' as `Answers.claim`
 */
export const onceOnly = async <Store extends AnswerStore, Done>(
  ports: Stored<Store> & Clock,
  key: OnceKey,
  work: (store: Store) => Promise<Done>,
  answerTo: Answering<Store, Done>,
): Promise<Done> => {
  try {
    return await ports.unitOfWork(async (store) => {
      const done = await work(store);
      const { bookingId, ...answer } = await answerTo(done, store);
      await store.answers.add(key, answer, bookingId);
      return done;
    });
  } catch (error) {
    if (error instanceof KeyTaken) return claimFirst(ports, key, work, answerTo);
    // The first request with the key may have done what is refused now.
    const earlier = await ports.read.answers.given(key, ports.now());
    throw earlier ? new AlreadyAnswered(earlier) : error;
  }
};
