import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cancelling } from '@wondercast/core/calendar/scheduling/session-changes';
import { ACCOUNT_NOTICES } from '@wondercast/core/kernel/account-notices';
import type { Mail } from '@wondercast/core/kernel/mail';
import type { PaymentEvent } from '@wondercast/core/money/payment/payment-event';
import { notifyOwner } from '@wondercast/core/people/account/steps/notify-owner';
import { pdfDocuments } from '../../adapters/pdf/invoice-documents.ts';
import { aCancellation, aDiscountCode, aHost, aRequestedLine, aSlot, day, usd } from '../support/builders.ts';
import { anAdmin, aPlacing, aUser, aVisitor, stockedShop } from '../support/memory-ports.ts';
import { GOOD_CARD, payingShop, payTokenIn } from '../support/paying.ts';
import { aProfile } from '../support/profile.ts';

/* Writes every mail the shop sends into a folder, as HTML, as text and with its attachments, to be looked at. */

const folder = resolve(process.argv[2] ?? join(process.env.DATA_DIR ?? '.data', 'mails'));
const documents = pdfDocuments({ brand: () => 'Wondercast' });

const profile = aProfile({ publicUrl: 'https://wondercast.example' });

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const when = aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' });

/** From the booking to the session, and one that is cancelled. */
const scheduled = async (): Promise<readonly Mail[]> => {
  const { shop, ports, clock, drain, quiz, jazz, snacks } = await stockedShop({
    profile,
    invoiceDocuments: documents,
  });
  await ports.unitOfWork(({ discountCodes }) => discountCodes.add(aDiscountCode({ code: 'WELCOME10' })));
  const lines = [
    aRequestedLine({ experienceId: quiz.id, quantity: 2, addOnIds: [snacks.id], slots: [when] }),
    aRequestedLine({ experienceId: jazz.id }),
  ];
  const place = () =>
    shop.placeBooking(aPlacing({ lines, discountCode: 'WELCOME10', shownTotal: usd(3013.2) }));
  const booking = await place();
  await drain();
  await shop.setConfirmed(anAdmin(), booking.id, { confirmed: true });
  await drain();
  const moved = { ...when, date: day('2026-03-20') };
  await shop.scheduleBooking(anAdmin(), booking.id, {
    items: [{ slots: [moved, moved] }, { slots: null }],
  });
  await drain();
  await shop.correctCustomer(anAdmin(), booking.id, { email: 'mara.reyes@northlight.example' });
  await drain();
  clock.now = new Date('2026-03-18T14:00:00.000Z');
  await shop.remindOfSessions();
  const owner = await shop.register({
    username: 'mara',
    password: 'correct horse battery',
    email: 'mara@northlight.example',
    fullName: 'Mara Reyes',
    companyName: null,
  });
  await shop.requestPasswordReset({ email: 'mara@northlight.example' });
  await drain();
  await shop.updateProfile(aUser(owner.id), {
    email: 'mara.reyes@northlight.example',
    password: 'correct horse battery',
  });
  for (const notice of ACCOUNT_NOTICES)
    await ports.unitOfWork((store) =>
      notifyOwner(ports, store, owner.id, {
        notice,
        at: clock.now,
        agent: notice === 'new-sign-in' ? AGENT : null,
      }),
    );
  await shop.sendTestMail(anAdmin(owner.id));
  await shop.inviteStaff(anAdmin(), { email: 'jules@wondercast.example', staffRole: 'desk' });
  await drain();
  clock.now = new Date('2026-03-10T08:00:00.000Z');
  const other = await place();
  await shop.deleteBooking(aVisitor(), other.id);
  await drain();
  return ports.mails;
};

/** A session that is agreed, moved, opened again, suggested and not answered. */
const planned = async (): Promise<readonly Mail[]> => {
  const { shop, ports, clock, drain, quiz } = await stockedShop({ profile, invoiceDocuments: documents });
  const desk = anAdmin();
  const lines = [aRequestedLine({ experienceId: quiz.id, slots: [when] })];
  const booking = await shop.placeBooking(aPlacing({ lines, shownTotal: usd(990) }));
  const session = `${booking.id}-1-1`;
  const at = (startsAt: string) => ({ startsAt: new Date(startsAt), zone: 'America/New_York' as const });
  await shop.changeSession(desk, session, {
    headcount: 38,
    joinUrl: 'https://meet.example/quiz-night',
    version: null,
  });
  const times = ['2026-03-20T22:00:00.000Z', '2026-03-24T21:00:00.000Z', '2026-03-25T21:30:00.000Z'].map(at);
  const note = 'The host of your choice is free on the 20th.';
  const suggest = () =>
    shop.suggestTimes(desk, session, { times, note, holdHosts: false, expiresAt: null, version: null });
  await suggest();
  await drain();
  await shop.setPreferences(
    { caller: aVisitor(), token: null },
    { bookingId: booking.id, id: session },
    {
      preferences: [when, { ...when, date: day('2026-03-21') }],
      guestNotes: null,
      version: null,
    },
  );
  await suggest();
  clock.now = new Date('2026-03-07T08:00:00.000Z');
  await drain();
  const agree = (startsAt: string) => shop.agreeSession(desk, session, { ...at(startsAt), version: null });
  await agree('2026-03-20T22:00:00.000Z');
  await drain();
  await agree('2026-03-24T21:00:00.000Z');
  await drain();
  await shop.setConfirmed(desk, booking.id, { confirmed: false });
  await drain();
  return ports.mails;
};

/** A host who is asked, leads, is told of a move and of the day ahead, and is freed; and a session that is cancelled. */
const staffed = async (): Promise<readonly Mail[]> => {
  const { shop, ports, clock, drain, quiz, snacks } = await stockedShop({
    profile,
    invoiceDocuments: documents,
  });
  const desk = anAdmin();
  const lines = [aRequestedLine({ experienceId: quiz.id, quantity: 2, addOnIds: [snacks.id] })];
  const booking = await shop.placeBooking(aPlacing({ lines, shownTotal: usd(2358) }));
  const fields = { name: 'Anjali Rao', zone: 'Europe/London' as const, experienceIds: [quiz.id] };
  const host = await ports.unitOfWork(({ hosts }) => hosts.add(aHost(fields)));
  const [asked, led] = [`${booking.id}-1-1`, `${booking.id}-1-2`];
  const agree = (id: string, startsAt: string) =>
    shop.agreeSession(desk, id, { startsAt: new Date(startsAt), zone: 'America/New_York', version: null });
  const assign = (id: string, ask: boolean) =>
    shop.assignHost(desk, id, { hostId: host.id, ask, instead: null });
  await shop.changeSession(desk, asked, {
    headcount: 38,
    notes: 'Tasting kits by post, two of them decaf.',
    guestNotes: 'Please keep a slow pace, we are fifteen in one room.',
    version: null,
  });
  await agree(asked, '2026-03-20T16:00:00.000Z');
  await assign(asked, true);
  await agree(led, '2026-03-20T20:00:00.000Z');
  const { assignments } = await assign(led, false);
  await shop.sendHostLink(desk, host.id);
  await drain();
  await agree(led, '2026-03-20T21:00:00.000Z');
  await drain();
  clock.now = new Date('2026-03-19T18:00:00.000Z');
  await shop.remindOfSessions();
  await drain();
  await shop.withdrawAssignment(desk, assignments[0]?.id ?? 0);
  await drain();
  const session = (await ports.read.bookings.byId(booking.id))?.lines[0]?.sessions[1];
  if (!session) throw new Error('The booking has two sessions');
  const cancelled = cancelling(session, aCancellation({ at: clock.now }));
  await ports.unitOfWork(async ({ bookings }) => {
    const locked = await bookings.lock(booking.id);
    if (locked) await bookings.saveSessions(locked, [cancelled]);
  });
  await shop.mailSessionCancelled({ bookingId: booking.id, line: 0, unit: 1, version: cancelled.version });
  return ports.mails;
};

/** A booking that is paid later, by the link in its mail. */
const paidLater = async (): Promise<readonly Mail[]> => {
  const paying = await payingShop({ profile, invoiceDocuments: documents });
  const { shop, simulator, drain } = paying;
  await shop.placeBooking(aPlacing());
  await drain();
  const { id, clientSecret } = await shop.openBalance(payTokenIn(paying));
  await simulator.cards.pay(clientSecret, GOOD_CARD);
  await shop.settleBalance(payTokenIn(paying), id);
  await drain();
  return paying.ports.mails;
};

/** What is booked, with more people than its tier seats. */
const amended = async (): Promise<readonly Mail[]> => {
  const { shop, ports, drain } = await payingShop({ profile, invoiceDocuments: documents });
  const { id, version } = await shop.placeBooking(aPlacing());
  await drain();
  const lines = [{ line: 1, headcount: 60 }];
  await shop.amendBooking({ caller: aVisitor(), token: null }, id, {
    lines,
    shownDifference: usd(260),
    version,
  });
  await drain();
  return ports.mails;
};

/** A paid booking whose change waits for its payment. */
const waiting = async (): Promise<readonly Mail[]> => {
  const { shop, ports, bookPaid, drain } = await payingShop({ profile, invoiceDocuments: documents });
  const { id, version } = await bookPaid();
  await drain();
  const asking = { caller: aVisitor(), token: null };
  const lines = [{ line: 1, headcount: 60 }];
  await shop.amendBooking(asking, id, { lines, shownDifference: usd(260), version });
  await shop.mailChangePayment(asking, id);
  await drain();
  return ports.mails;
};

/** A payment that cannot be booked: the code it counted on was used up meanwhile. */
const unbooked = async (): Promise<readonly Mail[]> => {
  const { shop, ports, drain, openIntent, pass, simulator } = await payingShop({ profile });
  const last = aDiscountCode({ code: 'LAST', maxUses: 1 });
  await ports.unitOfWork(({ discountCodes }) => discountCodes.add(last));
  const { clientSecret } = await openIntent({ discountCode: 'LAST' });
  pass(16);
  const quicker = aVisitor('quicker');
  await shop.placeBooking(aPlacing({ caller: quicker, discountCode: 'LAST', shownTotal: usd(891) }));
  await simulator.cards.pay(clientSecret, GOOD_CARD);
  await shop.reconcilePayments();
  await drain();
  return ports.mails;
};

/** A refund that a bank sends back, and a dispute that is lost. */
const afterwards = async (): Promise<readonly Mail[]> => {
  const { shop, ports, bookPaid, drain, simulator } = await payingShop({ profile });
  const { paymentIntentId: intentId } = await bookPaid();
  if (intentId === null) throw new Error('It was not paid by card');
  const hear = async (event: PaymentEvent) => {
    const { body, signature } = simulator.deliver(event);
    await shop.receiveWebhook(body, signature);
    await drain();
  };
  const url = 'https://dashboard.stripe.com/disputes/dp_1';
  const facts = { cause: 'fraudulent', evidenceDue: new Date('2026-03-20T23:59:59Z'), url };
  const dispute = { kind: 'dispute', intentId, disputeId: 'dp_1', amount: usd(990), facts } as const;
  const refund = { kind: 'refund', intentId, refundId: 're_1', key: null, amount: usd(200) } as const;
  await hear({ ...refund, id: 'evt_1', status: 'failed' });
  await hear({ ...dispute, id: 'evt_2', status: 'pending' });
  await hear({ ...dispute, id: 'evt_3', status: 'lost' });
  return ports.mails;
};

/** A balance that is paid by card, and goes back in part. */
const paid = async (): Promise<readonly Mail[]> => {
  const { shop, ports, bookPaid, drain } = await payingShop({ profile, invoiceDocuments: documents });
  const booking = await bookPaid();
  await drain();
  await shop.refundBooking(anAdmin(), booking.id, {
    amount: usd(200),
    note: 'One session fell through',
    key: null,
  });
  await drain();
  return ports.mails;
};

/** One of two sessions is cancelled for a fee: the money came by card and goes back in part. */
const cancelledForFee = async (): Promise<readonly Mail[]> => {
  const made = await payingShop({ profile, invoiceDocuments: documents });
  const { shop, clock } = made;
  const booking = await made.bookPaid({ lines: [aRequestedLine({ quantity: 2 })] });
  const startsAt = new Date(clock.now.getTime() + 100 * 3_600_000);
  await shop.agreeSession(anAdmin(), `${booking.id}-1-1`, { startsAt, zone: 'America/New_York' });
  await shop.cancelOwn(
    { caller: aVisitor(), token: null },
    { bookingId: booking.id, sessionId: `${booking.id}-1-1` },
    { shownFee: usd(495), shownRefund: usd(495), reason: null },
  );
  await made.drain();
  return made.ports.mails;
};

/** A booking that was delivered yesterday. */
const delivered = async (): Promise<readonly Mail[]> => {
  const { shop, ports, drain } = await stockedShop({ profile, invoiceDocuments: documents });
  const { id } = await shop.placeBooking(aPlacing());
  await shop.setDeliveryStatus(anAdmin(), id, { deliveryStatus: 'delivered' });
  await drain();
  return ports.mails;
};

/** A host's mails of one assignment are of several kinds under one name. */
const hostKindOf = ({ messageId, subject }: Mail): string | null => {
  if (!messageId.startsWith('host-asked')) return null;
  const isAsked = subject.includes('can you lead') || subject.startsWith('Can you lead');
  if (subject.startsWith('New time')) return isAsked ? 'host-asked-moved' : 'host-moved';
  return isAsked ? 'host-asked' : 'host-assigned';
};

const kindOf = (mail: Mail): string =>
  hostKindOf(mail) ??
  mail.messageId.replace(
    /(?<=^account-[a-z-]*(?:added|removed|renewed|reset|changed|sign-in))-.*|(?<=^email-confirmation)-.*|-(?:WC|INV|CN)-.*|-[\da-f-]{16,}.*|-(?:pi|re|dp)_.*|(?<=cancellation|change-payment|amended|suggested|expired|changed|agreed|moved|cancelled|withdrawn|host-link|host-day|session-reminder)-\d.*|@.*/g,
    '',
  );

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const seen = new Map<string, string>();
for (const mail of [
  ...(await scheduled()),
  ...(await planned()),
  ...(await staffed()),
  ...(await paid()),
  ...(await paidLater()),
  ...(await amended()),
  ...(await waiting()),
  ...(await unbooked()),
  ...(await afterwards()),
  ...(await cancelledForFee()),
  ...(await delivered()),
]) {
  const kind = kindOf(mail);
  if (seen.has(kind)) continue;
  seen.set(kind, mail.subject);
  writeFileSync(join(folder, `${kind}.html`), mail.html);
  writeFileSync(join(folder, `${kind}.txt`), mail.text);
  for (const { filename, content } of mail.attachments)
    writeFileSync(join(folder, `${kind}-${filename}`), content);
}
await documents.close();
for (const [kind, subject] of seen) console.log(`${kind.padEnd(24)} ${subject}`);
console.log(`\n${seen.size} mails in ${folder}`);
