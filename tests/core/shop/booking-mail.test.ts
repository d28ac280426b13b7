import type { Mail } from '@wondercast/core/kernel/mail';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, aSlot, day, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor, stockedShop } from '../../support/memory-ports.ts';

const datedLines = [
  aRequestedLine({
    quantity: 3,
    slots: [
      aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' }),
      aSlot({ date: day('2026-03-20') }),
    ],
  }),
];

const received = (mails: readonly Mail[]) =>
  mails.filter(({ messageId }) => messageId.startsWith('booking-received-'));

const shopWithMail = async (change: Parameters<typeof aPlacing>[0] = {}) => {
  const made = await stockedShop();
  const booking = await made.shop.placeBooking(aPlacing(change));
  await made.drain();
  return { ...made, booking, mail: made.ports.mails[0] };
};

describe('the mail of a received booking', () => {
  it('arrives once, at the customer, however often the job runs', async () => {
    const { shop, ports, booking, mail, drain } = await shopWithMail();
    await shop.mailBookingReceived(booking.id);
    await drain();
    expect(received(ports.mails)).toHaveLength(1);
    expect(mail).toMatchObject({
      to: { name: 'Mara Reyes', address: 'mara@northlight.example' },
      subject: `We have your booking ${booking.reference}`,
      messageId: `booking-received-${booking.reference}@127.0.0.1`,
    });
    expect(await ports.read.bookingMails.of(booking.id)).toMatchObject([
      { kind: 'invoice', state: 'sent' },
      { kind: 'booking-received', state: 'sent', attempts: 1 },
    ]);
  });

  it('says how it is paid, as the customer has chosen', async () => {
    const LATER = 'You pay later: we email you an invoice.';
    expect((await shopWithMail()).mail?.text).toContain(LATER);
    const { mail } = await shopWithMail({ payLink: true });
    expect(mail?.text).toContain('You pay by card.');
    expect(mail?.text).not.toContain('pay later');
    expect(mail?.text).toContain('/pay/');
  });

  it('says reference, lines, dates and sums, in HTML and in text', async () => {
    const { mail, booking } = await shopWithMail({
      lines: datedLines,
      discountCode: 'TEN',
      shownTotal: usd(2673),
    });
    for (const body of [mail?.html ?? '', mail?.text ?? '']) {
      expect(body).toContain(booking.reference);
      expect(body).toContain('The Big Quiz');
      expect(body).toContain('Session 1 of 3: March 19, 2026, 2:30 PM EST (tentative)');
      expect(body).toContain('Session 3 of 3: Date to be agreed');
      expect(body).toContain('Discount TEN');
      expect(body).toContain('$2,673.00');
    }
  });

  it('brings an invite for the unit with a full date and time, which a calendar reads', async () => {
    const { mail, booking } = await shopWithMail({ lines: datedLines, shownTotal: usd(2970) });
    const [attachment, ...others] = mail?.attachments ?? [];
    expect(others).toEqual([]);
    expect(attachment).toMatchObject({
      filename: `${booking.reference}.ics`,
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    });
    const calendar = new ICAL.Component(ICAL.parse(String(attachment?.content)));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events).toHaveLength(1);
    expect(events[0]?.startDate.toJSDate()).toEqual(new Date('2026-03-19T19:30:00.000Z'));
    expect(events[0]?.duration.toSeconds()).toBe(3600);
    expect(events[0]?.summary).toBe('The Big Quiz (tentative)');
    expect(events[0]?.uid).toBe(`${booking.reference}-1-1@127.0.0.1`);
    expect(events[0]?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    const [organizer] = events[0]?.component.getAllProperties('organizer') ?? [];
    expect(organizer?.getFirstValue()).toBe('mailto:hello@wondercast.example');
    const [attendee, ...more] = events[0]?.component.getAllProperties('attendee') ?? [];
    expect(more).toEqual([]);
    expect(String(attendee?.getFirstValue()).toLowerCase()).toBe(`mailto:${booking.customer.email}`);
    expect(attendee?.getFirstParameter('rsvp')).toBe('FALSE');
  });

  it('brings no invite when no unit has all of date, time, AM/PM and zone', async () => {
    expect((await shopWithMail()).mail?.attachments).toEqual([]);
  });

  it('carries a link whose token opens the booking, of which only the hash is kept', async () => {
    const { shop, ports, booking, mail } = await shopWithMail();
    const link = new URL(/https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect(link.pathname).toBe(`/bookings/${booking.reference}`);
    expect(await shop.bookingByReference(aVisitor('other'), booking.reference, token)).toEqual(booking);
    expect(token.length).toBeGreaterThanOrEqual(22);
    expect(JSON.stringify(ports.store.tables.bookingTokens.all())).not.toContain(token);
  });

  it('opens nothing with a wrong token, none, or the token of another booking', async () => {
    const { shop, ports, booking, drain } = await shopWithMail();
    const other = await shop.placeBooking(aPlacing());
    await drain();
    const token = /token=(\S+)/.exec(received(ports.mails)[1]?.text ?? '')?.[1] ?? '';
    await expect(shop.bookingByReference(aVisitor('x'), other.reference, token)).resolves.toEqual(other);
    for (const wrong of [null, '', 'guess', token])
      await expect(shop.bookingByReference(aVisitor('x'), booking.reference, wrong)).rejects.toMatchObject({
        kind: 'not-found',
      });
    await expect(shop.bookingByReference(aVisitor(), 'WC-0000000000', token)).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('needs no token for who placed it', async () => {
    const { shop, booking } = await shopWithMail();
    expect(await shop.bookingByReference(aVisitor(), booking.reference, null)).toEqual(booking);
  });

  it('is not sent about a booking that was deleted meanwhile', async () => {
    const { shop, ports, drain, failed } = await stockedShop();
    const { id } = await shop.placeBooking(aPlacing());
    await shop.deleteBooking(aVisitor(), id);
    await drain();
    expect(received(ports.mails)).toEqual([]);
    expect(failed()).toEqual([]);
  });

  it('is not sent for a booking that was refused', async () => {
    const { shop, ports, drain } = await stockedShop();
    await shop.placeBooking(aPlacing({ shownTotal: usd(1) })).catch(() => {});
    await drain();
    expect(ports.mails).toEqual([]);
  });

  it('is tried again until it leaves, and the booking stands meanwhile', async () => {
    const sent: string[] = [];
    let failures = 3;
    const mailer = {
      send: async ({ messageId }: { messageId: string }) => {
        if (failures-- > 0) throw new Error('451 try again later');
        sent.push(messageId);
      },
    };
    const { shop, ports, drain, failed } = await stockedShop({ mailer });
    const booking = await shop.placeBooking(aPlacing());
    await drain();
    expect(sent.filter((id) => id.startsWith('booking-received'))).toEqual([
      `booking-received-${booking.reference}@127.0.0.1`,
    ]);
    expect((await ports.read.bookingMails.of(booking.id)).at(-1)).toMatchObject({
      kind: 'booking-received',
      state: 'sent',
      attempts: 4,
      error: null,
    });
    expect(failed()).toEqual([]);
    expect(await ports.read.bookings.byId(booking.id)).toEqual(booking);
  });

  it('that never leaves is kept with its reason', async () => {
    const mailer = { send: () => Promise.reject(new Error('550 no such mailbox')) };
    const { shop, ports, drain, failed } = await stockedShop({ mailer });
    const { id } = await shop.placeBooking(aPlacing());
    await drain();
    expect(failed()).toContainEqual(
      expect.objectContaining({
        job: expect.objectContaining({ task: 'mail-booking-received' }),
        lastError: '550 no such mailbox',
      }),
    );
    expect((await ports.read.bookingMails.of(id)).at(-1)).toMatchObject({
      kind: 'booking-received',
      state: 'failed',
      attempts: 25,
      error: '550 no such mailbox',
    });
  });

  it('shows markup in names and titles as text', async () => {
    const customer = {
      firstName: '<img src=x onerror=alert(1)>',
      lastName: '"><script>',
      email: 'a@x.example',
    };
    const { mail } = await shopWithMail({ customer });
    expect(mail?.html).not.toMatch(/<img|<script/);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});
