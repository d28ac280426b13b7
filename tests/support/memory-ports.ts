import type { BookingRequest } from '@wondercast/core/bookings/checkout/booking-request';
import type { Job } from '@wondercast/core/kernel/jobs';
import { minorUnits } from '@wondercast/core/kernel/money';
import type { Caller } from '@wondercast/core/people/caller';
import type { Ports } from '@wondercast/core/shop';
import { createShop, performersOf } from '@wondercast/core/shop';
import { memoryWorker } from '../../adapters/memory/jobs/worker.ts';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { aCustomer, aDiscountCode, anAddOn, anExperience, aRequestedLine, usd } from './builders.ts';

/** The core over memory, with a clock that stands still until it is set and jobs that run when they are drained. */
export const memoryShop = (overrides: Partial<Ports> = {}) => {
  const clock = { now: new Date('2026-03-01T10:00:00.000Z') };
  const ports = memoryPorts({ now: () => clock.now, ...overrides });
  const shop = createShop(ports);
  const performers = performersOf(shop);
  const perform = ({ task, payload }: Job) => performers[task](payload as never);
  const worker = memoryWorker(ports.store, perform, { byItself: false });
  return { shop, ports, clock, drain: worker.drain, failed: worker.failed };
};

/** A small shop: a quiz and a jazz hour, add-ons for and not for the quiz, and a code for ten per cent. */
export const stockedShop = async (overrides: Partial<Ports> = {}) => {
  const made = memoryShop(overrides);
  const goods = await made.ports.unitOfWork(async ({ catalogue, discountCodes }) => {
    const { id: games } = await catalogue.addCategory({ name: 'Games', slug: 'games' });
    const quiz = await catalogue.addExperience(anExperience({ title: 'The Big Quiz', categoryIds: [games] }));
    const jazz = await catalogue.addExperience(anExperience({ title: 'Jazz Hour', duration: '90 min' }));
    return {
      quiz,
      jazz,
      snacks: await catalogue.addAddOn(anAddOn({ experienceIds: [quiz.id] })),
      retired: await catalogue.addAddOn(anAddOn({ experienceIds: [quiz.id], isActive: false })),
      mug: await catalogue.addAddOn(anAddOn({ price: usd(15), experienceIds: [jazz.id] })),
      ten: await discountCodes.add(aDiscountCode({ code: 'TEN', discountValue: 10 })),
    };
  });
  return { ...made, ...goods };
};

export const aVisitor = (visitorKey: string | null = 'visitor-1'): Caller => ({
  kind: 'visitor',
  visitorKey,
});

export const aUser = (accountId: number, visitorKey: string | null = null): Caller => ({
  kind: 'signed-in',
  accountId,
  username: 'mara',
  role: 'user',
  visitorKey,
});

export const anAdmin = (accountId = 1): Caller => ({
  kind: 'signed-in',
  accountId,
  username: 'admin',
  role: 'admin',
  visitorKey: null,
});

/** What a checkout sends: one starter quiz, unless said otherwise. */
export const aPlacing = (change: Partial<BookingRequest> = {}): BookingRequest => ({
  caller: aVisitor(),
  lines: [aRequestedLine()],
  customer: aCustomer(),
  fromProfile: false,
  discountCode: null,
  shownTotal: minorUnits(99_000),
  paymentIntentId: null,
  claimedPaid: false,
  once: null,
  ...change,
});
