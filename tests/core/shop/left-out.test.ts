import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, aSlot, day, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, stockedShop } from '../../support/memory-ports.ts';

const FULL = aSlot({ date: day('2026-03-20'), time: '14:00', zone: 'America/New_York' });
const LEFT_OUT =
  'Not in your calendar yet, because a date, a time or its time zone is missing or cannot be read:';

const booked = async (...slots: readonly Slot[]) => {
  const made = await stockedShop();
  const lines = [aRequestedLine({ experienceId: made.quiz.id, quantity: slots.length, slots })];
  const booking = await made.shop.placeBooking(aPlacing({ lines, shownTotal: usd(990 * slots.length) }));
  await made.drain();
  return {
    ...made,
    booking,
    mail: made.ports.mails.find(({ messageId }) => messageId.startsWith('booking-received')),
  };
};

describe('the invite of a booking', () => {
  it('has a session whose time was typed as 14:00, without AM or PM', async () => {
    const { mail } = await booked(FULL);
    expect(String(mail?.attachments[0]?.content)).toContain('DTSTART:20260320T180000Z');
    expect(mail?.text).toContain('2:00 PM EDT, New York');
    expect(mail?.text).not.toContain(LEFT_OUT);
  });

  it('never leaves a session out without saying so, also in later mails', async () => {
    const { shop, booking, drain, ports, mail } = await booked(
      FULL,
      { ...FULL, time: 'after lunch' },
      aSlot(),
    );
    const words = `${LEFT_OUT} The Big Quiz, session 2; The Big Quiz, session 3.`;
    expect(mail?.text.replaceAll('\n', ' ')).toContain(words);
    const agreed = { startsAt: new Date('2026-03-21T18:00:00.000Z'), zone: 'UTC' as const, version: null };
    await shop.agreeSession(anAdmin(), `${booking.id}-1-2`, agreed);
    await drain();
    expect(ports.mails.at(-1)?.text.replaceAll('\n', ' ')).toContain(`${LEFT_OUT} The Big Quiz, session 3.`);
  });

  it('is missed where a time was typed that nobody can read, and by nobody else', async () => {
    const { mail } = await booked(aSlot({ time: 'after lunch' }));
    expect(mail?.attachments).toEqual([]);
    expect(mail?.text.replaceAll('\n', ' ')).toContain(`${LEFT_OUT} The Big Quiz.`);
    expect((await booked(aSlot())).mail?.text).not.toContain(LEFT_OUT);
  });

  it('counts sessions beyond ten', async () => {
    const { mail } = await booked(FULL, ...Array.from({ length: 12 }, () => aSlot()));
    expect(mail?.text.replaceAll('\n', ' ')).toContain('The Big Quiz, session 11; and 2 more.');
  });
});
