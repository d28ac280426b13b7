import { STALE } from '@wondercast/core/kernel/version';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { anAccount, aRequestedLine, aSlot, day, usd } from '../../support/builders.ts';
import { aPlacing, aUser, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const MARCH_19 = aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' });
const APRIL_2 = aSlot({ date: day('2026-04-02'), time: '9', meridiem: 'AM', zone: 'PDT' });

/** Two sessions of the quiz, the first one dated, and one of jazz. */
const shopWithBooking = async () => {
  const made = await stockedShop();
  const { id: accountId } = await made.ports.unitOfWork(({ accounts }) => accounts.add(anAccount()));
  const owner = aUser(accountId);
  const booking = await made.shop.placeBooking(
    aPlacing({
      caller: owner,
      lines: [
        aRequestedLine({ quantity: 2, slots: [MARCH_19] }),
        aRequestedLine({ experienceId: made.jazz.id }),
      ],
      shownTotal: usd(2970),
    }),
  );
  await made.drain();
  const token = /\?token=(\S+)/.exec(made.ports.mails[0]?.text ?? '')?.[1] ?? '';
  const asking = { caller: owner, token: null };
  return { ...made, owner, asking, booking, token };
};

describe('proposing other dates', () => {
  it('replaces the dates of each line, and raises the version', async () => {
    const { shop, ports, asking, booking } = await shopWithBooking();
    const items = [{ slots: [aSlot(), APRIL_2] }, { slots: [MARCH_19] }];
    const changed = await shop.changeSlots(asking, booking.id, { items });
    expect(changed.lines.map(({ slots }) => slots)).toEqual([[aSlot(), APRIL_2], [MARCH_19]]);
    expect(changed).toMatchObject({ version: 2, total: booking.total, reference: booking.reference });
    expect(await ports.read.bookings.byId(booking.id)).toEqual(changed);
  });

  it('takes away the date of a unit that is left out, and leaves a line without dates as it is', async () => {
    const { shop, asking, booking } = await shopWithBooking();
    const changed = await shop.changeSlots(asking, booking.id, {
      items: [{ slots: [] }, { slots: [APRIL_2] }],
    });
    expect(changed.lines.map(({ slots }) => slots)).toEqual([[aSlot(), aSlot()], [APRIL_2]]);
    const left = await shop.changeSlots(asking, booking.id, { items: [{ slots: [MARCH_19] }, {}] });
    expect(left.lines.map(({ slots }) => slots)).toEqual([[MARCH_19, aSlot()], [APRIL_2]]);
  });

  it('is for the browser that booked and the bearer of the mailed link too', async () => {
    const { shop, booking, token } = await shopWithBooking();
    const items = [{}, { slots: [APRIL_2] }];
    const bearer = { caller: aVisitor(null), token };
    expect(await shop.changeSlots(bearer, booking.id, { items })).toMatchObject({ version: 2 });
    const { id } = await shop.placeBooking(aPlacing({ caller: aVisitor('browser') }));
    const browser = { caller: aVisitor('browser'), token: null };
    const change = { items: [{ slots: [APRIL_2] }] };
    expect(await shop.changeSlots(browser, id, change)).toMatchObject({ version: 2 });
  });

  it('finds no booking for anybody else, and leaves it as it is', async () => {
    const { shop, ports, booking, token } = await shopWithBooking();
    const other = await shop.placeBooking(aPlacing({ caller: aVisitor('other') }));
    const items = [{}, { slots: [APRIL_2] }];
    for (const stranger of [
      { caller: aUser(999), token: null },
      { caller: aVisitor('other'), token: null },
      { caller: aVisitor(null), token: 'guess' },
    ])
      await expect(shop.changeSlots(stranger, booking.id, { items })).rejects.toMatchObject({
        kind: 'not-found',
        message: 'Booking not found',
      });
    await expect(
      shop.changeSlots({ caller: aVisitor(null), token }, other.id, { items: [{}] }),
    ).rejects.toMatchObject({ kind: 'not-found' });
    expect(await ports.read.bookings.byId(booking.id)).toEqual(booking);
  });

  it('asks whoever shows nothing at all to sign in', async () => {
    const { shop, booking } = await shopWithBooking();
    const nobody = { caller: aVisitor(null), token: null };
    await expect(shop.changeSlots(nobody, booking.id, { items: [{}, {}] })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    await expect(shop.bookingCalendar(nobody, booking.id)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is not possible once the booking is confirmed', async () => {
    const { shop, ports, asking, booking } = await shopWithBooking();
    await ports.unitOfWork(({ bookings }) => bookings.setState(booking.id, 'confirmed'));
    await expect(
      shop.changeSlots(asking, booking.id, { items: [{ slots: [APRIL_2] }, {}], version: 1 }),
    ).rejects.toMatchObject({ kind: 'conflict', message: 'Confirmed bookings cannot be changed.' });
    expect((await ports.read.bookings.byId(booking.id))?.lines).toEqual(booking.lines);
  });

  it('refuses an edit of an older version', async () => {
    const { shop, asking, booking } = await shopWithBooking();
    const items = [{ slots: [APRIL_2] }, {}];
    await shop.changeSlots(asking, booking.id, { items, version: 1 });
    await expect(shop.changeSlots(asking, booking.id, { items, version: 1 })).rejects.toMatchObject({
      kind: 'conflict',
      message: STALE,
    });
  });

  it.each([
    [
      [{ slots: [{ ...APRIL_2, date: day('2026-02-27') }] }, {}],
      'Past dates cannot be chosen.',
      'items.0.slots.0.date',
    ],
    [[{}, { slots: [APRIL_2, APRIL_2] }], 'More dates than units', 'items.1.slots'],
    [[{ slots: [] }], 'Send one entry for each line of the booking', 'items'],
    [[{}, {}, {}], 'Send one entry for each line of the booking', 'items'],
  ])('refuses %j', async (items, message, path) => {
    const { shop, ports, asking, booking } = await shopWithBooking();
    await expect(shop.changeSlots(asking, booking.id, { items })).rejects.toMatchObject({
      kind: 'invalid',
      message,
      issues: [{ path, message }],
    });
    expect(await ports.read.bookings.byId(booking.id)).toEqual(booking);
  });

  it('leaves a day that has passed since it was proposed where it is', async () => {
    const { shop, asking, booking, clock } = await shopWithBooking();
    clock.now = new Date('2026-03-25T10:00:00.000Z');
    const items = [{ slots: [MARCH_19, APRIL_2] }, {}];
    expect((await shop.changeSlots(asking, booking.id, { items })).lines[0]?.slots).toEqual([
      MARCH_19,
      APRIL_2,
    ]);
    const moved = [{ slots: [APRIL_2, MARCH_19] }, {}];
    await expect(shop.changeSlots(asking, booking.id, { items: moved })).rejects.toMatchObject({
      issues: [{ path: 'items.0.slots.1.date' }],
    });
  });

  it('takes a day that has not ended somewhere on Earth', async () => {
    const { shop, asking, booking } = await shopWithBooking();
    const items = [{ slots: [aSlot({ date: day('2026-02-28') })] }, {}];
    await expect(shop.changeSlots(asking, booking.id, { items })).resolves.toMatchObject({ version: 2 });
  });
});

describe('the calendar of a booking', () => {
  const eventsIn = (file: string) =>
    new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

  it('has the ids of the mailed invite, and a higher sequence once the dates have changed', async () => {
    const { shop, ports, asking, booking } = await shopWithBooking();
    const [mailed] = eventsIn(String(ports.mails[0]?.attachments[0]?.content));
    const file = await shop.bookingCalendar(asking, booking.id);
    expect(file.filename).toBe(`${booking.reference}.ics`);
    const [event, ...others] = eventsIn(file.content);
    expect(others).toEqual([]);
    expect([event?.uid, event?.sequence]).toEqual([mailed?.uid, 0]);
    await shop.changeSlots(asking, booking.id, { items: [{ slots: [APRIL_2] }, {}] });
    const [moved] = eventsIn((await shop.bookingCalendar(asking, booking.id)).content);
    expect([moved?.uid, moved?.sequence]).toEqual([mailed?.uid, 1]);
    expect(moved?.startDate.toJSDate()).toEqual(new Date('2026-04-02T16:00:00.000Z'));
  });

  it('is for the bearer of the mailed link, and for no stranger', async () => {
    const { shop, booking, token } = await shopWithBooking();
    await expect(shop.bookingCalendar({ caller: aVisitor(null), token }, booking.id)).resolves.toMatchObject({
      filename: `${booking.reference}.ics`,
    });
    await expect(
      shop.bookingCalendar({ caller: aUser(999), token: 'guess' }, booking.id),
    ).rejects.toMatchObject({ kind: 'not-found', message: 'Booking not found' });
  });

  it('is not there while no session has a full date and time', async () => {
    const { shop } = await stockedShop();
    const { id } = await shop.placeBooking(aPlacing());
    await expect(shop.bookingCalendar({ caller: aVisitor(), token: null }, id)).rejects.toMatchObject({
      kind: 'not-found',
      message: 'No session has a full date and time yet.',
    });
  });
});

describe('deleting by the mailed link', () => {
  it('removes the booking for its bearer, and no other booking', async () => {
    const { shop, ports, booking, token } = await shopWithBooking();
    const other = await shop.placeBooking(aPlacing({ caller: aVisitor('other') }));
    await expect(shop.deleteBooking(aVisitor(null), other.id, token)).rejects.toMatchObject({
      kind: 'not-found',
    });
    await shop.deleteBooking(aVisitor(null), booking.id, token);
    expect(await ports.read.bookings.byId(booking.id)).toBeNull();
  });
});
