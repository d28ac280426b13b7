import { linkMailedAt, reminderInstants } from '@wondercast/core/calendar/scheduling/reminder-instants';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, stockedShop } from '../../support/memory-ports.ts';

const NEW_YORK = { startsAt: new Date('2026-03-20T19:00:00.000Z'), zone: 'America/New_York' } as const;
const LINK = 'https://meet.example/jazz';

describe('a join link', () => {
  it('goes with the first reminder, at eight by the session’s clocks, also over their change', () => {
    const instants = reminderInstants(NEW_YORK, [2, 14]).map((each) => each.toISOString());
    expect(instants).toEqual(['2026-03-06T13:00:00.000Z', '2026-03-18T12:00:00.000Z']);
    const at = (now: string) => linkMailedAt(NEW_YORK, [7, 2], new Date(now))?.toISOString() ?? null;
    expect(at('2026-03-01T10:00:00.000Z')).toBe('2026-03-13T12:00:00.000Z');
    expect(at('2026-03-13T12:00:00.000Z')).toBe('2026-03-13T12:00:00.000Z');
    expect(at('2026-03-15T10:00:00.000Z')).toBe('2026-03-15T10:00:00.000Z');
    expect(at('2026-03-20T19:00:00.000Z')).toBeNull();
    expect(linkMailedAt(NEW_YORK, [], new Date('2026-03-01T10:00:00.000Z'))).toEqual(
      new Date('2026-03-01T10:00:00.000Z'),
    );
  });

  const agreed = async () => {
    const made = await stockedShop();
    const { shop, clock, drain, quiz, ports } = made;
    const lines = [aRequestedLine({ experienceId: quiz.id, quantity: 2 })];
    const booking = await shop.placeBooking(aPlacing({ lines, shownTotal: usd(1980) }));
    const id = (unit: number) => `${booking.id}-1-${unit}`;
    for (const unit of [1, 2]) await shop.agreeSession(anAdmin(), id(unit), { ...NEW_YORK, version: null });
    await drain();
    const save = async (unit: number, joinUrl: string | null) => {
      await shop.changeSession(anAdmin(), id(unit), { joinUrl, version: null });
      await drain();
    };
    const mails = () => ports.mails.filter(({ messageId }) => messageId.startsWith('session-links'));
    return { ...made, booking, id, save, mails, clock };
  };

  it('that is saved in time says when and to whom it goes, and goes with the reminder', async () => {
    const { shop, booking, id, save, mails, clock, drain, ports } = await agreed();
    const { linkMail } = await shop.sessionForDesk(anAdmin(), id(1));
    expect(linkMail).toEqual({ at: new Date('2026-03-13T12:00:00.000Z'), to: booking.customer.email });
    await save(1, LINK);
    expect(mails()).toEqual([]);
    clock.now = new Date('2026-03-13T12:00:00.000Z');
    await shop.remindOfSessions();
    await drain();
    expect(
      ports.mails.some(
        ({ subject, text }) => subject.startsWith('Your session is on') && text.includes(LINK),
      ),
    ).toBe(true);
  });

  it('that comes after a reminder goes at once, all links of minutes in one more mail', async () => {
    const { save, mails, clock, drain, booking } = await agreed();
    clock.now = new Date('2026-03-15T10:00:00.000Z');
    await save(1, LINK);
    expect(mails().map(({ to }) => to.address)).toEqual([booking.customer.email]);
    expect(mails()[0]?.text).toContain(LINK);
    await save(2, `${LINK}-2`);
    await save(2, `${LINK}-3`);
    expect(mails()).toHaveLength(1);
    clock.now = new Date('2026-03-15T10:06:00.000Z');
    await drain();
    expect(mails()).toHaveLength(2);
    expect(mails()[1]?.text).toContain(`${LINK}-3`);
    expect(mails()[1]?.text).not.toContain(`${LINK}-2`);
  });

  it('that is taken away, or was there already, or belongs to no time, mails nobody', async () => {
    const { shop, save, mails, clock, id } = await agreed();
    await save(1, LINK);
    clock.now = new Date('2026-03-15T10:00:00.000Z');
    await save(1, LINK);
    await save(1, null);
    await shop.setSessionDelivered(anAdmin(), id(2), { delivered: true });
    await save(2, LINK);
    expect(mails()).toEqual([]);
  });
});

describe('delivery that is taken back', () => {
  it('leaves an open suggestion open, and an agreed time agreed', async () => {
    const { shop, ports, booking } = await agreedAndSuggested();
    await shop.setDeliveryStatus(anAdmin(), booking.id, { deliveryStatus: 'delivered' });
    await shop.setDeliveryStatus(anAdmin(), booking.id, { deliveryStatus: 'pending' });
    const sessions = (await ports.read.bookings.byId(booking.id))?.lines[0]?.sessions;
    expect(sessions?.map(({ state }) => state)).toEqual(['agreed', 'suggested']);
  });

  const agreedAndSuggested = async () => {
    const made = await stockedShop();
    const { shop, quiz } = made;
    const lines = [aRequestedLine({ experienceId: quiz.id, quantity: 2 })];
    const booking = await shop.placeBooking(aPlacing({ lines, shownTotal: usd(1980) }));
    const id = (unit: number) => `${booking.id}-1-${unit}`;
    await shop.agreeSession(anAdmin(), id(1), { ...NEW_YORK, version: null });
    await shop.suggestTimes(anAdmin(), id(2), {
      times: [NEW_YORK],
      note: null,
      holdHosts: false,
      expiresAt: null,
      version: null,
    });
    return { ...made, booking, id };
  };
});
