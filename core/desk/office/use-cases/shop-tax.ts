import { spanOf } from '../../../bookings/taxing/rate-spans.ts';
import { dayIn } from '../../../calendar/staffing/wall-clock.ts';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { currency } from '../../../kernel/money.ts';
import { invalid } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { editOf } from '../../../people/audit/edit.ts';
import { recordBy } from '../../../people/audit/record.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { CatalogueTable } from '../../../shop/catalogue/catalogue-file.ts';
import type { WithLastChange } from '../../../shop/settings/last-change.ts';
import type { Setting } from '../../../shop/settings/registry.ts';
import { shopZone } from '../../../shop/settings/shop-zone.ts';
import { withLastChange } from '../../../shop/settings/steps/with-last-change.ts';
import { type ExchangeRate, exchangeRateOn, taxCurrencyOf } from '../../../shop/tax/exchange-rate.ts';
import { exchangeLabel, neededRateWords } from '../../../shop/tax/exchange-words.ts';
import { NO_TAX, type TaxChoice, type TaxRate } from '../../../shop/tax/tax-settings.ts';
import { type ExchangeRatesRead, exchangeRatesOfTable } from '../exchange-file.ts';
import type { OfficePorts, OfficeStore } from '../ports.ts';
import { type RatesRead, ratesOfTable } from '../rates-file.ts';
import type { ShopTax } from '../shop-tax.ts';

/** A rate in the audit log: `DE standard 19 % VAT from 2026-01-01`. */
const rateInWords = ({ country, region, category, percent, name, from, parts }: TaxRate): string => {
  const made = parts.map((part) => `${part.name} ${part.percent} %`).join(' + ');
  return `${region ?? country} ${category} ${percent} % ${name}${made && ` (${made})`} from ${from}`;
};

const recordOfTax = recordBy<TaxChoice>({
  isOn: 'shown',
  seller: (seller) => ({
    seller:
      seller && [seller.name, ...seller.lines, seller.postalCode, seller.city, seller.country].join(', '),
  }),
  registrations: (registrations) => ({
    registrations: registrations.map(({ country, number }) => `${country} ${number}`),
  }),
  entered: 'shown',
  rates: (rates) => ({ rates: rates.map(rateInWords) }),
  place: 'shown',
  isWithheldOutside: 'shown',
  checksNumbers: 'shown',
  exchangeRates: (rates) => ({ exchangeRates: rates?.map(exchangeLabel) }),
});

/** Version 0 is below that of the first settings that are made: of two concurrent first edits, the later is refused. */
const UNSET: Setting<TaxChoice> = { value: NO_TAX, version: 0 };

const withUse = async (
  { taxedBookings }: Pick<OfficeStore, 'taxedBookings'>,
  setting: WithLastChange<Setting<TaxChoice>>,
): Promise<ShopTax> => {
  const { rates } = setting.value;
  return { ...setting, ratesInUse: await taxedBookings.taxedIn(rates.map((rate) => spanOf(rate, rates))) };
};

/**
 * The owner's tax settings.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const shopTax =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller): Promise<ShopTax> => {
    requireAdmin(caller);
    const setting = (await read.settings.byName('tax')) ?? UNSET;
    return withUse(read, await withLastChange(read, setting, 'tax', 'all'));
  };

const same = (a: TaxRate, b: TaxRate): boolean => JSON.stringify(entries(a)) === JSON.stringify(entries(b));
const entries = (rate: TaxRate) => [
  rate.country,
  rate.region,
  rate.category,
  rate.percent,
  rate.name,
  rate.from,
  rate.parts.map(({ name, number, percent }) => [name, number, percent]),
  rate.text,
  rate.code,
];

/**
 * While tax is on, a rate with bookings must stay as it is; it ends when another one begins. A new rate may not begin in the past if
 * something is booked on its past days.
 */
const assertUsedStay = async (
  { taxedBookings }: Pick<OfficeStore, 'taxedBookings'>,
  after: TaxChoice,
  before: TaxChoice,
  today: LocalDate,
): Promise<void> => {
  if (!before.isOn || !after.isOn) return;
  const isIn = (rates: readonly TaxRate[], rate: TaxRate): boolean => rates.some((each) => same(each, rate));
  const lost = before.rates.filter((rate) => rate.from <= today && !isIn(after.rates, rate));
  const early = after.rates.filter((rate) => rate.from < today && !isIn(before.rates, rate));
  const used = await taxedBookings.taxedIn([
    ...lost.map((rate) => spanOf(rate, before.rates)),
    ...early.map((rate) => spanOf(rate, after.rates)),
  ]);
  const lostInUse = lost.find((_, at) => used[at]);
  if (lostInUse)
    throw invalid(
      'rates',
      `A rate in use stays as it is: add one that begins later (${rateInWords(lostInUse)})`,
    );
  const tooEarly = early.find((_, at) => used[lost.length + at]);
  if (tooEarly)
    throw invalid(
      `rates.${after.rates.indexOf(tooEarly)}.from`,
      'Something is booked since that day: a rate may begin today or later',
    );
};

/** Where documents also show the tax in another currency, there must be an exchange rate of today or earlier. */
const assertExchanged = ({ isOn, seller, exchangeRates = [] }: TaxChoice, today: LocalDate): void => {
  const to = isOn && seller ? taxCurrencyOf(seller.country) : null;
  if (to && !exchangeRateOn(exchangeRates, to, today))
    throw invalid('exchangeRates', neededRateWords(currency(), to));
};

/** Sorts the newest first, so that equal lists compare equal. */
const newestFirst = (rates: readonly ExchangeRate[]): readonly ExchangeRate[] =>
  rates.toSorted((a, b) => (a.day < b.day ? 1 : -1));

/** The exchange rates that are not in `others`. */
const ratesApart = (rates: readonly ExchangeRate[], others: readonly ExchangeRate[]): ExchangeRate[] => {
  const said = new Set(others.map(exchangeLabel));
  return rates.filter((rate) => !said.has(exchangeLabel(rate)));
};

/**
 * Sets tax. What is booked or issued keeps its tax. Saving the same values leaves no trace.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid', 'conflict' (stale version)
 */
export const setTax =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, version: number | null | undefined, given: TaxChoice): Promise<ShopTax> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      // Edits run one after another, so that the compared value is the replaced one.
      await store.catalogue.lock();
      const before = (await store.settings.byName('tax')) ?? UNSET;
      assertVersion(version, before.version);
      // A client that does not know this field leaves it unchanged.
      const checksNumbers = given.checksNumbers ?? before.value.checksNumbers ?? false;
      const exchangeRates = newestFirst(given.exchangeRates ?? before.value.exchangeRates ?? []);
      const value = { ...given, checksNumbers, exchangeRates };
      const today = dayIn(at.getTime(), await shopZone(store));
      await assertUsedStay(store, value, before.value, today);
      assertExchanged(value, today);
      const had = before.value.exchangeRates ?? [];
      const changes = editOf(
        recordOfTax,
        // The audit log shows the added and removed exchange rates, not the hundreds that stay.
        { checksNumbers: false, ...before.value, exchangeRates: ratesApart(had, exchangeRates) },
        { ...value, exchangeRates: ratesApart(exchangeRates, had) },
      );
      if (!changes) return withUse(store, await withLastChange(store, before, 'tax', 'all'));
      const set = await store.settings.put('tax', value, at);
      await note('tax.set', 'tax', 'all', changes);
      return withUse(store, await withLastChange(store, set, 'tax', 'all'));
    });

/**
 * Parses tax rates from a file, and changes nothing.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const readTaxRates =
  () =>
  (caller: Caller, table: CatalogueTable): RatesRead => {
    requireAdmin(caller);
    return ratesOfTable(table);
  };

/**
 * Parses exchange rates from a file, and changes nothing.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const readExchangeRates =
  () =>
  (caller: Caller, table: CatalogueTable): ExchangeRatesRead => {
    requireAdmin(caller);
    return exchangeRatesOfTable(table);
  };
