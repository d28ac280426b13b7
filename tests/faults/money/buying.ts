import type { RequestedLine } from '@wondercast/core/buying/cart/requested-line';
import type { OpenedPayment } from '@wondercast/core/money/payment/use-cases/open-intent';
import { aRequestedLine } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { aCheckout, GOOD_CARD } from '../../support/paying.ts';
import type { Node, TestBed } from './test-bed.ts';

/** What one browser buys. */
export interface Buying {
  readonly visitor: string;
  readonly quantity: number;
  readonly discountCode: string | null;
}

const linesOf = ({ quantity }: Buying): readonly RequestedLine[] => [aRequestedLine({ quantity })];

export const openFor = (node: Node, buying: Buying, intentId: string | null = null): Promise<OpenedPayment> =>
  node.shop.openIntent(
    aCheckout({
      caller: aVisitor(buying.visitor),
      lines: linesOf(buying),
      discountCode: buying.discountCode,
      intentId,
    }),
  );

/** Pays at the provider, and answers the news of it, which nobody has told the shop. */
export const payAtProvider = async ({ simulator }: TestBed, { clientSecret }: OpenedPayment) => {
  const { delivery } = await simulator.cards.pay(clientSecret, GOOD_CARD);
  if (!delivery) throw new Error('There is no news of the payment');
  return delivery;
};

/** As the browser does once it has paid. */
export const placeFor = (node: Node, buying: Buying, { id, amount }: OpenedPayment) =>
  node.shop.placeBooking(
    aPlacing({
      caller: aVisitor(buying.visitor),
      lines: linesOf(buying),
      discountCode: buying.discountCode,
      shownTotal: amount,
      paymentIntentId: id,
      claimedPaid: true,
    }),
  );
