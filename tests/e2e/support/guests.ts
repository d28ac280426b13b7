import type { Browser } from 'playwright';
import { type Guest, newVisitor, type VisitorOptions } from './visitor.ts';

/** Visitors of one shop. To open a browser for each costs more than most tests, so it goes from one to the next. */
export interface Guests {
  arrive(options?: VisitorOptions): Promise<Guest>;
  leave(guest: Guest): Promise<void>;
}

/** Whether any browser will do that has been in the shop before. */
const isOrdinary = ({ touch, motion, context, others, first }: VisitorOptions): boolean =>
  !(touch || motion || context || others || first);

export const guestsOf = (browser: Browser, origin: string): Guests => {
  const waiting: Guest[] = [];
  const ordinary = new WeakSet<Guest>();
  return {
    arrive: async (options = {}) => {
      const handedOn = isOrdinary(options) ? waiting.pop() : undefined;
      if (handedOn) await handedOn.startOver(options);
      const guest = handedOn ?? (await newVisitor(browser, origin, options));
      if (isOrdinary(options)) ordinary.add(guest);
      return guest;
    },
    leave: async (guest) => {
      const isAsNew = ordinary.has(guest) && (await guest.leave().catch(() => false));
      if (isAsNew) waiting.push(guest);
      else await guest.context.close();
    },
  };
};
