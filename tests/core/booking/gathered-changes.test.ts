import { GATHERED_MS } from '@wondercast/core/bookings/invoicing/steps/queue-renewal';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, mailsOf, payingShop } from '../../support/paying.ts';

const asking = { caller: aVisitor(), token: null };
const QUIZ = 990;

/** A booking of one quiz that was invoiced, with what its documents and waiting jobs say. */
const invoiced = async () => {
  const made = await payingShop();
  const booking = await made.shop.placeBooking(aPlacing());
  await made.shop.numberInvoice(booking.id);
  await made.drain();
  const documents = async () =>
    (await made.ports.read.invoices.ofBooking(booking.id)).map(({ kind, figures }) => [kind, figures.total]);
  const book = async (quantity: number, difference: number) => {
    const { version } = (await made.ports.read.bookings.byId(booking.id)) ?? booking;
    await made.shop.amendBooking(asking, booking.id, {
      lines: [{ line: 1, quantity }],
      shownDifference: (difference < 0 ? -usd(-difference) : usd(difference)) as ReturnType<typeof usd>,
      version,
    });
  };
  const waiting = () => made.ports.store.tables.jobs.all().filter(({ job }) => job.task === 'issue-invoice');
  return { ...made, booking, documents, book, waiting };
};

const FIRST = ['invoice', usd(QUIZ)];
const CREDITED = ['credit-note', usd(QUIZ)];

it('an invoice waits for ten seconds after its booking, which may be deleted until then', async () => {
  const made = await payingShop();
  await made.shop.placeBooking(aPlacing());
  const [job] = made.ports.store.tables.jobs.all().filter(({ job }) => job.task === 'issue-invoice');
  expect(job?.notBefore?.getTime()).toBe(made.clock.now.getTime() + 10_000);
});

describe('changes of one hour, while nothing is paid', () => {
  it('have one new invoice, which says all of them', async () => {
    const made = await invoiced();
    for (const quantity of [2, 3, 4, 5]) await made.book(quantity, QUIZ);
    expect(await made.documents()).toEqual([FIRST]);
    const due = made.waiting().map(({ notBefore }) => notBefore?.getTime());
    expect(Math.min(...due.map((at) => at ?? 0))).toBe(made.clock.now.getTime() + GATHERED_MS);
    await made.drain();
    expect(await made.documents()).toEqual([FIRST, CREDITED, ['invoice', usd(5 * QUIZ)]]);
    expect(mailsOf(made, 'invoice')).toHaveLength(2);
    expect(mailsOf(made, 'booking-amended').at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain(
      'a new one follows within the hour, with all changes until then.',
    );
  });

  it('that undo each other have none', async () => {
    const made = await invoiced();
    await made.book(2, QUIZ);
    await made.book(1, -QUIZ);
    await made.drain();
    expect(await made.documents()).toEqual([FIRST]);
  });

  it('are on the invoice of whoever asks for it, or for the list, at once', async () => {
    const one = await invoiced();
    await one.book(2, QUIZ);
    await one.shop.invoicePdf({ caller: anAdmin(), token: null }, one.booking.id);
    const two = [FIRST, CREDITED, ['invoice', usd(2 * QUIZ)]];
    expect(await one.documents()).toEqual(two);
    const other = await invoiced();
    await other.book(2, QUIZ);
    const listed = await other.shop.bookingDocuments({ caller: anAdmin(), token: null }, other.booking.id);
    expect(listed.map(({ kind, figures }) => [kind, figures.total])).toEqual(two);
    expect(await other.documents()).toEqual(two);
  });

  it('are on the receipt when money comes in meanwhile, and later ones are invoiced at once', async () => {
    const made = await invoiced();
    await made.book(2, QUIZ);
    await made.shop.recordOfflinePayment(anAdmin(), made.booking.id, {
      amount: usd(500),
      note: 'By transfer',
      key: null,
    });
    const paid = made.ports.store.tables.jobs.all().find(({ job }) => job.task === 'mail-payment-received');
    if (paid?.job.task !== 'mail-payment-received') throw new Error('A payment is mailed');
    await made.shop.mailPaymentReceived(paid.job.payload);
    expect((await made.documents()).at(-1)).toEqual(['invoice', usd(2 * QUIZ)]);
    await made.book(3, QUIZ);
    expect(made.waiting().at(-1)?.notBefore ?? null).toBeNull();
  });
});
