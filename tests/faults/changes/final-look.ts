import { awaitsRefund } from '@wondercast/core/bookings/booking/change-states';
import { validInvoiceOf } from '@wondercast/core/bookings/invoicing/invoice';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import { anAdmin } from '../../support/paying.ts';
import type { TestBed } from '../money/test-bed.ts';
import type { Told } from './history.ts';
import { keptOf } from './own-money.ts';
import { totalOf } from './own-sums.ts';

const DAY_MS = 86_400_000;

/** What of a finished history is not as the test counts it: documents, money at the provider, status, what is left undone. */
export const lookAtBooking = async (testBed: TestBed, { id, known }: Told): Promise<readonly string[]> => {
  const { read } = testBed.ports;
  const wrong: string[] = [];
  const owed = totalOf(known);
  // Changes of an hour are gathered: all jobs have run, so nobody has to ask for the invoice that says what is owed.
  const gathered = validInvoiceOf(await read.invoices.ofBooking(id));
  if (gathered && gathered.figures.total !== owed)
    wrong.push(`the invoice says ${gathered.figures.total} of ${owed}, and nothing renews it`);
  await testBed.start().shop.numberInvoice(id);
  const booking = await read.bookings.byId(id);
  const documents = await read.invoices.ofBooking(id);
  const invoiced = documents.reduce(
    (sum, { kind, figures }) => sum + (kind === 'invoice' ? figures.total : -figures.total),
    0,
  );
  if (invoiced !== owed) wrong.push(`invoices less credit notes are ${invoiced}, and ${owed} is owed`);
  const kept = keptOf(known.money);
  const { waived } = known.money;
  // What was never paid has nothing due once it costs nothing, and is not paid.
  if (booking && !isPaidFor(booking) && kept >= owed && owed > 0)
    wrong.push(`${kept} is here of ${owed}, and it is pending`);
  const received = known.money.offline + known.money.charges.reduce((sum, { amount }) => sum + amount, 0);
  if (booking && isPaidFor(booking) && received + waived < owed)
    wrong.push(`${received} came of ${owed}, and it is paid`);
  if (waived >= 50) wrong.push(`${waived} is waived in all`);
  for (const { intentId, amount, refunded } of known.money.charges) {
    const receipt = await testBed.simulator.receipt(intentId);
    if (receipt?.amount !== amount || receipt.refunded !== refunded)
      wrong.push(
        `the provider says ${receipt?.refunded} of ${receipt?.amount} went back, and by the test ${refunded} of ${amount}`,
      );
  }
  const unfinished = await read.bookingChanges.unfinishedOf(id);
  if (unfinished.some(awaitsRefund)) wrong.push('a change is not finished');
  return wrong.map((each) => `booking ${id}: ${each}`);
};

/** What of all histories of a test bed is not as the test counts it: codes and the overview. */
export const lookAtShop = async (testBed: TestBed, told: readonly Told[]): Promise<readonly string[]> => {
  const { read, now } = testBed.ports;
  const wrong: string[] = [];
  const uses = new Map((await read.discountCodes.all()).map(({ code, currentUses }) => [code, currentUses]));
  for (const { world, known, id } of told) {
    const counted = world.codes.reduce((sum, { code }) => sum + (uses.get(code) ?? 0), 0);
    const own = known.discount === null ? 0 : 1;
    if (counted !== own)
      wrong.push(`the codes of booking ${id} count ${counted} uses, and by the test ${own}`);
  }
  const sum = (amountOf: (each: Told) => number) => told.reduce((all, each) => all + amountOf(each), 0);
  const since = new Date('2026-03-01T00:00:00.000Z').getTime();
  const days = Math.ceil((now().getTime() - since) / DAY_MS) + 1;
  const { revenue, received, bookings } = await testBed.start().shop.overview(anAdmin(), days);
  const own = [told.length, sum(({ known }) => totalOf(known)), sum(({ known }) => keptOf(known.money))];
  if ([bookings, revenue, received].join() !== own.join())
    wrong.push(`the overview says ${[bookings, revenue, received]}, and by the test ${own}`);
  return wrong;
};
