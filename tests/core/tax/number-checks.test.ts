import type { OfficeAnswer } from '@wondercast/core/bookings/taxing/number-check';
import {
  answered,
  askerOf,
  CHECK_PAUSES_MS,
  type NumberCheck,
  newNumberCheck,
  nextTry,
  officeOf,
} from '@wondercast/core/bookings/taxing/number-check';
import type { TaxOffices } from '@wondercast/core/bookings/taxing/ports';
import { minorUnits } from '@wondercast/core/kernel/money';
import type { Billing } from '@wondercast/core/people/billing';
import type { TaxChoice } from '@wondercast/core/shop/tax/tax-settings';
import { describe, expect, it } from 'vitest';
import { aPlacing } from '../../support/memory-ports.ts';
import { anAdmin, mailsOf, payingShop, payTokenIn, QUIZ } from '../../support/paying.ts';
import { aBilling, aRate, BERLIN } from './a-tax.ts';

const VIENNA = aBilling('AT', { taxNumber: 'ATU13585627' });
const sent = (billing: Billing) => ({ ...billing, lines: [...billing.lines] });
/** 990.00 less the 19 % that it contains. */
const NET = minorUnits(83_193);
const VALID = {
  kind: 'valid',
  name: 'Wiener Quiz GmbH',
  address: 'Lindengasse 4, 1070 Wien',
  consultation: 'WAPI1',
} as const satisfies OfficeAnswer;
const REFUSED: OfficeAnswer = { kind: 'invalid', name: null, address: null, consultation: 'WAPI2' };
const AWAY: OfficeAnswer = { kind: 'away', problem: 'the service is away' };

/** A taxed shop whose offices answer one answer after the other, the last for ever. */
const checkingShop = async (answers: readonly OfficeAnswer[], change: Partial<TaxChoice> = {}) => {
  const asked: Parameters<TaxOffices['ask']>[0][] = [];
  const taxOffices: TaxOffices = {
    ask: async (question) => {
      asked.push(question);
      return answers[Math.min(asked.length, answers.length) - 1] ?? AWAY;
    },
  };
  const made = await payingShop({ taxOffices });
  const setTax = async (more: Partial<TaxChoice>) =>
    made.shop.setTax(anAdmin(), null, { ...BERLIN, isOn: true, checksNumbers: true, ...change, ...more });
  await setTax({});
  const book = async (billing: Billing = VIENNA, shownTotal = NET) => {
    const booking = await made.shop.placeBooking(aPlacing({ billing: sent(billing), shownTotal }));
    await made.drain();
    return booking;
  };
  const checksOf = async (id: number) => made.ports.read.numberChecks.ofBookings([id]);
  const bookingOf = async (id: number) => {
    const booking = await made.ports.read.bookings.byId(id);
    if (!booking) throw new Error('The booking is gone');
    return booking;
  };
  const matters = () => made.shop.taxMatters(anAdmin());
  /** Waits past a pause, and does what is due then. */
  const passMs = async (ms: number) => {
    made.pass(ms / 60_000 + 1);
    await made.drain();
  };
  return { ...made, asked, setTax, book, checksOf, bookingOf, matters, passMs };
};

/** A booking whose number was refused. */
const refused = async () => {
  const made = await checkingShop([REFUSED]);
  const booking = await made.book();
  const [check] = await made.checksOf(booking.id);
  return { ...made, booking, checkId: check?.id ?? 0 };
};

describe('who knows a tax number', () => {
  it.each([
    ['AT', 'ATU13585627', 'vies'],
    ['GR', 'EL094259216', 'vies'],
    ['MC', 'FR40303265045', 'vies'],
    ['GB', 'GB980780684', 'hmrc'],
    ['GB', 'XI980780684', 'hmrc'],
    ['CH', 'CHE107787577', null],
    ['AT', null, null],
  ])('of %s, %s: %s', (country, taxNumber, office) => {
    expect(officeOf({ country, taxNumber })).toBe(office);
  });

  it('is told the number of the seller, of its own country first', () => {
    const registrations = [
      { country: 'FR', number: 'FR40303265045' },
      { country: 'DE', number: 'DE136695976' },
      { country: 'GB', number: 'GB980780684' },
    ];
    expect(askerOf({ ...BERLIN, registrations }, 'vies')).toBe('DE136695976');
    expect(askerOf({ ...BERLIN, registrations }, 'hmrc')).toBe('GB980780684');
    expect(askerOf(BERLIN, 'hmrc')).toBeNull();
  });
});

describe('a tax number', () => {
  it('is checked after the booking, once, and what is told is kept with it', async () => {
    const { book, asked, checksOf, shop, matters, drain } = await checkingShop([VALID]);
    const booking = await book();
    expect(booking.total).toBe(NET);
    expect(asked).toEqual([{ office: 'vies', number: 'ATU13585627', asker: 'DE136695976' }]);
    expect(await checksOf(booking.id)).toMatchObject([
      { name: VALID.name, address: VALID.address, consultation: VALID.consultation, state: 'valid' },
    ]);
    // The job again, as after a crash.
    const [check] = await checksOf(booking.id);
    await shop.checkTaxNumber({ checkId: check?.id ?? 0, attempt: 0 });
    await drain();
    expect(asked).toHaveLength(1);
    expect(await matters()).toEqual([]);
    expect((await shop.bookingForAdmin(anAdmin(), booking.id)).numberChecks).toEqual([check]);
  });

  it('is not checked where the owner does not want it, and where it makes no difference', async () => {
    const off = await checkingShop([REFUSED], { checksNumbers: false });
    await off.book();
    expect(off.asked).toEqual([]);
    const on = await checkingShop([REFUSED]);
    await on.book(aBilling('DE', { taxNumber: 'DE136695976' }), QUIZ);
    // Online, Britain is outside the scope with and without a number.
    await on.book(aBilling('GB', { taxNumber: 'GB980780684' }), NET);
    await on.book(aBilling('AT'), QUIZ);
    expect(on.asked).toEqual([]);
  });

  it('is asked about again while nobody answers, and no try is made twice', async () => {
    const { book, asked, checksOf, shop, matters } = await checkingShop([AWAY, AWAY, AWAY, VALID]);
    const booking = await book();
    expect(await checksOf(booking.id)).toMatchObject([
      { state: 'valid', name: 'Wiener Quiz GmbH', problem: null, attempts: 4 },
    ]);
    for (const attempt of [0, 1, 3, 4])
      await shop.checkTaxNumber({ checkId: (await checksOf(booking.id))[0]?.id ?? 0, attempt });
    expect(asked).toHaveLength(4);
    expect(await matters()).toEqual([]);
  });

  it('waits longer and longer, for five days in all', () => {
    const at = (ms: number) => new Date(Date.UTC(2026, 10, 27, 18) + ms);
    let check: NumberCheck = { ...newNumberCheck(1, 'ATU13585627', 'vies', at(0)), id: 1 };
    const waits: number[] = [];
    for (let now = 0, next: Date | null = at(0); next; now = next ? next.getTime() - at(0).getTime() : now) {
      check = answered(check, AWAY, null, at(now));
      next = nextTry(check);
      if (next) waits.push(next.getTime() - at(now).getTime());
    }
    expect(waits).toEqual(CHECK_PAUSES_MS);
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(4 * 24 * 60 * 60_000);
    expect(check).toMatchObject({ state: 'unanswered', problem: 'the service is away' });
  });

  it('is listed once nobody has answered to the last, and can be asked about once more', async () => {
    const silence = Array.from({ length: CHECK_PAUSES_MS.length + 1 }, () => AWAY);
    const { book, asked, shop, matters, drain, checksOf } = await checkingShop([...silence, VALID]);
    const booking = await book();
    expect(asked).toHaveLength(silence.length);
    expect(await matters()).toMatchObject([{ kind: 'tax-number', check: { state: 'unanswered' } }]);
    await shop.checkNumberAgain(anAdmin(), (await checksOf(booking.id))[0]?.id ?? 0);
    await drain();
    expect(await checksOf(booking.id)).toMatchObject([{ state: 'valid', attempts: 1 }]);
    expect(await matters()).toEqual([]);
  });

  it('of another kind takes the place of one that was refused', async () => {
    const { shop, booking, checksOf, drain, matters } = await refused();
    expect(await matters()).toHaveLength(1);
    const billing = sent({ ...VIENNA, taxNumber: 'ATU10223006' });
    await shop.correctCustomer(anAdmin(), booking.id, { billing });
    await drain();
    expect(await checksOf(booking.id)).toMatchObject([
      { number: 'ATU13585627', decision: 'replaced' },
      { number: 'ATU10223006', decision: null, state: 'invalid' },
    ]);
    expect(await matters()).toMatchObject([{ check: { number: 'ATU10223006' } }]);
  });
});

describe('a tax number that is refused', () => {
  it('leaves the booking as it is, and is listed', async () => {
    const { booking, bookingOf, matters } = await refused();
    expect(await bookingOf(booking.id)).toMatchObject({ total: NET, billing: VIENNA });
    expect(await matters()).toMatchObject([
      { kind: 'tax-number', booking: { id: booking.id }, check: { state: 'invalid', consultation: 'WAPI2' } },
    ]);
  });

  it('charges tax in one press: the difference is owed and told, and a new document follows', async () => {
    const made = await refused();
    const { shop, booking, bookingOf, matters, passMs, ports, checkId, checksOf } = made;
    await passMs(60_000);
    const both = await Promise.allSettled([1, 2].map(() => shop.chargeTax(anAdmin(), checkId)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const after = await bookingOf(booking.id);
    expect(after).toMatchObject({ total: QUIZ, taxAdded: 0, billing: { ...VIENNA, taxNumber: null } });
    expect(after.tax?.rates).toMatchObject([{ country: 'AT', percent: 20, reason: 'taxed' }]);
    await passMs(60 * 60_000);
    const documents = await ports.read.invoices.ofBooking(booking.id);
    expect(documents.map(({ kind, figures }) => [kind, figures.total, figures.taxed?.amount])).toEqual([
      ['invoice', NET, 0],
      ['credit-note', NET, 0],
      ['invoice', QUIZ, 16_500],
    ]);
    expect(mailsOf(made, 'booking-amended').at(-1)?.text).toContain(
      'VIES did not confirm the tax number ATU13585627',
    );
    expect(await shop.openBalance(payTokenIn(made))).toMatchObject({ amount: QUIZ });
    expect(await checksOf(booking.id)).toMatchObject([{ decision: 'charged', decidedBy: 'admin' }]);
    expect(await matters()).toEqual([]);
  });

  it('owes the difference alone where it is paid', async () => {
    const { shop, booking, bookingOf, checkId, ports } = await refused();
    await shop.setPaymentStatus(anAdmin(), booking.id, { paymentStatus: 'paid' });
    await shop.chargeTax(anAdmin(), checkId);
    expect(await bookingOf(booking.id)).toMatchObject({ total: QUIZ, waived: 0, paymentStatus: 'pending' });
    const { open } = await shop.bookingForAdmin(anAdmin(), booking.id);
    expect(open).toBe(QUIZ - NET);
    expect(await ports.read.ledger.ofBooking(booking.id)).toHaveLength(1);
  });

  it('closes a payment that asks for less, before tax is charged', async () => {
    const made = await refused();
    const { shop, bookingOf, booking, checkId, simulator } = made;
    const opened = await shop.openBalance(payTokenIn(made));
    await shop.chargeTax(anAdmin(), checkId);
    expect((await bookingOf(booking.id)).total).toBe(QUIZ);
    await expect(simulator.cards.pay(opened.clientSecret, '4242 4242 4242 4242')).rejects.toThrow();
  });

  it('is listed as a missing rate, too, where the place has none', async () => {
    const made = await checkingShop([REFUSED], { rates: [aRate('DE', 19)] });
    const booking = await made.book();
    await made.shop.chargeTax(anAdmin(), (await made.checksOf(booking.id))[0]?.id ?? 0);
    expect((await made.bookingOf(booking.id)).total).toBe(QUIZ);
    expect(await made.matters()).toMatchObject([{ kind: 'missing-rate', missing: { country: 'AT' } }]);
  });

  it('is refused politely where nothing can be charged', async () => {
    const { shop, booking, checkId, setTax, bookingOf } = await refused();
    const charge = () => shop.chargeTax(anAdmin(), checkId);
    await setTax({ isOn: false });
    await expect(charge()).rejects.toThrow('Tax is off');
    await setTax({});
    // Of New York, nothing is charged with and without a number.
    await shop.correctCustomer(anAdmin(), booking.id, { billing: { country: 'US' } });
    await expect(charge()).rejects.toThrow('would cost the same');
    expect((await bookingOf(booking.id)).total).toBe(NET);
    await shop.cancelAny(
      anAdmin(),
      { bookingId: booking.id, sessionId: null },
      { reason: 'Ill', by: 'shop' },
    );
    await expect(charge()).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is kept for a reason, which stays with it, once', async () => {
    const { shop, booking, checkId, checksOf, bookingOf, matters, ports } = await refused();
    await expect(shop.keepNumber(anAdmin(), checkId, { reason: ' ' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    await shop.keepNumber(anAdmin(), checkId, { reason: 'The certificate came by post.' });
    await expect(shop.keepNumber(anAdmin(), checkId, { reason: 'Again' })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(shop.chargeTax(anAdmin(), checkId)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await checksOf(booking.id)).toMatchObject([
      { decision: 'kept', reason: 'The certificate came by post.', decidedBy: 'admin' },
    ]);
    expect((await bookingOf(booking.id)).total).toBe(NET);
    expect(await matters()).toEqual([]);
    const [logged] = ports.store.tables.audit.all().slice(-1);
    expect(logged).toMatchObject({ action: 'booking.tax-number-kept' });
    expect(JSON.stringify(logged)).not.toContain('ATU');
  });

  it('is kept with the documents of a deleted booking, and goes with one that has none', async () => {
    const documented = await refused();
    await documented.passMs(60_000);
    await documented.shop.deleteAnyBooking(anAdmin(), documented.booking.id);
    expect(await documented.checksOf(documented.booking.id)).toHaveLength(1);
    expect(await documented.matters()).toEqual([]);
    await expect(documented.shop.chargeTax(anAdmin(), documented.checkId)).rejects.toMatchObject({
      kind: 'not-found',
    });
    const plain = await checkingShop([REFUSED]);
    const booking = await plain.shop.placeBooking(aPlacing({ billing: sent(VIENNA), shownTotal: NET }));
    const [check] = await plain.checksOf(booking.id);
    await plain.shop.checkTaxNumber({ checkId: check?.id ?? 0, attempt: 0 });
    expect(await plain.matters()).toHaveLength(1);
    await plain.shop.deleteAnyBooking(anAdmin(), booking.id);
    expect(await plain.checksOf(booking.id)).toEqual([]);
  });
});
