import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import type { ChangePayment } from '@wondercast/core/bookings/changes/changed';
import type { AmendmentGiven } from '@wondercast/core/bookings/changes/rules';
import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { minorUnits } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import { anAdmin } from '../../support/paying.ts';
import { type Act, pick, type Story, type Waiting } from './act.ts';
import { givable, sessionId } from './cancelling-acts.ts';
import { cancelledAs, type Known, startsOf } from './known.ts';
import { dueBack, givenBack, lessWaived, paidBefore } from './own-money.ts';
import {
  amendmentFee,
  bookedAs,
  type OwnUnit,
  partOf,
  pricesWithout,
  totalOf,
  type UnitChange,
  zoneAt,
} from './own-sums.ts';
import { soldAs, TIER_NAMES, tierFor, unitOfToday } from './world.ts';

/** What a card is charged at least. */
const LEAST = 50;
const HOUR_MS = 3_600_000;

/** A change that costs more waits for its payment once the booking is paid; else it is made at once, and money goes back. */
const settled = ({ known, booking }: Story, changed: Known) => {
  const difference = totalOf(changed) - totalOf(known);
  // What costs nothing is not paid: it is asked for as was chosen when it was booked.
  const isPaid = isPaidFor(booking) && totalOf(known) > 0;
  const { money } = known;
  const amount = isPaid ? paidBefore(money, difference) : 0;
  const back = difference < 0 ? dueBack(money, totalOf(changed), { isPaid, total: totalOf(known) }) : 0;
  const waived = isPaid && difference > 0 ? difference : 0;
  const less = lessWaived(money, -Math.min(0, difference));
  const after = { ...changed, money: { ...givenBack(less, back), waived: less.waived + waived } };
  return { difference, amount, isWaiting: amount > 0, after, back };
};

const waitingFor = (
  { booking, known, differs }: Story,
  changed: Known,
  payment: ChangePayment | null,
): Waiting | null => {
  if (!payment) return null;
  const { money } = known;
  const difference = totalOf(changed) - totalOf(known);
  const amount = paidBefore(money, difference);
  if (payment.amount !== amount) differs(`${payment.amount} is to be paid first, and by the test ${amount}`);
  return {
    intentId: payment.intentId,
    clientSecret: payment.clientSecret,
    version: booking.version,
    expiresAt: payment.expiresAt.getTime(),
    made: changed,
    amount,
    waived: amount > difference ? 0 : money.waived,
  };
};

/** A session at another time, by its owner or by the desk. */
export const move = async (story: Story): Promise<Act | null> => {
  const { world, id, known, booking, now, differs } = story;
  const { dice, testBed } = world;
  const name = pick(world, givable(story));
  if (name === null) return null;
  const [price = 0] = pricesWithout(known, [name]);
  const zones = known.units.find((unit) => unit.name === name)?.zones ?? [];
  const startsAt = startsOf(booking).get(name) ?? null;
  const percent = zoneAt(zones, startsAt, now)?.movePercent ?? null;
  const asking = { caller: world.buyer, token: null };
  const isDesk = dice.chance(30);
  const named = isDesk && dice.chance(40) ? dice.below(2 * LEAST) : null;
  const usual = percent === null ? 0 : partOf(price, percent);
  if (!isDesk) {
    const { sessions } = await testBed.start().shop.choicesOfBooking(asking, id);
    const choice = sessions.find((each) => each.sessionId === sessionId(id, name))?.move;
    if (choice?.allowed && choice.fee !== usual)
      differs(`moving ${name} costs ${choice.fee}, and by the test ${usual}`);
  }
  const changed = { ...bookedAs(known, known.units, named ?? usual), money: known.money };
  const { after, isWaiting } = settled(story, changed);
  // The first time of a session is the shop's to name.
  const when =
    dice.chance(50) && (isDesk || startsAt !== null)
      ? {
          preferences: null,
          startsAt: new Date(now + (1 + dice.below(400)) * HOUR_MS),
          timezone: 'UTC' as const,
        }
      : {
          preferences: [{ date: null, time: 'noon', meridiem: null, zone: null }],
          startsAt: null,
          timezone: null,
        };
  const moved = { bookingId: id, id: sessionId(id, name) };
  const { version } = booking;
  return {
    what: `${isDesk ? 'the desk' : 'the owner'} moves ${name} for ${named ?? usual}`,
    after: isWaiting ? null : after,
    run: async ({ shop }) => {
      const { payment } = isDesk
        ? await shop.moveAnySession(anAdmin(), moved, {
            ...when,
            reason: 'Agreed by phone',
            fee: named === null ? null : minorUnits(named),
            version,
          })
        : await shop.moveSession(asking, moved, { ...when, shownFee: minorUnits(usual), version });
      return waitingFor(story, changed, payment);
    },
  };
};

type Wish = AmendmentGiven['lines'][number];

/** What is asked, and what the test makes of it once the shop has named the units. */
interface Plan {
  readonly what: string;
  readonly wish: Wish;
  units(named: readonly Named[]): readonly UnitChange[];
}

/** A unit that the quote lists. */
interface Named {
  readonly name: string;
  readonly isNew: boolean;
  readonly isOut: boolean;
}

const planOf = (story: Story): Plan | null => {
  const { world, id, known, booking, now } = story;
  const { dice } = world;
  const starts = cancelledAs(booking, now);
  const name = pick(world, givable(story));
  const unit = known.units.find((each) => each.name === name);
  if (!name || !unit) return null;
  const startsAt = starts.get(name) ?? null;
  const only = (after: OwnUnit): readonly UnitChange[] => [{ before: unit, after, startsAt }];
  const { prices, addOn } = soldAs(world, unit.experienceId);
  const line = booking.lines.findIndex(({ sessions }) =>
    sessions.some((each) => `${each.line}-${each.unit}` === name),
  );
  const tierOf = (tier: string) => TIER_NAMES.find((each) => each === tier) ?? 'starter';
  const sold = (tier: (typeof TIER_NAMES)[number]): OwnUnit => ({
    ...unit,
    tier,
    tierPrice: tier === unit.tier ? unit.tierPrice : prices[tier],
  });
  const living = sessionsOf(booking).filter(
    (each) => takesPlace(each) && booking.lines[line]?.sessions.includes(each),
  ).length;
  switch (dice.below(6)) {
    case 0: {
      const headcount = 1 + dice.below(250);
      const wish = { sessionId: sessionId(id, name), headcount };
      return {
        what: `${headcount} people in ${name}`,
        wish,
        units: () => only(sold(tierFor(headcount, tierOf(unit.tier)))),
      };
    }
    case 1: {
      const tier = TIER_NAMES[dice.below(TIER_NAMES.length)] ?? 'starter';
      const wish = { sessionId: sessionId(id, name), selectedTier: tier, headcount: 1 + dice.below(50) };
      return { what: `${tier} for ${name}`, wish, units: () => only(sold(tier)) };
    }
    case 2: {
      const addOns = unit.addOns.length > 0 ? [] : [addOn];
      const wish = { sessionId: sessionId(id, name), addOnIds: addOns.map((each) => each.id) };
      return { what: `${addOns.length} add-ons for ${name}`, wish, units: () => only({ ...unit, addOns }) };
    }
    case 3: {
      const quantity = dice.below(living);
      const wish = { line: line + 1, quantity };
      return {
        what: `${quantity} units of line ${line + 1}`,
        wish,
        units: (named) =>
          named
            .filter(({ isOut }) => isOut)
            .map((out) => ({
              before: known.units.find((each) => each.name === out.name) ?? null,
              after: null,
              startsAt: starts.get(out.name) ?? null,
            })),
      };
    }
    case 4: {
      const quantity = living + 1 + dice.below(2);
      const wish = { line: line + 1, quantity };
      const sample = known.units.find((each) =>
        booking.lines[line]?.sessions.some((session) => `${session.line}-${session.unit}` === each.name),
      );
      return {
        what: `${quantity} units of line ${line + 1}`,
        wish,
        units: (named) =>
          named
            .filter(({ isNew }) => isNew)
            .map((added) => ({
              before: null,
              after: unitOfToday(
                world,
                added.name,
                unit.experienceId,
                tierOf(sample?.tier ?? ''),
                (sample?.addOns.length ?? 0) > 0,
              ),
              startsAt: null,
            })),
      };
    }
    default: {
      const [first] = world.sold;
      const experienceId = (dice.chance(50) ? first?.id : unit.experienceId) ?? unit.experienceId;
      const tier = TIER_NAMES[dice.below(TIER_NAMES.length)] ?? 'starter';
      const hasAddOn = dice.chance(30);
      const addOnIds = hasAddOn ? [soldAs(world, experienceId).addOn.id] : [];
      return {
        what: `a new line in ${tier}`,
        wish: { experienceId, selectedTier: tier, addOnIds, quantity: 1 },
        units: (named) =>
          named
            .filter(({ isNew }) => isNew)
            .map((added) => ({
              before: null,
              after: unitOfToday(world, added.name, experienceId, tier, hasAddOn),
              startsAt: null,
            })),
      };
    }
  }
};

/** What is booked changes: people, tier, add-ons, units, a new line; sometimes the customer with it. */
export const amend = async (story: Story): Promise<Act | null> => {
  const { world, id, known, booking, now, differs } = story;
  const { dice, testBed, buyer } = world;
  const plan = planOf(story);
  if (!plan) return null;
  const asking = { caller: buyer, token: null };
  const customer = dice.chance(20) ? { purchaseOrder: `PO-${dice.below(1_000)}` } : null;
  const asked = { lines: [plan.wish], customer };
  const isDesk = dice.chance(25);
  const fee = isDesk && dice.chance(50) ? minorUnits(dice.below(LEAST)) : null;
  const { shop } = testBed.start();
  const quote = await (isDesk
    ? shop.quoteAnyAmendment(anAdmin(), id, { ...asked, fee })
    : shop.quoteAmendment(asking, id, asked)
  ).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  // What may not be done is asked for all the same, and changes nothing.
  const changes = quote
    ? plan.units([
        ...quote.amendment.units.flatMap(({ session, after }) =>
          session ? [{ name: `${session.line}-${session.unit}`, isNew: false, isOut: after === null }] : [],
        ),
        ...sessionsOf(quote.amendment.booking)
          .map(({ line, unit }) => `${line}-${unit}`)
          .filter((name) => !known.units.some((unit) => unit.name === name))
          .map((name) => ({ name, isNew: true, isOut: false })),
      ])
    : [];
  const changed = changedBy(story, changes, fee);
  const { difference, isWaiting, after, back } = settled(story, changed);
  if (quote && (quote.amendment.difference !== difference || quote.refund !== back))
    differs(
      `${plan.what} makes ${quote.amendment.difference} and ${quote.refund} back, and by the test ${difference} and ${back}`,
    );
  const given = {
    ...asked,
    shownDifference: minorUnits(quote?.amendment.difference ?? 0),
    version: booking.version,
  };
  return {
    what: `${isDesk ? 'the desk' : 'the owner'} wants ${plan.what}`,
    after: quote && !isWaiting ? after : null,
    run: async (node) => {
      const { payment } = isDesk
        ? await node.shop.amendAnyBooking(anAdmin(), id, { ...given, fee, reason: 'Agreed by phone' })
        : await node.shop.amendBooking(asking, id, given);
      return waitingFor(story, changed, payment);
    },
  };

  function changedBy({ known: before }: Story, made: readonly UnitChange[], named: number | null): Known {
    const units = [
      ...before.units.map((unit) => {
        const change = made.find((each) => each.before?.name === unit.name);
        return change ? (change.after ?? { ...unit, isGone: true }) : unit;
      }),
      ...made.flatMap((each) => (each.before === null && each.after ? [each.after] : [])),
    ];
    const kept = named ?? amendmentFee(before, made, now);
    return { ...bookedAs(before, units, kept), money: before.money };
  }
};
