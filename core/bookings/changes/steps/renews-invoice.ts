import type { Booking } from '../../booking/booking.ts';
import { activeUnits } from '../../booking/worth.ts';
import type { ChangeStore } from '../ports.ts';

/** The content of a booking that its invoice shows; the headcount is not part of it. */
const invoicedOf = ({ customer, billing, lines, total, fees }: Booking): string => {
  const { firstName, lastName, companyName, email, purchaseOrder } = customer;
  return JSON.stringify([
    [firstName, lastName, companyName, email, purchaseOrder, billing],
    lines.map((line) => [line.experience, line.selectedTier, line.tierPrice, line.addOns, activeUnits(line)]),
    [total, fees.length],
  ]);
};

/** Whether a change replaces an invoice that was issued before. A booking that has none gets its first one. */
export const renewsInvoice = async (
  { invoices }: Pick<ChangeStore, 'invoices'>,
  before: Booking,
  after: Booking,
): Promise<boolean> =>
  invoicedOf(before) !== invoicedOf(after) && (await invoices.ofBooking(before.id)).length > 0;
