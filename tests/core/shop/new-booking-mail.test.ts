import { expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { mailsOf, payingShop } from '../../support/paying.ts';

it('the desk’s mail of a new booking says what it was booked for, also when it was changed before the mail', async () => {
  const made = await payingShop();
  const { shop, drain } = made;
  const { id, version, reference, total } = await shop.placeBooking(aPlacing());
  const asking = { caller: aVisitor(), token: null };
  const lines = [{ line: 1, headcount: 60 }];
  await shop.amendBooking(asking, id, { lines, shownDifference: usd(260), version });
  expect([total, (await made.ports.read.bookings.byId(id))?.total]).toEqual([usd(990), usd(1250)]);
  await drain();
  const [mail] = mailsOf(made, 'new-booking-');
  expect(mail?.subject).toContain(`New booking ${reference}: $990.00 by`);
  expect(mail?.text).toContain('It was booked for $990.00 USD and has been changed since');

  const other = await shop.placeBooking(aPlacing({ caller: aVisitor('another') }));
  await drain();
  const plain = mailsOf(made, `new-booking-${other.reference}`)[0];
  expect(plain?.text).not.toContain('changed since');
});
