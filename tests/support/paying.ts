import { randomBytes } from 'node:crypto';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Payments } from '@wondercast/core/money/payment/ports';
import type { OpenCheckout } from '@wondercast/core/money/payment/use-cases/open-intent';
import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import type { Caller } from '@wondercast/core/people/caller';
import type { Ports } from '@wondercast/core/shop';
import { memorySimulatorRecords } from '../../adapters/memory/payment/simulator-records.ts';
import type { Attempt } from '../../adapters/simulator/card-form.ts';
import { createSimulator } from '../../adapters/simulator/simulator.ts';
import { aCustomer, aRequestedLine, usd } from './builders.ts';
import { aPlacing, aVisitor, stockedShop } from './memory-ports.ts';

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const SLOW_CARD = '4000 0000 0000 0077';
export const STEP_CARD = '4000 0025 0000 3155';

/** What a checkout asks before it can be paid: one starter quiz for $990, unless said otherwise. */
export const aCheckout = (change: Partial<OpenCheckout> = {}): OpenCheckout => ({
  caller: aVisitor(),
  lines: [aRequestedLine()],
  customer: aCustomer(),
  discountCode: null,
  shownTotal: null,
  intentId: null,
  ...change,
});

/** A stocked shop with a provider that can be taken away, one method at a time or all of it. */
export const payingShop = async (overrides: Partial<Ports> = {}) => {
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') };
  const simulator = createSimulator({
    records: memorySimulatorRecords(),
    secret: 'secret of the simulator',
    brand: 'Wondercast',
    now: () => made.clock.now,
    newToken: () => randomBytes(12).toString('hex'),
  });
  const away = new Set<keyof Payments | 'all'>();
  const asked: string[] = [];
  const payments = new Proxy(simulator, {
    get: (target, name: keyof Payments) => {
      const method = target[name];
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => {
        asked.push(name);
        if (away.has(name) || away.has('all')) return Promise.reject(new Refusal('provider', PROVIDER_AWAY));
        return (method as (...each: unknown[]) => unknown)(...given);
      };
    },
  }) as Payments;
  const made = await stockedShop({ payments, ...overrides });
  made.clock.now = clock.now;
  const { shop, ports } = made;

  /** The provider delivers what an attempt caused. */
  const deliver = async ({ delivery }: Attempt): Promise<void> => {
    if (delivery) await shop.receiveWebhook(delivery.body, delivery.signature);
  };
  const openIntent = (change: Partial<OpenCheckout> = {}) => shop.openIntent(aCheckout(change));
  /** Opens and pays, and nobody tells the shop. */
  const paid = async (change: Partial<OpenCheckout> = {}) => {
    const opened = await openIntent(change);
    return { ...opened, attempt: await simulator.cards.pay(opened.clientSecret, GOOD_CARD) };
  };
  /** Opens, pays and places, as a browser does. */
  const bookPaid = async (change: Partial<OpenCheckout> = {}) => {
    const { id, amount } = await paid(change);
    const { caller = aVisitor(), lines = [aRequestedLine()], discountCode = null } = change;
    const placing = { caller, lines, discountCode, shownTotal: amount, paymentIntentId: id };
    return shop.placeBooking(aPlacing({ ...placing, claimedPaid: true }));
  };
  const pass = (minutes: number) => {
    made.clock.now = new Date(made.clock.now.getTime() + minutes * 60_000);
  };
  const ledgerOf = (bookingId: number) => ports.read.ledger.ofBooking(bookingId);
  return { ...made, simulator, away, asked, deliver, openIntent, paid, bookPaid, pass, ledgerOf };
};

export type PayingShop = Awaited<ReturnType<typeof payingShop>>;

export const anAdmin = (accountId = 900): Caller => ({
  kind: 'signed-in',
  accountId,
  username: 'admin',
  role: 'admin',
  visitorKey: null,
});

/** What the mails of one kind say, oldest first. */
export const mailsOf = ({ ports }: Pick<PayingShop, 'ports'>, kind: string) =>
  ports.mails.filter(({ messageId }) => messageId.startsWith(kind));

/** The token of the link that pays, in the newest mail that has one. */
export const payTokenIn = ({ ports }: Pick<PayingShop, 'ports'>): string =>
  /\/pay\/([\w-]+)/.exec(ports.mails.findLast(({ text }) => text.includes('/pay/'))?.text ?? '')?.[1] ?? '';

export const QUIZ = usd(990);
