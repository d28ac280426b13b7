import { BETWEEN_MAILS_MS } from '@wondercast/core/telling/notices/steps/claim-turn';
import { describe, expect, it } from 'vitest';
import { anAccount, aRequestedLine, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, mailsOf, payingShop } from '../../support/paying.ts';

const asking = { caller: aVisitor(), token: null };

/** A booking of three sessions, unpaid. */
const bookedShop = async () => {
  const made = await payingShop();
  const lines = [aRequestedLine({ quantity: 3 })];
  const { id, reference } = await made.shop.placeBooking(aPlacing({ lines, shownTotal: usd(2970) }));
  await made.drain();
  const later = async () => {
    made.clock.now = new Date(made.clock.now.getTime() + BETWEEN_MAILS_MS);
    await made.drain();
  };
  const cancel = (unit: number, caller = asking) =>
    made.shop.cancelOwn(
      caller,
      { bookingId: id, sessionId: `${id}-1-${unit}` },
      { shownFee: usd(0), shownRefund: usd(0), reason: null },
    );
  const amend = async (headcount: number, difference: number) => {
    const { version = 0 } = (await made.ports.read.bookings.byId(id)) ?? {};
    const lines = [{ line: 1, headcount }];
    return made.shop.amendBooking(asking, id, { lines, shownDifference: usd(difference), version });
  };
  const told = () => mailsOf(made, 'customer-changes-').map(({ text }) => text.replaceAll(/\s+/g, ' '));
  return { ...made, id, reference, later, cancel, amend, told };
};

describe('what a customer changes', () => {
  it('is mailed to the desk at once, and what follows within minutes in one mail, each change once', async () => {
    const { ports, reference, drain, later, cancel, amend, told } = await bookedShop();
    await amend(60, 780);
    await drain();
    expect(told()).toHaveLength(1);
    expect(told()[0]).toContain('Starter becomes Elevated for 60 people');
    expect(told()[0]).toContain('Total $2,970.00, now $3,750.00');
    const [mail] = ports.mails.filter(({ messageId }) => messageId.startsWith('customer-changes-'));
    expect(mail).toMatchObject({ to: { address: 'hello@wondercast.example' } });
    expect(mail?.subject).toContain(reference);
    await cancel(1);
    await cancel(2);
    await drain();
    expect(told()).toHaveLength(1);
    await later();
    await later();
    expect(told()).toHaveLength(2);
    expect(told()[1]?.match(/Cancelled a session: fee \$0\.00/g)).toHaveLength(2);
    expect(told()[1]).not.toContain('60 people');
    await cancel(3);
    await later();
    await later();
    expect(told()).toHaveLength(3);
    expect(told()[2]).toContain('Cancelled the whole booking');
  });

  it('is told when they delete the booking, once and instead of what they changed before, unless the desk deletes it', async () => {
    const { shop, ports, id, reference, drain, later, cancel, told } = await bookedShop();
    const deletions = () => ports.mails.filter(({ messageId }) => messageId.startsWith('customer-deleted-'));
    await cancel(1);
    await shop.deleteBooking(aVisitor(), id);
    await drain();
    await later();
    expect(told()).toEqual([]);
    expect(deletions()).toHaveLength(1);
    const [mail] = deletions();
    expect(mail).toMatchObject({
      to: { address: 'hello@wondercast.example' },
      subject: `Deleted by its customer: ${reference}, Northlight Studio`,
    });
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('Mara Reyes, Northlight Studio has deleted');
    expect(mail?.text).toContain('3 sessions');
    const other = await shop.placeBooking(aPlacing({ shownTotal: usd(990) }));
    await shop.deleteAnyBooking(anAdmin(), other.id);
    await drain();
    expect(deletions()).toHaveLength(1);
  });

  it('is not told where the desk did it, or the booking is gone', async () => {
    const { shop, ports, id, drain, later, cancel, told } = await bookedShop();
    const admin = await ports.unitOfWork(({ accounts }) => accounts.add(anAccount({ role: 'admin' })));
    await shop.cancelAny(
      anAdmin(admin.id),
      { bookingId: id, sessionId: `${id}-1-1` },
      { by: 'customer', fee: null, reason: 'They called' },
    );
    await drain();
    expect(told()).toEqual([]);
    await cancel(2);
    await shop.deleteBooking(aVisitor(), id);
    await later();
    expect(told()).toEqual([]);
  });
});
