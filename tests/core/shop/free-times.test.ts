import type { Leaders } from '@wondercast/core/bookings/booking/leaders';
import type { RequestedLine } from '@wondercast/core/buying/cart/requested-line';
import { holdAsker } from '@wondercast/core/buying/free-times/steps/own-hold';
import type { Caller } from '@wondercast/core/people/caller';
import { bookedMinutes } from '@wondercast/core/shop/catalogue/may-offer-times';
import { describe, expect, it } from 'vitest';
import {
  aCustomer,
  aHost,
  anAccount,
  anExperience,
  aRequestedLine,
  day,
  usd,
} from '../../support/builders.ts';
import { anAdmin, aPlacing, aVisitor, memoryShop } from '../../support/memory-ports.ts';
import { GOOD_CARD } from '../../support/paying.ts';

const START = new Date('2026-03-18T13:00:00.000Z');
const ZONE = 'Europe/Berlin' as const;

const aSecretKey: Caller = {
  kind: 'partner',
  partnerId: 1,
  partnerName: 'Offsite',
  commission: 10,
  keyId: 1,
  keyKind: 'secret',
  scopes: ['bookings:write'],
  visitorKey: null,
};

/** A shop by the clocks of UTC with one experience that is booked at once, and hosts who work on any day at any time. */
const timedShop = async (hosts = 1, change: Parameters<typeof anExperience>[0] = {}) => {
  const made = memoryShop();
  const { ports, clock } = made;
  const experience = await ports.unitOfWork(async ({ catalogue, hosts: all, settings }) => {
    await settings.put(
      'booking-rules',
      { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] },
      clock.now,
    );
    const added = await catalogue.addExperience(
      anExperience({ bookingMode: 'instant', duration: '60 min', ...change }),
    );
    for (let at = 0; at < hosts; at++)
      await all.add(aHost({ name: `Host ${at + 1}`, experienceIds: [added.id], takesInstant: true }));
    return added;
  });
  const line = (
    starts: readonly (Date | null)[] = [START],
    rest: Partial<RequestedLine> = {},
  ): RequestedLine =>
    aRequestedLine({
      experienceId: experience.id,
      quantity: starts.length,
      chosen: starts.map((startsAt) => startsAt && { startsAt, zone: ZONE }),
      ...rest,
    });
  const place = (visitor: string, starts?: readonly (Date | null)[], rest: object = {}) =>
    made.shop.placeBooking(
      aPlacing({
        caller: aVisitor(visitor),
        lines: [line(starts)],
        shownTotal: usd(990 * (starts?.length ?? 1)),
        ...rest,
      }),
    );
  const free = async (holdId: string | null = null, units = 1) => {
    const answer = await made.shop.freeTimesOf({
      experience,
      shopRules: { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] },
      from: day('2026-03-18'),
      to: day('2026-03-18'),
      zone: ZONE,
      language: null,
      units,
      holdId,
    });
    return answer.days.flatMap(({ starts }) => starts);
  };
  return { ...made, experience, line, place, free };
};

describe('a free time', () => {
  it('is booked with its host at once: agreed, confirmed and told in one mail with the host and an invite', async () => {
    const { place, ports, drain, experience } = await timedShop();
    const booking = await place('one');
    expect(booking).toMatchObject({ state: 'confirmed', confirmedBySessions: true });
    const minutes = bookedMinutes(experience);
    expect(booking.lines[0]?.sessions[0]).toMatchObject({
      state: 'agreed',
      agreed: { startsAt: START, zone: ZONE, minutes },
    });
    await drain();
    const own = ports.mails.filter(({ to }) => to.address.includes('mara'));
    expect(own.map(({ subject }) => subject)).toEqual([
      `Your booking ${booking.reference} is confirmed`,
      expect.stringContaining('Invoice'),
    ]);
    expect(own[0]?.text).toContain('Your host: Host 1');
    expect(own[0]?.text).toContain('March 18, 2026, 2:00 PM');
    const [assignment] = await ports.read.assignments.ofBookings([booking.id]);
    expect(assignment).toMatchObject({ state: 'accepted', instant: true, startsAt: START });
  });

  it('has who leads it in the very answer, and in the one that a repeated request gets', async () => {
    const { place, shop } = await timedShop();
    const key = { scope: 'POST /api/bookings', key: 'k', fingerprint: 'f' };
    const answerTo = (_: unknown, leaders: Leaders) => ({ status: 201, body: [...leaders] });
    const booking = await place('one', [START], { once: { key, answerTo } });
    const led = [[`${booking.id}-1-1`, [{ name: 'Host 1', pictureUrl: null }]]];
    expect([...(await shop.leadersOf([booking]))]).toEqual(led);
    const repeated = await place('one', [START], { once: { key, answerTo } }).catch(
      (error: unknown) => error,
    );
    expect(repeated).toMatchObject({ answer: { status: 201, body: led } });
  });

  it('is refused to whoever comes later, with the nearest other times', async () => {
    const { place } = await timedShop();
    await place('one');
    const refused = await place('two').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      kind: 'conflict',
      message: 'That time has just been taken.',
      issues: [{ path: 'items.0.startsAt.0', message: 'That time has just been taken.' }],
      details: {
        taken: [
          {
            path: 'items.0.startsAt.0',
            startsAt: START.toISOString(),
            // An hour, with breaks of fifteen minutes on both sides of both.
            alternatives: [
              '2026-03-18T10:30:00.000Z',
              '2026-03-18T11:00:00.000Z',
              '2026-03-18T11:30:00.000Z',
              '2026-03-18T14:30:00.000Z',
              '2026-03-18T15:00:00.000Z',
              '2026-03-18T15:30:00.000Z',
            ],
          },
        ],
      },
    });
  });

  it('must be chosen where nothing else is taken, and be one that is offered', async () => {
    const { place } = await timedShop();
    await expect(place('one', [null])).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Choose a time.',
      issues: [{ path: 'items.0.startsAt.0' }],
    });
    await expect(place('one', [new Date('2026-03-18T13:10:00.000Z')])).rejects.toMatchObject({
      kind: 'invalid',
      message: 'This is not one of the times that are offered.',
    });
    // Within a day's notice, and beyond ninety days.
    for (const start of ['2026-03-02T09:30:00.000Z', '2026-08-18T13:00:00.000Z'])
      await expect(place('one', [new Date(start)])).rejects.toMatchObject({ kind: 'conflict' });
    await expect(place('one', [new Date('2026-03-02T10:00:00.000Z')])).resolves.toMatchObject({
      state: 'confirmed',
    });
  });

  it('is not taken of an experience that is booked by request', async () => {
    const { place } = await timedShop(1, { bookingMode: 'request' });
    await expect(place('one')).rejects.toMatchObject({
      kind: 'invalid',
      message: 'This experience is booked by request: wish for times instead.',
    });
  });

  it('is had by several units together, each with a host of its own, or by none', async () => {
    const { place, ports, free } = await timedShop(2);
    expect(
      (await free(null, 2)).find(({ startsAt }) => startsAt.getTime() === START.getTime()),
    ).toMatchObject({ left: 2 });
    await expect(place('one', [START, START, START])).rejects.toMatchObject({ kind: 'conflict' });
    const booking = await place('one', [START, START]);
    const led = await ports.read.assignments.ofBookings([booking.id]);
    expect(new Set(led.map(({ hostId }) => hostId)).size).toBe(2);
    expect((await free()).some(({ startsAt }) => startsAt.getTime() === START.getTime())).toBe(false);
  });

  it('comes back with a cancelled session', async () => {
    const { place, free, shop } = await timedShop();
    const { id } = await place('one');
    const isFree = async () => (await free()).some(({ startsAt }) => startsAt.getTime() === START.getTime());
    expect(await isFree()).toBe(false);
    const asking = { caller: aVisitor('one'), token: null };
    const shown = { shownFee: usd(0), shownRefund: usd(0), reason: '' };
    await shop.cancelOwn(asking, { bookingId: id, sessionId: null }, shown);
    expect(await isFree()).toBe(true);
  });
});

describe('a session at a free time', () => {
  const other = new Date('2026-03-18T13:30:00.000Z');
  const moved = async (hosts: number) => {
    const made = await timedShop(hosts);
    const booking = await made.place('one');
    const move = (startsAt: Date | null, version = booking.version) =>
      made.shop.moveSession(
        { caller: aVisitor('one'), token: null },
        { bookingId: booking.id, id: `${booking.id}-1-1` },
        {
          startsAt,
          timezone: startsAt && ZONE,
          preferences: startsAt ? null : [{ date: null, time: '2 PM', meridiem: null, zone: null }],
          shownFee: usd(0),
          version,
        },
      );
    const led = async () =>
      (await made.ports.read.assignments.ofBookings([booking.id])).filter(
        ({ state }) => state === 'accepted',
      );
    return { ...made, booking, move, led };
  };

  it('moves by half an hour, with its own host and without being in its own way', async () => {
    const { move, led, free } = await moved(1);
    const [before] = await led();
    const { booking: after } = await move(other);
    expect(after.lines[0]?.sessions[0]).toMatchObject({ state: 'agreed', agreed: { startsAt: other } });
    expect(await led()).toMatchObject([{ hostId: before?.hostId, startsAt: other }]);
    const starts = (await free()).map(({ startsAt }) => startsAt.toISOString());
    expect(starts).toContain('2026-03-18T12:00:00.000Z');
    expect(starts).not.toContain('2026-03-18T12:30:00.000Z');
  });

  it('is shown where it may move to without being in its own way, to whoever may move it', async () => {
    const { shop, booking, experience, free } = await moved(1);
    const days = { from: day('2026-03-18'), to: day('2026-03-18'), zone: ZONE };
    const shopRules = { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] } as const;
    const shown = async (visitor: string, sessionId = `${booking.id}-1-1`) => {
      const asking = { caller: aVisitor(visitor), token: null };
      const asked = { ...days, shopRules, sold: () => experience };
      const answer = await shop.freeTimesToMove(asking, { bookingId: booking.id, id: sessionId }, asked);
      return answer.days.flatMap(({ starts }) => starts.map(({ startsAt }) => startsAt.getTime()));
    };
    const others = (await free()).map(({ startsAt }) => startsAt.getTime());
    const own = await shown('one');
    expect(own).toEqual(expect.arrayContaining([START.getTime(), other.getTime()]));
    for (const each of [START, other]) expect(others).not.toContain(each.getTime());
    for (const [visitor, session] of [
      ['two', `${booking.id}-1-1`],
      ['one', `${booking.id}-1-2`],
      ['one', 'none'],
    ] as const)
      await expect(shown(visitor, session)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is taken over by another host where its own cannot, and both are told', async () => {
    const { move, led, ports, clock, drain } = await moved(2);
    const [before] = await led();
    await ports.unitOfWork(({ hosts }) =>
      hosts.addAbsence(before?.hostId ?? 0, {
        startsAt: new Date('2026-03-18T14:15:00.000Z'),
        endsAt: new Date('2026-03-18T18:00:00.000Z'),
        reason: null,
        byHost: false,
      }),
    );
    await move(other);
    const [after] = await led();
    expect(after?.hostId).not.toBe(before?.hostId);
    await drain();
    expect(clock.now).toBeInstanceOf(Date);
    const told = ports.mails.filter(({ messageId }) => messageId.startsWith('host-'));
    expect(told.map(({ messageId }) => messageId.split('-').slice(0, 2).join('-')).toSorted()).toEqual([
      'host-asked',
      'host-withdrawn',
    ]);
  });

  it('keeps its time where the other one has just been taken', async () => {
    const { move, place, led } = await moved(1);
    const late = new Date('2026-03-18T17:00:00.000Z');
    await place('two', [late]);
    await expect(move(late)).rejects.toMatchObject({
      kind: 'conflict',
      details: { taken: [{ path: 'startsAt' }] },
    });
    expect(await led()).toMatchObject([{ startsAt: START }]);
  });

  it.each([
    ['instant', false],
    ['both', true],
  ] as const)(
    'takes wishes again after it was freed only where they are taken: %s',
    async (mode, isTaken) => {
      const { shop, place } = await timedShop(1, { bookingMode: mode });
      const { id } = await place('one');
      await shop.freeUnpaidTimes(anAdmin(), id, {});
      const asking = { caller: aVisitor('one'), token: null };
      const wish = { date: day('2026-03-19'), time: '2:00', meridiem: 'PM', zone: 'EST' } as const;
      const wished = () =>
        shop.setPreferences(asking, { bookingId: id, id: `${id}-1-1` }, { preferences: [wish] });
      const dated = () => shop.changeSlots(asking, id, { items: [{ slots: [{ ...wish, time: '3:00' }] }] });
      if (isTaken) {
        await wished();
        await dated();
        return;
      }
      await expect(wished()).rejects.toMatchObject({
        kind: 'invalid',
        issues: [{ path: 'preferences', message: 'Choose a time.' }],
      });
      await expect(dated()).rejects.toMatchObject({
        issues: [{ path: 'items.0.slots.0', message: 'Choose a time.' }],
      });
    },
  );

  it('is moved to free times only', async () => {
    const { move } = await moved(1);
    await expect(move(null)).rejects.toMatchObject({ kind: 'invalid', message: 'Choose a time.' });
    await expect(move(new Date('2026-03-18T13:10:00.000Z'))).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('a held time', () => {
  const held = async (hosts = 1) => {
    const made = await timedShop(hosts);
    const hold = (visitor: string, starts?: readonly Date[]) =>
      made.shop.holdTimes({ caller: aVisitor(visitor), lines: [made.line(starts)], addressHash: null });
    return { ...made, hold };
  };

  it('is nobody else’s for ten minutes, and free to its holder', async () => {
    const { hold, place, free, clock } = await held();
    const { id, until } = await hold('one');
    // What is stored ends five seconds after what is told.
    expect(until.getTime() - clock.now.getTime()).toBe(10 * 60_000 + 5_000);
    const isFree = async (holdId: string | null) =>
      (await free(holdId)).some(({ startsAt }) => startsAt.getTime() === START.getTime());
    expect(await isFree(null)).toBe(false);
    expect(await isFree(id)).toBe(true);
    await expect(place('two')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(place('one')).resolves.toMatchObject({ state: 'confirmed' });
  });

  it('is free again a millisecond after its end', async () => {
    const { hold, place, clock } = await held();
    const { until } = await hold('one');
    clock.now = new Date(until.getTime() - 1);
    await expect(place('two')).rejects.toMatchObject({ kind: 'conflict' });
    clock.now = until;
    await expect(place('two')).resolves.toMatchObject({ state: 'confirmed' });
  });

  it('is lengthened when it is asked for again, to half an hour at most', async () => {
    const { hold, clock } = await held();
    const first = await hold('one');
    const begun = clock.now.getTime();
    for (const minutes of [9, 18, 27]) {
      clock.now = new Date(begun + minutes * 60_000);
      const again = await hold('one');
      expect(again.id).toBe(first.id);
      expect(again.until.getTime() - begun).toBe(Math.min(minutes + 10, 30) * 60_000 + 5_000);
    }
  });

  it('stays when the times in its place cannot be had', async () => {
    const { hold, place, free } = await held();
    const other = new Date('2026-03-18T17:00:00.000Z');
    await place('two', [other]);
    const { id } = await hold('one');
    await expect(hold('one', [other])).rejects.toMatchObject({ kind: 'conflict' });
    expect((await free(id)).some(({ startsAt }) => startsAt.getTime() === START.getTime())).toBe(true);
    await expect(hold('two')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is booked also when the rules have changed since, and passes to another host when its own is away', async () => {
    const { hold, place, ports, clock, experience } = await held(2);
    await hold('one');
    const [first] = await ports.read.assignments.reservedBetween(
      new Date(0),
      new Date('2030-01-01'),
      clock.now,
    );
    await ports.unitOfWork(async ({ catalogue, holds }) => {
      await catalogue.changeExperience(experience.id, { leastNoticeHours: 8_000 }, clock.now);
      await holds.endOfHost(first?.hostId ?? 0, new Date(0), new Date('2030-01-01'));
    });
    const booking = await place('one');
    expect(booking).toMatchObject({ state: 'confirmed' });
  });

  it('is not in its holder’s own way when another time is booked', async () => {
    const { hold, place, free } = await held();
    await hold('one');
    const half = new Date(START.getTime() + 30 * 60_000);
    expect(await place('one', [half])).toMatchObject({ state: 'confirmed' });
    // What was held and not booked is free again.
    expect((await free()).map(({ startsAt }) => startsAt.toISOString())).toContain(
      '2026-03-18T12:00:00.000Z',
    );
  });

  it('is free again once its holder has booked without a free time', async () => {
    const { hold, place, ports } = await held();
    const wished = await ports.unitOfWork(({ catalogue }) =>
      catalogue.addExperience(anExperience({ slug: 'wished', title: 'Wished', bookingMode: 'request' })),
    );
    await hold('one');
    const lines = [aRequestedLine({ experienceId: wished.id, quantity: 1 })];
    await place('two', undefined, { lines });
    await expect(place('two')).rejects.toMatchObject({ kind: 'conflict' });
    await place('one', undefined, { lines });
    await expect(place('two')).resolves.toMatchObject({ state: 'confirmed' });
  });

  it('is not shown to others, who cannot end it either', async () => {
    const { hold, shop } = await held();
    const { id } = await hold('one');
    expect(await shop.ownHold(aVisitor('one'), id)).toMatchObject({ id });
    await expect(shop.ownHold(aVisitor('two'), id)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(shop.endHold(aVisitor('two'), id)).rejects.toMatchObject({ kind: 'not-found' });
    await shop.endHold(aVisitor('one'), id);
    await expect(shop.ownHold(aVisitor('one'), id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is limited to twenty units of one place', async () => {
    const { shop, line, clock } = await held(3);
    const starts = (hour: number) =>
      Array.from({ length: 10 }, (_, day) => new Date(Date.UTC(2026, 2, 10 + day, hour)));
    const hold = (visitor: string, hour: number) =>
      shop.holdTimes({ caller: aVisitor(visitor), lines: [line(starts(hour))], addressHash: 'somewhere' });
    await hold('one', 9);
    await hold('two', 13);
    await expect(hold('three', 17)).rejects.toMatchObject({ kind: 'too-many' });
    // One's own is not counted twice.
    await expect(hold('one', 17)).resolves.toMatchObject({ holder: 'visitor:one' });
    clock.now = new Date(clock.now.getTime() + 3_700_000);
    await expect(hold('three', 9)).resolves.toMatchObject({ holder: 'visitor:three' });
  });
});

describe('a paid time', () => {
  const MINUTE_MS = 60_000;
  const paying = async (hosts = 1) => {
    const made = await timedShop(hosts);
    const { shop, line, ports } = made;
    const open = () =>
      shop.openIntent({
        caller: aVisitor('one'),
        lines: [line()],
        customer: aPlacing().customer,
        discountCode: null,
        shownTotal: usd(990),
        intentId: null,
      });
    const pay = async (clientSecret: string) => {
      const { delivery } = await ports.simulator.cards.pay(clientSecret, GOOD_CARD);
      return delivery;
    };
    const pass = (minutes: number) => {
      made.clock.now = new Date(made.clock.now.getTime() + minutes * MINUTE_MS);
    };
    return { ...made, open, pay, pass };
  };

  it('is held from the opening of its payment, for half an hour', async () => {
    const { open, place, pass } = await paying();
    await open();
    await expect(place('two')).rejects.toMatchObject({ kind: 'conflict' });
    pass(29);
    await expect(place('two')).rejects.toMatchObject({ kind: 'conflict' });
    pass(2);
    await expect(place('two')).resolves.toMatchObject({ state: 'confirmed' });
  });

  it('counts with what is held from the same place', async () => {
    const { shop, line } = await timedShop(3);
    const starts = (hour: number) =>
      Array.from({ length: 10 }, (_, each) => new Date(Date.UTC(2026, 2, 10 + each, hour)));
    const open = (visitor: string, hour: number) =>
      shop.openIntent({
        caller: aVisitor(visitor),
        lines: [line(starts(hour))],
        customer: aPlacing().customer,
        discountCode: null,
        shownTotal: null,
        intentId: null,
        addressHash: 'somewhere',
      });
    await open('one', 9);
    await open('two', 13);
    await expect(open('three', 17)).rejects.toMatchObject({ kind: 'too-many' });
  });

  it('holds what a move that is paid first needs beyond its own reservation, until it is paid or lapses', async () => {
    const { open, pay, pass, place, drain, ports, shop } = await paying();
    const hear = async (clientSecret: string) => {
      const delivery = await pay(clientSecret);
      if (delivery) await shop.receiveWebhook(delivery.body, delivery.signature);
      await drain();
    };
    await hear((await open()).clientSecret);
    const [booked] = await ports.read.bookings.ofVisitor('one');
    const { id, version } = booked ?? { id: 0, version: 0 };
    const start = (hours: number) => new Date(START.getTime() + hours * 60 * MINUTE_MS);
    pass((START.getTime() - ports.now().getTime()) / MINUTE_MS - 100 * 60);
    const move = (given: number, hours: number) =>
      shop.moveSession(
        { caller: aVisitor('one'), token: null },
        { bookingId: id, id: `${id}-1-1` },
        { startsAt: start(hours), timezone: ZONE, preferences: null, shownFee: usd(99), version: given },
      );
    const { payment } = await move(version, 0.5);
    // Half an hour later reaches into what could be had beside the time of before.
    await expect(place('two', [start(1.5)])).rejects.toMatchObject({ kind: 'conflict' });
    await expect(place('two', [start(-1.5)])).resolves.toMatchObject({ state: 'confirmed' });
    await hear(payment?.clientSecret ?? '');
    const [moved] = await ports.read.bookings.ofVisitor('one');
    expect(moved?.lines[0]?.sessions[0]?.agreed?.startsAt).toEqual(start(0.5));
    await expect(place('two', [start(2)])).resolves.toMatchObject({ state: 'confirmed' });
  });

  it.each([
    ['is booked also when the money is heard of after its hold', false, 'agreed'],
    [
      'is a wish where somebody else has it by then: nobody is booked twice, and nobody loses money',
      true,
      'preferred',
    ],
  ] as const)('%s', async (_, isTaken, state) => {
    const { open, pay, pass, place, drain, ports, shop } = await paying();
    const { clientSecret } = await open();
    pass(29);
    const delivery = await pay(clientSecret);
    pass(3);
    if (isTaken) await place('two');
    if (delivery) await shop.receiveWebhook(delivery.body, delivery.signature);
    await drain();
    const booked = await ports.read.bookings.ofVisitor('one');
    expect(booked).toMatchObject([{ paymentStatus: 'paid', lines: [{ sessions: [{ state }] }] }]);
    const reserved = await ports.read.assignments.reservedBetween(new Date(0), new Date('2030-01-01'), START);
    expect(reserved).toHaveLength(1);
  });
});

describe('many at once', () => {
  it('have a time as often as there are hosts', async () => {
    const { place, ports } = await timedShop(3);
    const placed = await Promise.allSettled(
      Array.from({ length: 20 }, (_, each) => place(`visitor ${each}`)),
    );
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const reserved = await ports.read.assignments.reservedBetween(new Date(0), new Date('2030-01-01'), START);
    expect(new Set(reserved.map(({ hostId }) => hostId)).size).toBe(3);
  });
});

describe('times that are taken without paying', () => {
  it('are five at most for one visitor or address, until one is paid for', async () => {
    const { place } = await timedShop(3);
    const start = (day: number) => new Date(Date.UTC(2026, 2, day, 13));
    await place('one', [10, 11, 12].map(start));
    await place('one', [13, 17].map(start));
    await expect(place('one', [start(18)])).rejects.toMatchObject({ kind: 'too-many' });
    // The same address from another browser.
    await expect(place('two', [start(18)])).rejects.toMatchObject({ kind: 'too-many' });
    const customer = aCustomer({ email: 'else@example.com' });
    await expect(place('three', [start(18)], { customer })).resolves.toMatchObject({ state: 'confirmed' });
  });
});

describe('a shop that wants a free time paid when it is taken', () => {
  const strict = async () => {
    const made = await timedShop(3, { bookingMode: 'both' });
    await made.shop.setTimes(anAdmin(), 0, { paidFirst: true, partnerUnits: 200 });
    return made;
  };

  it('refuses to book it for later at each unit, and takes wishes, payments and the desk', async () => {
    const { place, shop, line, ports, drain } = await strict();
    const later = new Date(Date.UTC(2026, 2, 19, 13));
    await expect(place('one', [START, later])).rejects.toMatchObject({
      kind: 'invalid',
      message: 'A chosen time is booked with its payment. Please pay by card.',
      issues: [{ path: 'items.0.startsAt.0' }, { path: 'items.0.startsAt.1' }],
    });
    await expect(place('one', [null])).resolves.toMatchObject({ paymentStatus: 'pending' });
    const desk = await ports.unitOfWork(({ accounts }) => accounts.add(anAccount({ role: 'admin' })));
    await expect(place('one', [START], { caller: anAdmin(desk.id) })).resolves.toMatchObject({
      state: 'confirmed',
    });
    await expect(place('one', [START], { caller: aSecretKey })).resolves.toMatchObject({
      state: 'confirmed',
    });
    const customer = aPlacing().customer;
    const asked = {
      lines: [line([START])],
      customer,
      discountCode: null,
      shownTotal: usd(990),
      intentId: null,
    };
    const { clientSecret } = await shop.openIntent({ caller: aVisitor('two'), ...asked });
    const { delivery } = await ports.simulator.cards.pay(clientSecret, GOOD_CARD);
    if (delivery) await shop.receiveWebhook(delivery.body, delivery.signature);
    await drain();
    expect(await ports.read.bookings.ofVisitor('two')).toMatchObject([
      { paymentStatus: 'paid', lines: [{ sessions: [{ state: 'agreed' }] }] },
    ]);
  });

  it('gives a wished session no free time before its booking is paid', async () => {
    const { place, shop } = await strict();
    const { id, version } = await place('one', [null]);
    const move = (version: number) =>
      shop.moveSession(
        { caller: aVisitor('one'), token: null },
        { bookingId: id, id: `${id}-1-1` },
        { startsAt: START, timezone: ZONE, preferences: null, shownFee: usd(0), version },
      );
    await expect(move(version)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Times are taken once a booking is paid. Please pay for it, then choose a time.',
    });
    const { booking: paid } = await shop.setPaymentStatus(anAdmin(), id, { paymentStatus: 'paid' });
    await expect(move(paid.version)).resolves.toMatchObject({
      booking: { lines: [{ sessions: [{ state: 'agreed', agreed: { startsAt: START } }] }] },
    });
  });

  it('lets the server of a partner hold as many units as it says', async () => {
    const { shop, line } = await timedShop(3);
    await shop.setTimes(anAdmin(), 0, { paidFirst: false, partnerUnits: 2 });
    const hold = (hour: number) =>
      shop.holdTimes({
        caller: aSecretKey,
        lines: [line([new Date(Date.UTC(2026, 2, 18, hour))])],
        addressHash: null,
      });
    await hold(9);
    await hold(12);
    await expect(hold(15)).rejects.toMatchObject({ kind: 'too-many' });
  });
});

describe('a mailed link of suggested times', () => {
  const other = new Date('2026-03-18T17:00:00.000Z');
  /** A session whose time was freed, to which the desk suggests the only host's START, and holds it. */
  const suggested = async (mode: 'both' | 'instant' = 'both') => {
    const made = await timedShop(1, { bookingMode: mode });
    const { shop, place, drain, ports } = made;
    const { id } = await place('one');
    await shop.freeUnpaidTimes(anAdmin(), id, {});
    await shop.suggestTimes(anAdmin(), `${id}-1-1`, {
      times: [{ startsAt: START, zone: ZONE }],
      note: null,
      holdHosts: true,
    });
    await drain();
    const linkIn = () =>
      ports.mails.flatMap(({ text }) => /\/sessions\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
    return { ...made, id, link: linkIn(), linkIn };
  };
  const sessionOf = async ({ ports, id }: Awaited<ReturnType<typeof suggested>>) =>
    (await ports.read.bookings.byId(id))?.lines[0]?.sessions[0];

  it.each(['both', 'instant'] as const)('takes a free time instead, at no fee: %s', async (mode) => {
    const made = await suggested(mode);
    const { shop, link, experience, ports, id } = made;
    const shopRules = { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] } as const;
    const days = { from: day('2026-03-18'), to: day('2026-03-18'), zone: ZONE, shopRules } as const;
    const { days: shown } = await shop.freeTimesOfLink(link, { ...days, sold: () => experience });
    // What is held for its own suggestion is in nobody's way.
    const starts = shown.flatMap((each) => each.starts.map(({ startsAt }) => startsAt.getTime()));
    expect(starts).toEqual(expect.arrayContaining([START.getTime(), other.getTime()]));
    await shop.takeTimeOfLink(link, { startsAt: other, timezone: ZONE });
    expect(await sessionOf(made)).toMatchObject({ state: 'agreed', agreed: { startsAt: other } });
    expect((await ports.read.bookings.byId(id))?.fees).toEqual([]);
    const reserving = (await ports.read.assignments.ofBookings([id])).filter(
      ({ state }) => state === 'accepted' || state === 'held',
    );
    expect(reserving).toMatchObject([{ startsAt: other, state: 'accepted' }]);
    await expect(shop.takeTimeOfLink(link, { startsAt: START, timezone: ZONE })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'A time is agreed for this session already.',
    });
  });

  it('takes none that somebody else has, that is not offered, or of an older mail', async () => {
    const made = await suggested();
    const { shop, link, place, linkIn, id, drain } = made;
    await place('two', [other]);
    const take = (token: string, startsAt: Date) => shop.takeTimeOfLink(token, { startsAt, timezone: ZONE });
    await expect(take(link, other)).rejects.toMatchObject({ details: { taken: [{ path: 'startsAt' }] } });
    await expect(take(link, new Date('2026-03-18T17:10:00.000Z'))).rejects.toMatchObject({ kind: 'invalid' });
    await expect(take('unknown', other)).rejects.toMatchObject({ kind: 'not-found' });
    const times = [{ startsAt: new Date('2026-03-20T13:00:00.000Z'), zone: ZONE }];
    await shop.suggestTimes(anAdmin(), `${id}-1-1`, { times, note: null, holdHosts: true });
    await drain();
    expect(linkIn()).not.toBe(link);
    await expect(take(link, START)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await sessionOf(made)).toMatchObject({ agreed: null });
  });
});

describe('the first free day', () => {
  it.each([
    [80, ['2026-05-20']],
    [91, []],
  ] as const)(
    'is looked for to the end of what can be booked: of hosts who are away for %i days',
    async (days, found) => {
      const { shop, experience, ports, clock } = await timedShop(2);
      for (const hostId of [1, 2])
        await ports.unitOfWork(({ hosts }) =>
          hosts.addAbsence(hostId, {
            startsAt: clock.now,
            endsAt: new Date(Date.parse('2026-03-01T00:00:00Z') + days * 86_400_000),
            reason: null,
            byHost: false,
          }),
        );
      const shopRules = { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] } as const;
      const asked = { from: day('2026-03-02'), to: day('2026-03-02'), zone: ZONE } as const;
      const answer = await shop.firstDaysOf([experience], shopRules, asked);
      expect(answer.days.get(experience.id)).toEqual(found);
    },
  );
});

describe('a quote', () => {
  it('says at which unit a time is gone, with the nearest others, and refuses nothing', async () => {
    const { shop, place, line } = await timedShop();
    const later = new Date('2026-03-18T17:00:00.000Z');
    const quote = () =>
      shop.quoteCart({ lines: [line([later]), line([START])], discountCode: null }, 'visitor:two');
    expect(await quote()).toMatchObject({ lines: [{ problem: null }, { problem: null }], taken: [] });
    await place('one');
    expect(await quote()).toMatchObject({
      lines: [{ problem: null }, { problem: { message: 'That time has just been taken.' } }],
      total: usd(1980),
      taken: [{ path: 'items.1.startsAt.0', startsAt: START.toISOString() }],
    });
    const { taken } = await quote();
    expect(taken[0]?.alternatives[0]).toBe('2026-03-18T10:30:00.000Z');
    // No host, however free, is at two of them.
    const twice = await shop.quoteCart({ lines: [line([later, later])], discountCode: null });
    expect(twice.taken.map(({ path }) => path)).toEqual(['items.0.startsAt.0', 'items.0.startsAt.1']);
    const past = new Date('2026-03-01T09:00:00.000Z');
    const [gone] = (await shop.quoteCart({ lines: [line([past])], discountCode: null })).taken;
    expect(gone?.startsAt).toBe(past.toISOString());
  });

  it('counts what is held for the asker as theirs, and what is held for others as gone', async () => {
    const { shop, line } = await timedShop();
    await shop.holdTimes({ caller: aVisitor('one'), lines: [line()], addressHash: null });
    const takenFor = async (holder: string, starts = [START]) =>
      (await shop.quoteCart({ lines: [line(starts)], discountCode: null }, holder)).taken.length;
    expect([await takenFor('visitor:one'), await takenFor('visitor:two')]).toEqual([0, 1]);
    // What is held for another time of one's own is not in one's way.
    expect(await takenFor('visitor:one', [new Date('2026-03-18T13:30:00.000Z')])).toBe(0);
  });

  it('judges all its times together, as a booking does', async () => {
    const { shop, line } = await timedShop();
    const half = new Date(START.getTime() + 30 * 60_000);
    // Each could be had alone; one host cannot lead both.
    const quote = await shop.quoteCart({ lines: [line([START, half])], discountCode: null });
    expect(quote.taken.map(({ path }) => path)).toEqual(['items.0.startsAt.1']);
    expect(quote.lines[0]?.problem?.message).toBe('That time has just been taken.');
    // What is offered instead fits beside the unit that stays.
    for (const alternative of quote.taken[0]?.alternatives ?? []) {
      const instead = line([START, new Date(alternative)]);
      expect((await shop.quoteCart({ lines: [instead], discountCode: null })).taken).toEqual([]);
    }
    expect(quote.taken[0]?.alternatives).toHaveLength(6);
  });

  it('counts what the server of a partner holds as its own, named or not', async () => {
    const { shop, line } = await timedShop();
    const { id } = await shop.holdTimes({ caller: aSecretKey, lines: [line()], addressHash: null });
    const takenFor = async (caller: Caller, holdId: string | null) =>
      (
        await shop.quoteCart({
          lines: [line()],
          discountCode: null,
          asker: holdAsker(caller, holdId),
        })
      ).taken.length;
    expect(await takenFor(aSecretKey, id)).toBe(0);
    expect(await takenFor(aSecretKey, null)).toBe(0);
    expect(await takenFor({ ...aSecretKey, partnerId: 2 }, id)).toBe(1);
    expect(await takenFor({ ...aSecretKey, keyKind: 'publishable' }, null)).toBe(1);
    expect(await takenFor(aVisitor('one'), id)).toBe(1);
  });

  it('is one for each visitor of a partner’s page: the next takes the place of the one that it names', async () => {
    const { shop, line, ports, clock } = await timedShop();
    const aPage: Caller = { ...aSecretKey, keyKind: 'publishable', scopes: [] };
    const hold = (starts: readonly Date[], holdId: string | null = null) =>
      shop.holdTimes({ caller: aPage, lines: [line(starts)], addressHash: null, holdId });
    const later = new Date(START.getTime() + 3_600_000 * 3);
    const first = await hold([START]);
    await expect(hold([START])).rejects.toMatchObject({ kind: 'conflict' });
    const moved = await hold([later], first.id);
    expect(moved.id).toBe(first.id);
    // What it held before is free again; asked again it is lengthened.
    const other = await hold([START]);
    clock.now = new Date(clock.now.getTime() + 300_000);
    expect((await hold([later], moved.id)).until.getTime()).toBe(moved.until.getTime() + 300_000);
    // What cannot be had leaves it as it is.
    await expect(hold([START], moved.id)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await ports.read.holds.byId(moved.id, clock.now)).toMatchObject({ units: [{ startsAt: later }] });
    // A visitor with a session is nobody else by knowing an id.
    await shop.endHold(aPage, other.id);
    const own = await shop.holdTimes({ caller: aVisitor('one'), lines: [line([START])], addressHash: null });
    await expect(hold([START], own.id)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is kept to by a booking of the same server that names no hold', async () => {
    const { shop, line, place, ports, clock } = await timedShop(2);
    const { id } = await shop.holdTimes({ caller: aSecretKey, lines: [line()], addressHash: null });
    const book = () => place('', [START], { caller: aSecretKey });
    // It may be held for somebody else: while another host is free it stays.
    await book();
    expect(await ports.read.holds.byId(id, clock.now)).not.toBeNull();
    await book();
    expect(await ports.read.holds.byId(id, clock.now)).toBeNull();
    await expect(book()).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('says nothing of times of an experience that is booked by request', async () => {
    const { shop, line } = await timedShop(1, { bookingMode: 'request' });
    expect(await shop.quoteCart({ lines: [line()], discountCode: null })).toMatchObject({ taken: [] });
  });
});

describe('a time that is taken and not paid', () => {
  it('is freed by the desk: it becomes a wish, host and customer are told, and others may have it', async () => {
    const { place, shop, ports, drain, free } = await timedShop();
    const { id } = await place('one');
    await drain();
    const [unpaid] = await shop.unpaidTimes(anAdmin());
    expect(unpaid).toMatchObject({
      booking: { id },
      taken: [{ agreed: { startsAt: START }, hostName: 'Host 1' }],
    });
    const before = ports.mails.length;
    const { booking } = await shop.freeUnpaidTimes(anAdmin(), id, { version: unpaid?.booking.version });
    expect(booking).toMatchObject({ state: 'unconfirmed', paymentStatus: 'pending' });
    expect(booking.lines[0]?.sessions[0]).toMatchObject({
      state: 'preferred',
      agreed: null,
      preferences: [{ date: '2026-03-18', time: '2:00', meridiem: 'PM', zone: ZONE }],
    });
    await drain();
    expect(
      ports.mails.slice(before).map(({ messageId }) => messageId.split('-').slice(0, 2).join('-')),
    ).toEqual(expect.arrayContaining(['host-withdrawn', 'times-freed']));
    expect((await free()).map(({ startsAt }) => startsAt)).toContainEqual(START);
    expect(await shop.unpaidTimes(anAdmin())).toEqual([]);
    expect(await ports.read.audit.of('booking', String(id))).toContainEqual(
      expect.objectContaining({
        action: 'booking.times-freed',
        details: { reference: booking.reference, times: [START.toISOString()] },
      }),
    );
    // A second press has nothing to free.
    await expect(shop.freeUnpaidTimes(anAdmin(), id, {})).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is not listed once it is paid, and nothing of it is freed', async () => {
    const { place, shop } = await timedShop();
    const { id } = await place('one');
    await shop.setPaymentStatus(anAdmin(), id, { paymentStatus: 'paid' });
    expect(await shop.unpaidTimes(anAdmin())).toEqual([]);
    await expect(shop.freeUnpaidTimes(anAdmin(), id, {})).rejects.toMatchObject({
      message: 'This booking has no free time to give back, or nothing of it is to be paid.',
    });
  });
});

describe('a language', () => {
  it('is that of the host, and binds the session from then on', async () => {
    const { ports, line, shop, experience, place } = await timedShop(1);
    const german = await ports.unitOfWork(({ hosts }) =>
      hosts.add(
        aHost({ name: 'Greta', languages: ['de'], experienceIds: [experience.id], takesInstant: true }),
      ),
    );
    const booking = await place('one', [START], { lines: [line([START], { language: 'de-AT' })] });
    expect(booking.lines[0]?.sessions[0]).toMatchObject({ language: 'de-AT' });
    expect(await ports.read.assignments.ofBookings([booking.id])).toMatchObject([{ hostId: german.id }]);
    const { candidates } = await shop.sessionCandidates(anAdmin(), {
      sessionId: `${booking.id}-1-1`,
      startsAt: null,
      language: null,
    });
    expect(candidates.filter(({ free }) => free).map(({ host }) => host.name)).toEqual(['Greta']);
  });
});
