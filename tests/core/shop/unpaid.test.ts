import { EVERY_BOOKING, NEWEST_FIRST } from '@wondercast/core/desk/office/register';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { anAdmin, aPlacing, stockedShop } from '../../support/memory-ports.ts';

const page = { limit: 10, after: null };

describe('the list of what is unpaid', () => {
  it('says what is open, until when, and when the invoice went; other lists do not ask for it', async () => {
    const { shop, ports, drain, clock } = await stockedShop();
    const { id } = await shop.placeBooking(aPlacing({ shownTotal: usd(990) }));
    const ask = (paymentStatus: 'pending' | null) =>
      shop.bookingRows(anAdmin(), { filter: { ...EVERY_BOOKING, paymentStatus }, order: NEWEST_FIRST }, page);
    expect((await ask('pending')).owed.get(id)).toEqual({ open: usd(990), invoice: null, sentAt: null });
    await drain();
    const sentAt = clock.now;
    const [invoice] = await ports.read.invoices.ofBooking(id);
    expect(invoice?.dueOn).not.toBeNull();
    clock.now = new Date(sentAt.getTime() + 3_600_000);
    expect((await ask('pending')).owed.get(id)).toEqual({ open: usd(990), invoice, sentAt });
    const everything = await ask(null);
    expect([everything.rows.length, everything.owed.size]).toEqual([1, 0]);
  });
});
