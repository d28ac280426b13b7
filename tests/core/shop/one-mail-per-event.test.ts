import type { Mail } from '@wondercast/core/kernel/mail';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, aSlot, day, usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { mailsOf, payingShop } from '../../support/paying.ts';

const asking = { caller: aVisitor(), token: null };
const tentative = ['2026-03-19', '2026-03-20'].map((date) =>
  aSlot({ date: day(date), time: '2:30', meridiem: 'PM', zone: 'EDT' }),
);

/** Two quiz sessions with dates that are in the invite already, and nothing agreed. */
const twoDated = async () => {
  const made = await payingShop();
  const lines = [aRequestedLine({ quantity: 2, slots: tentative })];
  const booking = await made.shop.placeBooking(aPlacing({ lines, shownTotal: usd(1_980) }));
  await made.drain();
  const from = made.ports.mails.length;
  const since = () => made.ports.mails.slice(from);
  return { ...made, booking, since };
};

const fileOf = (mail: Mail | undefined): string => String(mail?.attachments[0]?.content);

describe('one event has one mail', () => {
  it('where the last agreed time confirms the booking, with all times and where to join', async () => {
    const { shop, booking, drain, since } = await twoDated();
    const agree = (unit: number) =>
      shop.agreeSession(anAdmin(), `${booking.id}-1-${unit}`, { preference: 0 });
    await agree(1);
    await shop.changeSession(anAdmin(), `${booking.id}-1-2`, {
      joinUrl: 'https://meet.example/second',
      version: null,
    });
    await agree(2);
    await drain();
    const kinds = since().map(({ messageId }) => messageId.replace(/-\d.*/, ''));
    expect(kinds.filter((kind) => kind === 'session-agreed')).toHaveLength(1);
    const confirmed = since().filter(({ messageId }) => messageId.startsWith('booking-confirmed'));
    expect(confirmed).toHaveLength(1);
    expect(confirmed[0]?.text).toContain('The Big Quiz, session 2. Join here: https://meet.example/second');
  });

  it('where fewer sessions are booked: the mail of the change has the date and takes it out of calendars', async () => {
    const { shop, booking, drain, since } = await twoDated();
    await shop.amendBooking(asking, booking.id, {
      lines: [{ line: 1, quantity: 1 }],
      shownDifference: -usd(990) as ReturnType<typeof usd>,
      version: booking.version,
    });
    await drain();
    const toCustomer = since().filter(
      ({ messageId, to }) => to.address === booking.customer.email && !messageId.startsWith('invoice'),
    );
    expect(toCustomer.map(({ messageId }) => messageId.replace(/-\d.*/, ''))).toEqual(['booking-amended']);
    expect(toCustomer[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
      'This does not take place any longer: The Big Quiz, session 2 on Friday, March 20, 2026, 2:30 PM EDT.',
    );
    expect(fileOf(toCustomer[0])).toMatch(/METHOD:CANCEL/);
    expect(fileOf(toCustomer[0])).toContain(`UID:${booking.reference}-1-2@`);
  });

  it('where a session with a tentative date is cancelled: date, and the file that removes it', async () => {
    const made = await twoDated();
    const session = { bookingId: made.booking.id, sessionId: `${made.booking.id}-1-1` };
    const { sessions } = await made.shop.choicesOfBooking(asking, made.booking.id);
    const cancel = sessions[0]?.cancel;
    if (!cancel) throw new Error('It can be cancelled');
    await made.shop.cancelOwn(asking, session, {
      shownFee: cancel.fee,
      shownRefund: cancel.refund,
      reason: null,
    });
    await made.drain();
    const [mail] = mailsOf(made, 'cancellation');
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'The Big Quiz, session 1 on Thursday, March 19, 2026, 2:30 PM EDT.',
    );
    expect(fileOf(mail)).toMatch(/METHOD:CANCEL/);
  });
});

describe('one debt has one link that pays it', () => {
  it('with the invoice for who pays later, and in the first mail for who pays by card', async () => {
    const made = await payingShop();
    const withLink = (kind: string) =>
      mailsOf(made, kind).filter(({ text }) => text.includes('/pay/')).length;
    await made.shop.placeBooking(aPlacing());
    await made.drain();
    expect([withLink('booking-received'), withLink('invoice')]).toEqual([0, 1]);
    await made.shop.placeBooking(aPlacing({ payLink: true }));
    await made.drain();
    expect(withLink('booking-received')).toBe(1);
  });
});
