import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { isFinished } from '@wondercast/core/calendar/scheduling/session-states';
import { minorUnits } from '@wondercast/core/kernel/money';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import { anAdmin } from '../../support/paying.ts';
import { type Act, pick, type Story } from './act.ts';
import { cancelledAs, type Known } from './known.ts';
import { dueBack, givenBack, lessWaived, paidBeyond, type Standing } from './own-money.ts';
import { bookedWithout, partOf, pricesWithout, totalOf, zoneAt } from './own-sums.ts';

interface Terms {
  readonly by: 'customer' | 'shop';
  /** Instead of the policy's. */
  readonly fee: number | null;
}

const standing = ({ known, booking }: Story): Standing => ({
  isPaid: isPaidFor(booking),
  total: totalOf(known),
});

const cancelled = (story: Story, gone: readonly string[], { by, fee }: Terms) => {
  const { known, booking, now } = story;
  const starts = cancelledAs(booking, now);
  const prices = pricesWithout(known, gone);
  const kept = gone.map((name, at) => {
    const zones = known.units.find((unit) => unit.name === name)?.zones ?? [];
    const back = zoneAt(zones, starts.get(name) ?? null, now)?.refundPercent ?? 100;
    const price = prices[at] ?? 0;
    return by === 'shop' ? 0 : price - partOf(price, back);
  });
  const most = prices.reduce((sum, each) => sum + each, 0);
  const asked = fee ?? kept.reduce((sum, each) => sum + each, 0);
  const booked = bookedWithout(known, gone, asked);
  const refund = dueBack(known.money, totalOf(booked), standing(story));
  const less = totalOf(known) - totalOf(booked);
  const after: Known = { ...booked, money: givenBack(lessWaived(known.money, less), refund) };
  return { fee: asked, refund, most, after };
};

/** Sessions that may still be given up, in the order of the booking's lines. */
export const givable = ({ booking, now }: Story): readonly string[] =>
  sessionsOf(booking)
    .filter(
      (session) => !isFinished(session) && !(session.agreed && session.agreed.startsAt.getTime() <= now),
    )
    .map(({ line, unit }) => `${line}-${unit}`);

/** `12-1-2`: counted from 1. */
export const sessionId = (bookingId: number, name: string): string => {
  const [line = 0, unit = 0] = name.split('-').map(Number);
  return `${bookingId}-${line + 1}-${unit + 1}`;
};

/** The owner cancels the booking, or one session of it. */
export const cancelOwn = async (story: Story, isWhole: boolean): Promise<Act | null> => {
  const { world, id, differs } = story;
  const asking = { caller: world.buyer, token: null };
  const open = givable(story);
  const one = pick(world, open);
  if (one === null) return null;
  const gone = isWhole ? open : [one];
  const figures = cancelled(story, gone, { by: 'customer', fee: null });
  const choices = await world.testBed.start().shop.choicesOfBooking(asking, id);
  const toCancel = { bookingId: id, sessionId: isWhole ? null : sessionId(id, one) };
  const choice = isWhole
    ? choices.booking
    : choices.sessions.find(({ sessionId: each }) => each === toCancel.sessionId)?.cancel;
  const said = [choice?.fee, choice?.refund, choice?.owed];
  const own = [figures.fee, figures.refund, totalOf(figures.after)];
  if (choice?.allowed && said.join() !== own.join())
    differs(`cancelling ${gone.join(' ')} costs ${said}, and by the test ${own}`);
  const shown = { shownFee: minorUnits(figures.fee), shownRefund: minorUnits(figures.refund), reason: null };
  return {
    what: `the owner cancels ${isWhole ? 'all' : one}`,
    after: figures.after,
    run: async ({ shop }) => {
      await shop.cancelOwn(asking, toCancel, shown);
      return null;
    },
  };
};

/** The desk cancels: by the policy, with a fee or a refund of its own, or as the shop. */
export const cancelByDesk = async (story: Story): Promise<Act | null> => {
  const { world, id, known } = story;
  const { dice } = world;
  const open = givable(story);
  const one = pick(world, open);
  if (one === null) return null;
  const isWhole = dice.chance(40);
  const gone = isWhole ? open : [one];
  const by = dice.chance(40) ? 'shop' : 'customer';
  const usual = cancelled(story, gone, { by, fee: null });
  const way = by === 'shop' ? 'usual' : (['usual', 'fee', 'refund'] as const)[dice.below(3)];
  const free = totalOf(usual.after) - usual.fee;
  const beyond = paidBeyond(known.money, free, standing(story));
  const most = dueBack(known.money, free, standing(story));
  const least = Math.min(most, Math.max(0, beyond - usual.most));
  const wanted =
    way === 'fee'
      ? dice.below(usual.most + 1)
      : way === 'refund'
        ? most - dice.below(most - least + 1)
        : null;
  // The least fee with which so much goes back.
  const fee = way === 'refund' && wanted !== null ? (wanted === most ? 0 : beyond - wanted) : wanted;
  const { after } = cancelled(story, gone, { by, fee });
  const given = {
    reason: 'Agreed by phone',
    by,
    fee: way === 'fee' && wanted !== null ? minorUnits(wanted) : null,
    refund: way === 'refund' && wanted !== null ? minorUnits(wanted) : null,
  } as const;
  return {
    what: `the desk cancels ${isWhole ? 'all' : one} (${by}, ${way} ${wanted})`,
    after,
    run: async ({ shop }) => {
      const toCancel = { bookingId: id, sessionId: isWhole ? null : sessionId(id, one) };
      await shop.cancelAny(anAdmin(), toCancel, given);
      return null;
    },
  };
};
