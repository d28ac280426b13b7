import { minorUnits, minus, ZERO } from '../../../kernel/money.ts';
import { balanceOf, openAmount } from '../../../money/payment/ledger.ts';
import { isPaidFor } from '../../../money/payment/payment-status.ts';
import { exchangedTax } from '../../../shop/tax/exchange-rate.ts';
import type { TaxSettings } from '../../../shop/tax/tax-settings.ts';
import type { Booking } from '../../booking/booking.ts';
import { isCancelled } from '../../booking/states.ts';
import { receivedOf } from '../document-state.ts';
import {
  dayOfDocument,
  dueOn,
  type Invoice,
  type InvoiceFigures,
  validInvoiceOf,
  validInvoicesOf,
} from '../invoice.ts';
import { figuresOfDocuments, matchPresentPrice } from '../invoice-set.ts';
import type { InvoicingPorts, InvoicingStore } from '../ports.ts';
import { isGathered, queueRenewal } from './queue-renewal.ts';

/** Issues a credit note over the same figures as the invoice. */
const credit = (
  { invoices }: Pick<InvoicingStore, 'invoices'>,
  invoice: Invoice,
  at: Date,
): Promise<Invoice> =>
  invoices.issue({
    kind: 'credit-note',
    bookingId: invoice.bookingId,
    reference: invoice.reference,
    issuedAt: at,
    dueOn: null,
    credits: invoice.id,
    figures: invoice.figures,
  });

/** Credits everything that was invoiced for a booking. Call it inside a unit of work that has locked the booking. */
export const creditBooking = async (
  store: Pick<InvoicingStore, 'invoices'>,
  bookingId: number,
  at: Date,
): Promise<void> => {
  for (const valid of validInvoicesOf(await store.invoices.ofBooking(bookingId)))
    await credit(store, valid, at);
};

/** How much of a booking's total was paid, by its ledger; never more than the total. */
const moneyOf = async ({ ledger }: Pick<InvoicingStore, 'ledger'>, booking: Booking) => {
  const { id, total, paymentStatus, waived } = booking;
  const entries = await ledger.ofBooking(id);
  const balance = balanceOf(total, entries);
  const { kept, received } = balance;
  // Paid bookings from before the ledger existed have no entries.
  const paid = isPaidFor(booking) && received === ZERO ? minus(total, waived) : kept;
  return {
    paid: minorUnits(Math.min(paid, total)),
    due: openAmount(paymentStatus, balance),
    came: receivedOf(entries),
  };
};

/** The figures with the tax in the currency of the seller's country, at the exchange rate of the document's day. */
const withExchanged = (figures: InvoiceFigures, tax: TaxSettings | null, at: Date): InvoiceFigures => {
  const { taxed } = figures;
  if (!taxed || !tax) return figures;
  const exchanged = exchangedTax(tax, taxed.amount, dayOfDocument({ issuedAt: at, figures }));
  return exchanged ? { ...figures, taxed: { ...taxed, exchanged } } : figures;
};

type Needs = Pick<InvoicingPorts, 'unitOfWork' | 'now' | 'profile'>;

const issueWithin = async (
  store: InvoicingStore,
  { now, profile }: Pick<Needs, 'now' | 'profile'>,
  bookingId: number,
): Promise<Invoice | null> => {
  const booking = await store.bookings.lock(bookingId);
  if (!booking) return null;
  if (isCancelled(booking) && booking.total === ZERO) {
    await creditBooking(store, bookingId, now());
    return null;
  }
  const valid = validInvoicesOf(await store.invoices.ofBooking(bookingId));
  const [held] = valid;
  if (held && matchPresentPrice(valid, booking, profile)) return held;
  const at = now();
  for (const each of valid) await credit(store, each, at);
  const issue = (figures: InvoiceFigures): Promise<Invoice> =>
    store.invoices.issue({
      kind: 'invoice',
      bookingId,
      reference: booking.reference,
      issuedAt: at,
      dueOn: dueOn(figures, at),
      credits: null,
      figures: withExchanged(figures, profile.tax, at),
    });
  const [first, ...others] = figuresOfDocuments(booking, await moneyOf(store, booking), profile);
  const issued = await issue(first);
  for (const each of others) await issue(each);
  return issued;
};

/**
 * After a change of a locked booking: credits its invoice and issues another one, which is drawn and mailed. Where nothing was paid, one
 * document covers all changes of an hour. A booking without an invoice gets its first one later, as usual.
 */
export const renewInvoice = async (
  store: InvoicingStore,
  ports: Pick<Needs, 'now' | 'profile'>,
  booking: Booking,
): Promise<void> => {
  const { id: bookingId, total } = booking;
  if (!validInvoiceOf(await store.invoices.ofBooking(bookingId))) return;
  // An invoice of a booking that no longer costs anything is credited at once.
  if (total > ZERO && (await isGathered(store, booking))) {
    await queueRenewal(store, booking, ports.now());
    return;
  }
  if (await issueWithin(store, ports, bookingId))
    await store.jobs.add({ task: 'mail-invoice', payload: { bookingId } });
};

/**
 * The valid invoice of a booking, without the one of its fees. It is issued now when there is none; when the booking costs something else
 * now, the invoice is credited and issued anew (decision 056). Repeated calls issue no second one. null when there is no such booking, or
 * it is cancelled and costs nothing.
 */
export const issueInvoice =
  (needs: Needs) =>
  (bookingId: number): Promise<Invoice | null> =>
    needs.unitOfWork((store) => issueWithin(store, needs, bookingId));

/** Issues the invoice of a booking, and queues the job that draws and mails it. A booking that was deleted meanwhile gets neither. */
export const numberInvoice =
  (needs: Needs) =>
  (bookingId: number): Promise<void> =>
    needs.unitOfWork(async (store) => {
      if (await issueWithin(store, needs, bookingId))
        await store.jobs.add({ task: 'mail-invoice', payload: { bookingId } });
    });
