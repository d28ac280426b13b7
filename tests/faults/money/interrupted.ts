import type { Ports, Store } from '@wondercast/core/shop';

/** Called between every two steps of a process; what it throws ends the step. */
export type Interrupt = (step: string) => Promise<void>;

type Method = (...given: unknown[]) => unknown;

const interruptedMethods = <Target extends object>(name: string, target: Target, at: Interrupt): Target =>
  new Proxy(target, {
    get: (inner, key) => {
      const method = Reflect.get(inner, key) as unknown;
      if (typeof method !== 'function') return method;
      return async (...given: unknown[]) => {
        await at(`before ${name}.${String(key)}`);
        const result = await (method as Method).apply(inner, given);
        await at(`after ${name}.${String(key)}`);
        return result;
      };
    },
  });

const interruptedStore = (store: Store, at: Interrupt): Store =>
  new Proxy(store, {
    get: (inner, key) => {
      const part = Reflect.get(inner, key) as object;
      return typeof part === 'object' && part !== null ? interruptedMethods(String(key), part, at) : part;
    },
  });

/** The ports of a process that is interrupted between every two of its steps, inside its units of work too. */
export const interrupted = (ports: Ports, at: Interrupt): Ports => ({
  ...ports,
  payments: interruptedMethods('payments', ports.payments, at),
  mailer: interruptedMethods('mailer', ports.mailer, at),
  read: interruptedStore(ports.read, at),
  unitOfWork: async (work) => {
    await at('before a unit of work');
    const result = await ports.unitOfWork(async (store) => {
      const made = await work(interruptedStore(store, at));
      await at('before a commit');
      return made;
    });
    await at('after a commit');
    return result;
  },
});

/** Thrown where a process dies, and by everything it still tries afterwards. */
export class Killed extends Error {}

export interface Death {
  readonly interrupt: Interrupt;
  /** Where it died; null while it lives. */
  step(): string | null;
}

/** Dies at its n-th step, counted from 0. */
export const deathAt = (n: number): Death => {
  let steps = 0;
  let died: string | null = null;
  return {
    step: () => died,
    interrupt: async (step) => {
      if (died === null && steps++ === n) died = step;
      if (died !== null) throw new Killed(died);
    },
  };
};
