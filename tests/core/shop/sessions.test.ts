import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, aSlot, aWebhook, day, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const when = aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' });
const vague = aSlot({ date: day('2026-03-20'), time: 'after lunch' });
const later = aSlot({ date: day('2026-03-22'), time: '11:00', meridiem: 'AM', zone: 'America/New_York' });
const asking = { caller: aVisitor(), token: null };
const admin = anAdmin();
const NOON = { startsAt: new Date('2026-03-26T16:00:00.000Z'), zone: 'America/New_York' } as const;
const EVENING = { startsAt: new Date('2026-04-01T21:00:00.000Z'), zone: 'UTC' } as const;

/** A booking of two quizzes: one with a full time, one with a vague one. */
const booked = async () => {
  const made = await stockedShop();
  const lines = [aRequestedLine({ quantity: 2, slots: [when, vague] })];
  const booking = await made.shop.placeBooking(aPlacing({ lines, shownTotal: usd(1980) }));
  await made.drain();
  const [first, second] = [`${booking.id}-1-1`, `${booking.id}-1-2`];
  const now = async () => {
    const found = await made.ports.read.bookings.byId(booking.id);
    if (!found) throw new Error('The booking is gone');
    return found;
  };
  const sessionsNow = async () => (await now()).lines.flatMap(({ sessions }) => sessions);
  const suggest = (change: object = {}) =>
    made.shop.suggestTimes(admin, first, { times: [NOON, EVENING], ...change });
  const tokenOf = async () => {
    await made.drain();
    const mail = made.ports.mails.findLast(({ messageId }) => messageId.startsWith('session-suggested'));
    return /\/sessions\/([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const mails = (stem: string) =>
    made.ports.mails.filter(({ messageId }) => messageId.startsWith(`${stem}-`)).length;
  return { ...made, booking, first, second, now, sessionsNow, suggest, tokenOf, mails };
};

describe('the confirm switch', () => {
  it('agrees the first time that names an instant, leaves the others open, and says so in the audit log', async () => {
    const { shop, ports, booking, first, now, sessionsNow } = await booked();
    await shop.setConfirmed(admin, booking.id, { confirmed: true });
    expect((await sessionsNow()).map(({ state }) => state)).toEqual(['agreed', 'preferred']);
    expect(await now()).toMatchObject({ state: 'confirmed', version: 2 });
    expect((await now()).lines[0]?.slots).toEqual([when, vague]);
    expect((await ports.read.audit.of('session', first)).map(({ action }) => action)).toEqual([
      'session.agreed',
    ]);
  });

  it('opens agreed sessions again when it is taken back, and mails the customer', async () => {
    const { shop, booking, sessionsNow, drain, mails, now } = await booked();
    await shop.setConfirmed(admin, booking.id, { confirmed: true });
    await shop.setConfirmed(admin, booking.id, { confirmed: false });
    await drain();
    expect(await sessionsNow()).toMatchObject([
      { state: 'preferred', agreed: null, preferences: [when] },
      { state: 'preferred' },
    ]);
    expect(await now()).toMatchObject({ state: 'unconfirmed' });
    expect(mails('confirmation-withdrawn')).toBe(1);
  });

  it('follows by itself once every session is agreed, with one mail for the booking', async () => {
    const { shop, first, second, now, drain, mails } = await booked();
    await shop.agreeSession(admin, first, { preference: 0 });
    expect(await now()).toMatchObject({ state: 'unconfirmed' });
    await shop.agreeSession(admin, second, NOON);
    await drain();
    expect(await now()).toMatchObject({ state: 'confirmed' });
    expect([mails('session-agreed'), mails('booking-confirmed')]).toEqual([1, 1]);
  });

  it('no longer holds once a session is open again, where the sessions alone had set it', async () => {
    const { shop, ports, booking, first, second, now, drain, mails } = await booked();
    const hook = await ports.unitOfWork(({ webhookEndpoints }) => webhookEndpoints.add(aWebhook()));
    const told = async () => {
      const query = { endpointId: hook.id, state: null };
      const { deliveries } = await ports.read.webhookDeliveries.page(query, { limit: 50, before: null });
      return deliveries.map(({ event }) => event).filter((event) => event.startsWith('booking.'));
    };
    await shop.agreeSession(admin, first, { preference: 0 });
    await shop.agreeSession(admin, second, NOON);
    expect(await now()).toMatchObject({ state: 'confirmed' });
    const noon = (await now()).lines[0]?.slots[1] ?? vague;
    await drain();
    const before = ports.mails.length;
    await shop.scheduleBooking(admin, booking.id, { items: [{ slots: [vague, noon] }] });
    await drain();
    expect(await now()).toMatchObject({ state: 'unconfirmed' });
    // The mail with the new dates says that they are tentative; no other says the same.
    expect(ports.mails.slice(before).map(({ messageId }) => messageId.split('-').slice(0, 2))).toEqual([
      ['dates', 'changed'],
    ]);
    expect(ports.mails[before]?.text).toContain('They are tentative and subject to confirmation.');
    await shop.agreeSession(admin, first, EVENING);
    await drain();
    expect(await now()).toMatchObject({ state: 'confirmed' });
    expect(mails('booking-confirmed')).toBe(2);
    expect((await told()).toSorted()).toEqual([
      'booking.confirmed',
      'booking.confirmed',
      'booking.rescheduled',
      'booking.unconfirmed',
    ]);
    const audited = (await ports.read.audit.of('booking', String(booking.id))).filter(
      ({ action }) => action === 'booking.confirmation-set',
    );
    expect(audited.map(({ details }) => details.after)).toEqual([
      { confirmed: true },
      { confirmed: false },
      { confirmed: true },
    ]);
  });

  it('still holds when a session is open again, where an administrator has set it', async () => {
    const { shop, booking, second, now, sessionsNow } = await booked();
    await shop.setConfirmed(admin, booking.id, { confirmed: true });
    await shop.agreeSession(admin, second, NOON);
    const noon = (await now()).lines[0]?.slots[1] ?? vague;
    await shop.scheduleBooking(admin, booking.id, { items: [{ slots: [vague, noon] }] });
    expect((await sessionsNow()).map(({ state }) => state)).toEqual(['preferred', 'agreed']);
    expect(await now()).toMatchObject({ state: 'confirmed' });
  });

  it('holds as an administrator’s after it was taken back from the sessions and set again', async () => {
    const { shop, booking, first, second, now } = await booked();
    await shop.agreeSession(admin, first, { preference: 0 });
    await shop.agreeSession(admin, second, NOON);
    await shop.setConfirmed(admin, booking.id, { confirmed: false });
    await shop.setConfirmed(admin, booking.id, { confirmed: true });
    await shop.scheduleBooking(admin, booking.id, { items: [{ slots: [vague, vague] }] });
    expect(await now()).toMatchObject({ state: 'confirmed' });
  });

  it('waits for a session that is added to it', async () => {
    const { shop, booking, first, second, now } = await booked();
    await shop.agreeSession(admin, first, { preference: 0 });
    await shop.agreeSession(admin, second, NOON);
    const { version } = await now();
    const change = { lines: [{ line: 1, quantity: 3 }], shownDifference: usd(990), version };
    await shop.amendBooking(asking, booking.id, change);
    expect(await now()).toMatchObject({ state: 'unconfirmed' });
    await shop.agreeSession(admin, `${booking.id}-1-3`, EVENING);
    expect(await now()).toMatchObject({ state: 'confirmed' });
  });

  it('keeps delivery and sessions at one', async () => {
    const { shop, booking, first, second, now, sessionsNow } = await booked();
    await shop.agreeSession(admin, first, { preference: 0 });
    await shop.setDeliveryStatus(admin, booking.id, { deliveryStatus: 'delivered' });
    expect((await sessionsNow()).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    await shop.setSessionDelivered(admin, first, { delivered: false });
    expect(await now()).toMatchObject({ deliveryStatus: 'pending' });
    await shop.setSessionDelivered(admin, second, { delivered: false });
    expect((await sessionsNow()).map(({ state }) => state)).toEqual(['agreed', 'preferred']);
  });
});

describe('the desk', () => {
  it('moves an agreed session, and the same time once more changes nothing', async () => {
    const { shop, first, sessionsNow, drain, mails } = await booked();
    await shop.agreeSession(admin, first, { preference: 0 });
    const moved = await shop.agreeSession(admin, first, { ...NOON, minutes: 90 });
    expect(moved.session).toMatchObject({ state: 'agreed', agreed: { ...NOON, minutes: 90 }, version: 3 });
    await shop.agreeSession(admin, first, NOON);
    await drain();
    expect((await sessionsNow())[0]?.version).toBe(3);
    expect([mails('session-agreed'), mails('session-moved')]).toEqual([1, 1]);
  });

  it.each([
    ['a time in the past', { ...NOON, startsAt: new Date('2026-02-28T10:00:00.000Z') }],
    ['a time beyond three years', { ...NOON, startsAt: new Date('2029-03-02T10:00:00.000Z') }],
    ['a preference that is not there', { preference: 2 }],
  ])('does not agree on %s', async (_, asked) => {
    const { shop, first, sessionsNow } = await booked();
    await expect(shop.agreeSession(admin, first, asked)).rejects.toMatchObject({ kind: 'invalid' });
    expect((await sessionsNow())[0]).toMatchObject({ state: 'preferred', version: 1 });
  });

  it('does not agree on a preference without a full time', async () => {
    const { shop, second } = await booked();
    await expect(shop.agreeSession(admin, second, { preference: 0 })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'This preferred time has no full date, time and zone.',
    });
  });

  it.each([
    ['too soon', '2026-03-01T10:59:00.000Z'],
    ['too late', '2026-04-01T10:00:00.000Z'],
  ])('may not let a suggestion expire %s', async (_, expiresAt) => {
    const { suggest } = await booked();
    await expect(suggest({ expiresAt: new Date(expiresAt) })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('describes a session whatever its state, and is refused an old version', async () => {
    const { shop, first } = await booked();
    const change = { joinUrl: 'https://meet.example/a', notes: 'Bring the trophy', headcount: 12 };
    const { session } = await shop.changeSession(admin, first, { ...change, version: 1 });
    expect(session).toMatchObject({ joinUrl: change.joinUrl, hostNotes: change.notes, headcount: 12 });
    await expect(shop.changeSession(admin, first, { place: 'Room 3', version: 1 })).rejects.toMatchObject({
      kind: 'conflict',
    });
    const { history } = await shop.sessionForDesk(admin, first);
    expect(JSON.stringify(history)).not.toContain('trophy');
  });

  it('finds no session under an id that is none', async () => {
    const { shop, booking } = await booked();
    for (const id of ['x', '1-0-1', `${booking.id}-9-1`, `${booking.id}-1-3`, '999-1-1'])
      await expect(shop.sessionForDesk(admin, id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is nobody else', async () => {
    const { shop, first } = await booked();
    await expect(shop.agreeSession(aVisitor(), first, { preference: 0 })).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});

describe('a suggestion', () => {
  it('is accepted from the mail, once and for all', async () => {
    const { shop, suggest, tokenOf, sessionsNow } = await booked();
    await suggest();
    const token = await tokenOf();
    expect(await shop.suggestionPage(token)).toMatchObject({ state: 'open' });
    expect((await sessionsNow())[0]).toMatchObject({ state: 'suggested', version: 2 });
    expect(await shop.answerSuggestion(token, 1)).toMatchObject({ state: 'agreed' });
    expect(await shop.answerSuggestion(token, 1)).toMatchObject({ session: { agreed: EVENING, version: 3 } });
    await expect(shop.answerSuggestion(token, 0)).rejects.toMatchObject({
      kind: 'conflict',
      details: { state: 'agreed', startsAt: EVENING.startsAt.toISOString() },
    });
  });

  it('expires also before its job has run, and its link lets the customer propose anew', async () => {
    const { shop, booking, suggest, tokenOf, clock, drain, mails, sessionsNow } = await booked();
    await suggest({ expiresAt: new Date('2026-03-02T10:00:00.000Z') });
    const token = await tokenOf();
    clock.now = new Date('2026-03-02T10:00:00.000Z');
    expect(await shop.suggestionPage(token)).toMatchObject({ state: 'expired' });
    await expect(shop.answerSuggestion(token, 0)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This suggestion has expired.',
    });
    await shop.expireSuggestion({ bookingId: booking.id, line: 0, unit: 0, round: 1 });
    await drain();
    expect((await sessionsNow())[0]).toMatchObject({ state: 'preferred' });
    expect(mails('suggestion-expired')).toBe(1);
    expect(await shop.suggestionPage(token)).toMatchObject({ state: 'expired' });
    expect(await shop.declineSuggestion(token, { preferences: [later] })).toMatchObject({ state: 'ended' });
    expect((await sessionsNow())[0]).toMatchObject({ preferences: [later] });
  });

  it.each([
    [
      'withdrawn',
      ({ shop, first }: Awaited<ReturnType<typeof booked>>) => shop.withdrawSuggestions(admin, first),
    ],
    ['replaced', ({ suggest }: Awaited<ReturnType<typeof booked>>) => suggest({ times: [EVENING] })],
  ])('that was %s accepts nothing by its link', async (_, end) => {
    const made = await booked();
    await made.suggest();
    const token = await made.tokenOf();
    await end(made);
    expect(await made.shop.suggestionPage(token)).toMatchObject({ state: 'ended' });
    await expect(made.shop.answerSuggestion(token, 0)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('takes no time that has passed meanwhile, and the others still', async () => {
    const { shop, suggest, tokenOf, clock } = await booked();
    await suggest({ expiresAt: new Date('2026-03-30T10:00:00.000Z') });
    const token = await tokenOf();
    clock.now = NOON.startsAt;
    await expect(shop.answerSuggestion(token, 0)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This time has passed. Please choose another.',
    });
    expect(await shop.answerSuggestion(token, 1)).toMatchObject({ state: 'agreed' });
  });

  it('is not found by a guessed token, and has no time beyond its last', async () => {
    const { shop, suggest, tokenOf } = await booked();
    await suggest();
    const token = await tokenOf();
    await expect(shop.suggestionPage(`${token}x`)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(shop.answerSuggestion(token, 2)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('the customer', () => {
  it('prefers other times until one is agreed; a suggestion ends, and the desk is told', async () => {
    const { shop, booking, first, suggest, tokenOf, drain, mails } = await booked();
    await suggest();
    const token = await tokenOf();
    const own = { bookingId: booking.id, id: first };
    const after = await shop.setPreferences(asking, own, {
      preferences: [later, when],
      guestNotes: 'No stairs',
    });
    expect(after.lines[0]?.sessions[0]).toMatchObject({
      state: 'preferred',
      preferences: [later, when],
      guestNotes: 'No stairs',
    });
    await drain();
    expect(mails('preferences-changed')).toBe(1);
    expect(await shop.suggestionPage(token)).toMatchObject({ state: 'ended' });
    await shop.agreeSession(admin, first, { preference: 1 });
    await expect(shop.setPreferences(asking, own, { preferences: [later] })).rejects.toMatchObject({
      kind: 'conflict',
      details: { state: 'agreed' },
    });
  });

  it('may not prefer a past day, nor plan a booking of others', async () => {
    const { shop, booking, first } = await booked();
    const own = { bookingId: booking.id, id: first };
    const past = aSlot({ date: day('2026-02-01') });
    await expect(shop.setPreferences(asking, own, { preferences: [past] })).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'preferences.0.date' }],
    });
    const stranger = { caller: aVisitor('visitor-2'), token: null };
    await expect(shop.setPreferences(stranger, own, { preferences: [later] })).rejects.toMatchObject({
      kind: 'not-found',
    });
    const other = { bookingId: booking.id + 1, id: first };
    await expect(shop.setPreferences(asking, other, { preferences: [] })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('a session that has ended', () => {
  it('is delivered a day later by itself, and the booking with it', async () => {
    const { shop, first, second, clock, now } = await booked();
    await shop.agreeSession(admin, first, NOON);
    await shop.agreeSession(admin, second, NOON);
    clock.now = new Date('2026-03-27T16:59:00.000Z');
    expect(await shop.deliverEndedSessions()).toBe(0);
    clock.now = new Date('2026-03-27T17:00:00.000Z');
    expect(await shop.deliverEndedSessions()).toBe(2);
    expect(await shop.deliverEndedSessions()).toBe(0);
    expect(await now()).toMatchObject({ deliveryStatus: 'delivered', state: 'confirmed' });
    expect((await now()).lines[0]?.sessions.every(takesPlace)).toBe(true);
  });

  it('is not while money of its booking is on its way back, and holds up nobody else', async () => {
    const { shop, ports, booking, first, second, clock, now } = await booked();
    const lines = [aRequestedLine({ slots: [when] })];
    const other = await shop.placeBooking(aPlacing({ lines, shownTotal: usd(990) }));
    for (const id of [first, second, `${other.id}-1-1`]) await shop.agreeSession(admin, id, NOON);
    const change = await ports.unitOfWork(({ bookingChanges }) =>
      bookingChanges.add({
        bookingId: booking.id,
        kind: 'cancellation',
        state: 'asked',
        baseVersion: 3,
        frozen: {
          kind: 'cancellation',
          isWhole: true,
          sessions: [{ line: 0, unit: 0, fee: usd(0) }],
          by: 'customer',
          reason: null,
          fee: usd(0),
          refund: usd(990),
        },
        intentId: null,
        actor: { accountId: null, name: 'visitor' },
        key: null,
        createdAt: clock.now,
        expiresAt: null,
      }),
    );
    clock.now = new Date('2026-03-27T17:00:00.000Z');
    expect(await shop.deliverEndedSessions()).toBe(1);
    expect(await ports.read.bookings.byId(other.id)).toMatchObject({ deliveryStatus: 'delivered' });
    expect(await now()).toMatchObject({ deliveryStatus: 'pending' });
    await ports.unitOfWork(({ bookingChanges }) => bookingChanges.setState(change.id, 'done'));
    expect(await shop.deliverEndedSessions()).toBe(2);
  });

  it('is not, when the desk says that it was not', async () => {
    const { shop, first, clock, sessionsNow } = await booked();
    await shop.agreeSession(admin, first, NOON);
    clock.now = new Date('2026-03-27T10:00:00.000Z');
    await shop.setSessionDelivered(admin, first, { delivered: false });
    clock.now = new Date('2026-03-30T10:00:00.000Z');
    expect(await shop.deliverEndedSessions()).toBe(0);
    expect((await sessionsNow())[0]).toMatchObject({ state: 'agreed' });
  });
});
