import type { Job } from '@wondercast/core/kernel/jobs';
import { Refusal, type RefusalKind } from '@wondercast/core/kernel/refusal';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Sessions } from '../../adapters/http/pipeline/session.ts';
import type { OctoStore, OctoUnitOfWork } from '../../adapters/octo/reservation.ts';

/** A store that a contract suite may write into; other suites may share it, so nothing is counted as a whole. */
export interface StoreUnderTest {
  readonly unitOfWork: OctoUnitOfWork;
  readonly read: OctoStore;
  readonly sessions: Sessions;
  /** Jobs that are committed and not yet done. */
  waitingJobs(): Promise<readonly Job[]>;
  /** Takes up jobs, until it is stopped. */
  work(perform: (job: Job) => Promise<void>): { stop(): Promise<void> };
  /** Lets the pause before the next attempt of failed jobs end now. */
  endPauses(): Promise<void>;
  close(): Promise<void>;
}

export type OpenStore = () => Promise<StoreUnderTest>;

/** Opens a store for the suite it is called in, and closes it afterwards. */
export const usingStore = (open: OpenStore): (() => StoreUnderTest) => {
  let store: StoreUnderTest | null = null;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store?.close());
  return () => {
    if (!store) throw new Error('The store is open only while tests run');
    return store;
  };
};

/** Expects a refusal of this kind and these words. */
export const refused = async (attempt: Promise<unknown>, kind: RefusalKind, message?: string) => {
  const error = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject(message === undefined ? { kind } : { kind, message });
};

/** Runs all at once; answers what succeeded and what was thrown. */
export const allAtOnce = async <Result>(times: number, attempt: (at: number) => Promise<Result>) => {
  const settled = await Promise.allSettled(Array.from({ length: times }, (_, at) => attempt(at)));
  return {
    succeeded: settled.filter((each) => each.status === 'fulfilled').map(({ value }) => value),
    failed: settled.filter((each) => each.status === 'rejected').map(({ reason }) => reason as unknown),
  };
};

/** Everything that text fields must keep whole. */
export const DIFFICULT_TEXT = 'Ünï ✨ "quoted" \'single\' \\ %_ $1 ; -- 日本語 العربية <b>';
