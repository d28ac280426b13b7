import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { minorUnits } from '@wondercast/core/kernel/money';
import { aRequestedLine } from '../../support/builders.ts';
import { aPlacing } from '../../support/memory-ports.ts';
import { aCheckout, GOOD_CARD } from '../../support/paying.ts';
import type { Known } from './known.ts';
import { charged, NO_MONEY } from './own-money.ts';
import { discountOn, subtotalOf, totalOf } from './own-sums.ts';
import { TIER_NAMES, unitOfToday, type World } from './world.ts';

interface Placed {
  readonly id: number;
  readonly known: Known;
}

/** A booking of one or two lines, with or without a code, paid at once by card or later. */
export const placeOne = async (world: World, differs: (what: string) => void): Promise<Placed> => {
  const { dice, testBed, buyer } = world;
  const { shop } = testBed.start();
  const wanted = (dice.chance(50) ? world.sold.slice(0, 1) : world.sold).map(({ id, addOn }) => ({
    experienceId: id,
    tier: TIER_NAMES[dice.below(TIER_NAMES.length)] ?? 'starter',
    quantity: 1 + dice.below(3),
    addOns: dice.chance(40) ? [addOn.id] : [],
  }));
  const lines = wanted.map(({ experienceId, tier, quantity, addOns }) =>
    aRequestedLine({ experienceId, selectedTier: tier, quantity, addOnIds: addOns }),
  );
  const units = wanted.flatMap(({ experienceId, tier, quantity, addOns }, line) =>
    Array.from({ length: quantity }, (_, unit) =>
      unitOfToday(world, `${line}-${unit}`, experienceId, tier, addOns.length > 0),
    ),
  );
  const code = dice.chance(50) ? world.codes[dice.below(world.codes.length)] : undefined;
  const discount = code ? discountOn({ ...code.terms, amount: 0 }, subtotalOf({ units })) : null;
  const discountCode = discount && code ? code.code : null;
  const booked = { units, discount, fees: [] };
  const shownTotal = minorUnits(totalOf(booked));
  if (dice.chance(50) || shownTotal < 50) {
    const { id } = await shop.placeBooking(aPlacing({ caller: buyer, lines, discountCode, shownTotal }));
    return { id, known: { ...booked, money: NO_MONEY } };
  }
  const opened = await shop.openIntent(aCheckout({ caller: buyer, lines, discountCode }));
  if (opened.amount !== shownTotal) differs(`a cart costs ${opened.amount}, and by the test ${shownTotal}`);
  await testBed.simulator.cards.pay(opened.clientSecret, GOOD_CARD);
  const booking = await shop.finishIntent(opened.id);
  if (!booking || sessionsOf(booking).length !== units.length) throw new Error('What is paid is booked');
  return { id: booking.id, known: { ...booked, money: charged(NO_MONEY, opened.id, opened.amount) } };
};
