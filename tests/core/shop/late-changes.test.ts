import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { amendmentRule } from '@wondercast/core/bookings/changes/rules';
import { accept } from '@wondercast/core/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, payingShop } from '../../support/paying.ts';

const asking = { caller: aVisitor(), token: null };
const wishes = [{ date: null, time: 'noon', meridiem: null, zone: null }];
const HOUR_MS = 3_600_000;
const LATE = 100;

/** A booking of $990 whose session is agreed so many hours ahead: between 168 and 72, half comes back and moving costs a tenth. */
const agreedIn = async (hours = LATE) => {
  const made = await payingShop();
  const { shop, clock, ports } = made;
  const { id } = await shop.placeBooking(aPlacing());
  const inHours = (count: number) => new Date(clock.now.getTime() + count * HOUR_MS);
  const now = async (): Promise<Booking> => {
    const booking = await ports.read.bookings.byId(id);
    if (!booking) throw new Error('It is gone');
    return booking;
  };
  const agree = (startsAt: Date, unit = 1) =>
    shop.agreeSession(anAdmin(), `${id}-1-${unit}`, { startsAt, zone: 'UTC' });
  await agree(inHours(hours));
  const cancelling = async (at = 0) => {
    const { sessions } = await shop.choicesOfBooking(asking, id);
    return sessions[at]?.cancel.fee;
  };
  const move = async (shownFee: number) =>
    shop.moveSession(
      asking,
      { bookingId: id, id: `${id}-1-1` },
      { preferences: wishes, shownFee: usd(shownFee), version: (await now()).version },
    );
  const amend = async (...lines: readonly object[]) => {
    const { version } = await now();
    const asked = { lines, shownDifference: 0, version };
    return shop.amendBooking(asking, id, accept(amendmentRule, asked));
  };
  return { ...made, id, inHours, now, agree, cancelling, move, amend };
};

describe('a late session', () => {
  it('that is moved to mere wishes costs as much to cancel as before, and says so beforehand', async () => {
    const { shop, id, cancelling, move } = await agreedIn();
    expect(await cancelling()).toBe(usd(495));
    const { sessions } = await shop.choicesOfBooking(asking, id);
    expect(sessions[0]?.move.note).toBe('If it is cancelled later, 50% comes back, as now.');
    await move(99);
    expect(await cancelling()).toBe(usd(495));
  });

  it('that is moved costs what its new time says once that is nearer, and not less because it is far', async () => {
    const { shop, clock, id, inHours, agree, cancelling, move } = await agreedIn();
    await move(99);
    await agree(inHours(500));
    expect(await cancelling()).toBe(usd(495));
    const { sessions } = await shop.choicesOfBooking(asking, id);
    expect(sessions[0]?.cancel.until).toEqual(inHours(500 - 72));
    clock.now = inHours(450);
    expect(await cancelling()).toBe(usd(990));
  });

  it('that the shop moves, or its customer in good time, costs nothing more', async () => {
    const late = await agreedIn();
    const moved = { bookingId: late.id, id: `${late.id}-1-1` };
    const { version } = await late.now();
    await late.shop.moveAnySession(anAdmin(), moved, { preferences: wishes, reason: 'Host is ill', version });
    expect(await late.cancelling()).toBe(0);
    const early = await agreedIn(200);
    await early.move(0);
    expect(await early.cancelling()).toBe(0);
  });

  it('that is swapped for a new one hands down what cancelling it costs, and the booking is not deleted for nothing', async () => {
    const { shop, id, cancelling, amend, now } = await agreedIn();
    await amend({ line: 1, quantity: 0 }, { experienceId: 1 });
    expect((await now()).total).toBe(usd(990));
    expect(await cancelling(1)).toBe(usd(495));
    await expect(shop.deleteBooking(asking.caller, id)).rejects.toMatchObject({
      kind: 'conflict',
      message:
        'A session of this booking had an agreed time. Please cancel the booking instead of deleting it.',
    });
  });

  it('that is swapped in the quote is named there', async () => {
    const { shop, id } = await agreedIn();
    const asked = { lines: [{ line: 1, quantity: 0 }, { experienceId: 1 }], shownDifference: 0, version: 1 };
    const { amendment } = await shop.quoteAmendment(asking, id, accept(amendmentRule, asked));
    expect(amendment.notes).toEqual([
      'A session that takes the place of one with an agreed time keeps what cancelling that one costs now, until its own time is nearer.',
    ]);
  });
});
