import { AsyncLocalStorage } from 'node:async_hooks';
import type { Run } from '../../../adapters/postgres/driver/query.ts';
import type { Interrupt } from './interrupted.ts';

/** Whose statements these are; nobody's are never interrupted. */
const process = new AsyncLocalStorage<Interrupt>();

type Method = (...given: unknown[]) => unknown;

const methodsIn = <Target extends object>(target: Target, enter: (work: () => unknown) => unknown): Target =>
  new Proxy(target, {
    get: (inner, key) => {
      const method = Reflect.get(inner, key) as unknown;
      return typeof method === 'function'
        ? (...given: unknown[]) => enter(() => (method as Method).apply(inner, given))
        : method;
    },
  });

/** What these methods do is done by a process that is interrupted, in the database too. */
export const inProcess = <Target extends object>(target: Target, at: Interrupt): Target =>
  methodsIn(target, (work) => process.run(at, work));

/** What these methods do is done by somebody else, whoever asks. */
export const uninterrupted = <Target extends object>(target: Target): Target =>
  methodsIn(target, (work) => process.exit(work));

/**
 * Interrupts a process between any two of its statements. What is thrown there ends its transaction as a lost connection does: it is
 * rolled back.
 */
export const interruptedStatements =
  (run: Run): Run =>
  async (query) => {
    const at = process.getStore();
    if (!at) return run(query);
    const words = query.text.slice(0, 40);
    await at(`before the statement ${words}`);
    const rows = await run(query);
    await at(`after the statement ${words}`);
    return rows;
  };
