import { minorUnits } from '@wondercast/core/kernel/money';
import { countsAsGone, isLostToBank } from '@wondercast/core/money/payment/entry-status';
import type { PaymentEvent } from '@wondercast/core/money/payment/payment-event';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import { isNeverPaid, isPaidSoon } from '@wondercast/core/money/payment/receipt';
import type { Delivery } from '../../../adapters/simulator/signature.ts';
import { unique } from '../../support/builders.ts';
import { anAdmin, GOOD_CARD } from '../../support/paying.ts';
import type { Node } from '../money/test-bed.ts';
import { type Act, pick, type Story } from './act.ts';
import { charged, fullyPaid, givenBack, keptOf, onCards } from './own-money.ts';
import { totalOf } from './own-sums.ts';

/** A payment is near its end: nobody can say which of two clocks is right. */
const NEAR_MS = 30 * 60_000;

/** Who learns first that a payment succeeded: the browser, the provider's delivery, or nobody but the reconciler. */
const tell = async (
  { world }: Story,
  node: Node,
  intentId: string,
  delivery: Delivery | null,
): Promise<void> => {
  const who = world.dice.below(3);
  if (who === 0) await node.shop.finishIntent(intentId);
  if (who === 1 && delivery) {
    await node.shop.receiveWebhook(delivery.body, delivery.signature);
    await node.runJobs();
  }
};

/** What is open is paid by card, through a mailed link. */
export const payByLink = async (story: Story): Promise<Act | null> => {
  const { world, id, known, booking, differs } = story;
  const { testBed } = world;
  const open = totalOf(known) - keptOf(known.money);
  if (isPaidFor(booking) || open <= 0) return null;
  const token = unique('link');
  const { ports } = testBed;
  await ports.unitOfWork(({ payLinks }) => payLinks.add(id, ports.hashToken(token), ports.now()));
  if (open < 50) return null;
  const opened = await testBed.start().shop.openBalance(token);
  if (opened.amount !== open) differs(`${opened.amount} is open, and by the test ${open}`);
  return {
    what: `${open} is paid by card`,
    isSure: true,
    after: { ...known, money: fullyPaid(charged(known.money, opened.id, open), totalOf(known)) },
    run: async (node) => {
      const { delivery } = await testBed.simulator.cards.pay(opened.clientSecret, GOOD_CARD);
      await tell(story, node, opened.id, delivery);
      return null;
    },
  };
};

/** The change that waits for its payment is paid: it is made if the booking is still the same, else the money goes back. */
export const payWaiting = async (story: Story): Promise<Act | null> => {
  const { world, waiting, booking, known, now } = story;
  if (!waiting || Math.abs(waiting.expiresAt - now) < NEAR_MS) return null;
  const { simulator } = world.testBed;
  const receipt = await simulator.receipt(waiting.intentId);
  if (!receipt || isPaidSoon(receipt) || isNeverPaid(receipt)) return null;
  const holds = booking.version === waiting.version && now < waiting.expiresAt;
  const { made, intentId, amount, waived } = waiting;
  return {
    what: `a change is paid${holds ? '' : ' that can no longer be made'}`,
    isSure: true,
    after: holds ? { ...made, money: { ...charged(known.money, intentId, amount), waived } } : null,
    run: async (node) => {
      const { delivery } = await simulator.cards.pay(waiting.clientSecret, GOOD_CARD);
      await tell(story, node, intentId, delivery);
      return null;
    },
  };
};

/** Some or all of what is open comes by transfer. */
export const payByTransfer = async (story: Story): Promise<Act | null> => {
  const { world, id, known, booking } = story;
  const open = totalOf(known) - keptOf(known.money);
  if (isPaidFor(booking) || open <= 0) return null;
  const amount = world.dice.chance(60) ? open : 1 + world.dice.below(open);
  return {
    what: `${amount} comes by transfer`,
    after: {
      ...known,
      money: fullyPaid({ ...known.money, offline: known.money.offline + amount }, totalOf(known)),
    },
    run: async ({ shop }) => {
      await shop.recordOfflinePayment(anAdmin(), id, {
        amount: minorUnits(amount),
        note: 'Transfer',
        key: null,
      });
      return null;
    },
  };
};

/** The desk gives back what cards have paid, all or a part. */
export const refund = async (story: Story): Promise<Act | null> => {
  const { world, id, known } = story;
  const most = onCards(known.money);
  if (most === 0) return null;
  const amount = world.dice.chance(40) ? most : 1 + world.dice.below(most);
  return {
    what: `the desk refunds ${amount}`,
    after: { ...known, money: givenBack(known.money, amount) },
    run: async ({ shop }) => {
      await shop.refundBooking(anAdmin(), id, { amount: minorUnits(amount), note: null, key: null });
      return null;
    },
  };
};

/** What waits to be paid out is paid out by transfer. */
export const payOut = async (story: Story): Promise<Act | null> => {
  const { world, id, known } = story;
  const listed = await world.testBed.start().shop.refundsToPayOut(anAdmin());
  const [entry] = listed.map((each) => each.entry).filter(({ bookingId }) => bookingId === id);
  if (!entry) return null;
  const { payouts } = known.money;
  const { amount } = entry;
  return {
    what: `${amount} is paid out`,
    after: {
      ...known,
      money: {
        ...known.money,
        payouts: { waiting: payouts.waiting - amount, done: payouts.done + amount },
      },
    },
    run: async ({ shop }) => {
      await shop.markPaidOut(anAdmin(), entry.id);
      return null;
    },
  };
};

/** A bank examines a card payment, and takes its money back or leaves it. */
export const dispute = async (story: Story): Promise<Act | null> => {
  const { world, known } = story;
  const charge = pick(world, known.money.charges);
  if (!charge || charge.isLost || charge.refunded >= charge.amount) return null;
  const isNew = charge.disputed === 0;
  const status = isNew ? 'pending' : world.dice.chance(50) ? 'won' : 'lost';
  const amount = isNew ? charge.amount - charge.refunded : charge.disputed;
  const { intentId } = charge;
  const disputes = charge.disputes + (isNew ? 1 : 0);
  const event: PaymentEvent = {
    id: unique('evt'),
    kind: 'dispute',
    intentId,
    disputeId: `dp-${disputes}-${intentId}`,
    amount: minorUnits(amount),
    status,
  };
  const { body, signature } = world.testBed.simulator.deliver(event);
  const after = {
    ...charge,
    disputed: countsAsGone({ status }) ? amount : 0,
    disputes,
    isLost: isLostToBank({ status }),
  };
  const charges = known.money.charges.map((each) => (each === charge ? after : each));
  const deliver = async ({ shop }: Node) => {
    await shop.receiveWebhook(body, signature);
    return null;
  };
  return {
    what: `a dispute over ${amount} is ${status}`,
    isSure: true,
    after: { ...known, money: { ...known.money, charges } },
    run: deliver,
    again: async (node) => {
      await deliver(node);
    },
  };
};
