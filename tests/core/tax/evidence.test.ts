import { placeWords } from '@wondercast/core/bookings/taxing/words';
import type { Billing } from '@wondercast/core/people/billing';
import type { TaxChoice } from '@wondercast/core/shop/tax/tax-settings';
import { describe, expect, it } from 'vitest';
import { allPages } from '../../support/all-pages.ts';
import { aUser } from '../../support/memory-ports.ts';
import { anAdmin, payingShop } from '../../support/paying.ts';
import { aBilling, BERLIN } from './a-tax.ts';

const sent = (billing: Billing) => ({ ...billing, lines: [...billing.lines] });
const YEAR_MINUTES = 366 * 24 * 60;

/** A booking that was paid by card and invoiced, or not yet. */
const paidBooking = async (billing: Billing, isInvoiced = true, change: Partial<TaxChoice> = {}) => {
  const made = await payingShop();
  const { shop, ports } = made;
  await shop.setTax(anAdmin(), null, { ...BERLIN, isOn: true, ...change });
  const booking = await made.bookPaid({ billing: sent(billing) });
  if (isInvoiced) {
    await shop.numberInvoice(booking.id);
    await made.drain();
  }
  const evidence = async () =>
    (await shop.listInvoices(anAdmin(), { limit: 10, before: null })).invoices.map((each) => each.evidence);
  const cards = async () =>
    (await ports.read.ledger.ofBooking(booking.id)).flatMap(({ kind, card, cardCountry }) =>
      kind === 'charge' ? [[card?.lastFour ?? null, cardCountry]] : [],
    );
  return { ...made, booking, evidence, cards };
};

const OF_VIENNA = {
  billingCountry: 'AT',
  cardCountries: ['US'],
  places: [{ country: 'AT', region: null, by: 'customer', isAssumed: false, insteadOf: null }],
  numberChecks: [],
};

describe('why a document has its tax', () => {
  it('is kept with it: the customer’s country, that of the card, and whose place decides', async () => {
    const { evidence } = await paidBooking(aBilling('AT'));
    expect(await evidence()).toEqual([OF_VIENNA]);
  });

  it('stays when the booking is deleted, without the card, until the documents go', async () => {
    const { shop, booking, evidence, cards, pass } = await paidBooking(aBilling('AT'));
    expect(await cards()).toEqual([['4242', 'US']]);
    await shop.deleteAnyBooking(anAdmin(), booking.id);
    expect(await evidence()).toEqual([OF_VIENNA, OF_VIENNA]);
    expect(await cards()).toEqual([[null, 'US']]);
    pass(9 * YEAR_MINUTES);
    await shop.deleteExpiredInvoices();
    expect(await cards()).toEqual([[null, 'US']]);
    pass(2 * YEAR_MINUTES);
    await shop.deleteExpiredInvoices();
    expect([await evidence(), await cards()]).toEqual([[], [[null, null]]]);
  });

  it('goes with a booking that has no document', async () => {
    const { shop, booking, cards } = await paidBooking(aBilling('AT'), false);
    await shop.deleteAnyBooking(anAdmin(), booking.id);
    expect(await cards()).toEqual([[null, null]]);
  });

  it('has the checks of its booking’s number, and nothing where no tax is said', async () => {
    const { evidence } = await paidBooking(aBilling('AT', { taxNumber: 'ATU13585627' }), true, {
      checksNumbers: true,
    });
    expect((await evidence())[0]).toMatchObject({
      numberChecks: [{ number: 'ATU13585627', office: 'vies' }],
    });
    const off = await paidBooking(aBilling('AT'), true, { isOn: false });
    expect([await off.evidence(), await off.cards()]).toEqual([[null], [['4242', null]]]);
  });

  it('is told to whoever asks for their data, with the country of the card', async () => {
    const made = await payingShop();
    const { shop, clock } = made;
    await shop.setTax(anAdmin(), null, { ...BERLIN, isOn: true });
    const account = await shop.register({
      username: 'mara',
      password: 'correct horse',
      email: 'mara@northlight.example',
      fullName: 'Mara Reyes',
      companyName: null,
    });
    const caller = aUser(account.id);
    const { id } = await made.bookPaid({ caller, billing: sent(aBilling('AT')) });
    const { bookings, cardCountries } = await shop.exportMyData(caller);
    expect((await allPages(bookings)).map((each) => each.id)).toEqual([id]);
    expect(await allPages(cardCountries)).toEqual([{ bookingId: id, country: 'US', paidAt: clock.now }]);
  });

  it('is said in words', () => {
    expect(placeWords({ by: 'venue', isAssumed: false })).toBe('The venue’s place decides.');
    expect(placeWords({ by: 'customer', isAssumed: true })).toBe(
      'The customer’s place decides; nobody has said it, so the seller’s was taken.',
    );
    expect(placeWords({ by: 'customer', isAssumed: false, insteadOf: 'FR' })).toBe(
      'The customer’s place decides; France has no rate in the settings, so the seller’s was taken.',
    );
    expect(placeWords({ isAssumed: false })).toBe('Its place was frozen with the booking.');
  });
});
