import { AsyncLocalStorage } from 'node:async_hooks';

const fromCopies = new AsyncLocalStorage<true>();

/** Within this work, reads may go to replicas of the store, which may be some seconds behind. */
export const readCopies = <Result>(work: () => Result): Result => fromCopies.run(true, work);

/** Whether the current work may read from replicas. */
export const mayReadCopies = (): boolean => fromCopies.getStore() === true;
