import { AsyncLocalStorage } from 'node:async_hooks';

const fromCopies = new AsyncLocalStorage<true>();

/** Within this work, reads may be answered by copies of the store that are some seconds old. */
export const readCopies = <Result>(work: () => Result): Result => fromCopies.run(true, work);

/** Whether the work at hand may read copies. */
export const mayReadCopies = (): boolean => fromCopies.getStore() === true;
