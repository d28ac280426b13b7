import { Refusal } from '@wondercast/core/kernel/refusal';

/** A mutex: runs one piece of work at a time, first come first served. */
export interface Turns {
  /** Waits for the turn. @throws Refusal 'unavailable' when it does not come in time */
  take(): Promise<void>;
  leave(): void;
}

interface Waiter {
  readonly go: () => void;
  readonly timer: NodeJS.Timeout;
}

/** `longestWait` is in milliseconds: a stuck unit of work must not block every later request. */
export const createTurns = (longestWait: number): Turns => {
  let taken = false;
  const waiting: Waiter[] = [];
  return {
    take: () => {
      if (!taken) {
        taken = true;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(waiter), 1);
          reject(new Refusal('unavailable', 'The shop is busy. Please try again.'));
        }, longestWait);
        const waiter: Waiter = { go: resolve, timer };
        waiting.push(waiter);
      });
    },
    leave: () => {
      const next = waiting.shift();
      if (!next) {
        taken = false;
        return;
      }
      clearTimeout(next.timer);
      next.go();
    },
  };
};
