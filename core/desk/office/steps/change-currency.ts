import { dayAt } from '../../../kernel/calendar.ts';
import { currencyOf } from '../../../kernel/country-currencies.ts';
import { digitsOf } from '../../../kernel/currencies.ts';
import { type MinorUnits, minorUnits } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { toEditable } from '../../../shop/catalogue/experience.ts';
import { TIERS, tierPrices } from '../../../shop/pricing/tiers.ts';
import type { OfficeStore } from '../ports.ts';

export const SOLD_ALREADY =
  'The currency is fixed once something was sold. Empty the demo first if only its bookings are there.';
/** Maximum number of names in the refusal. */
const MOST_NAMED = 5;

/** Names what has decimals that the new currency lacks, for the person who has to round it. */
export const losesDecimals = (names: readonly string[]): string => {
  const named = names.slice(0, MOST_NAMED).join(', ');
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return `These prices have decimals that this currency does not have: ${named}${more}. Round them first.`;
};

/** Why the currency cannot change while tax is on. */
export const noRateOf = (from: string, to: string): string =>
  `Tax is on, and documents would have to say it in ${to} too: there is no rate of exchange of ${from} to ${to}. Switch tax off first, and enter the rate when you switch it on again.`;

/**
 * While tax is on, documents must show it in the currency of the seller's country: a new currency of the shop needs an exchange rate to it.
 */
const assertTaxIsSaid = async (
  { settings }: Pick<OfficeStore, 'settings'>,
  after: string,
  at: Date,
): Promise<void> => {
  const tax = (await settings.byName('tax'))?.value;
  const to = tax?.isOn && tax.seller ? currencyOf(tax.seller.country) : null;
  if (!to || to === after) return;
  const today = dayAt(at, 0);
  const has = tax?.exchangeRates?.some((rate) => rate.from === after && rate.to === to && rate.day <= today);
  if (!has) throw new Refusal('conflict', noRateOf(after, to));
};

/** The amount with the same number in a currency with another number of decimals; a fraction where decimals are lost. */
const scaled = (amount: MinorUnits, from: number, to: number): number =>
  to < from ? amount / 10 ** (from - to) : amount * 10 ** (to - from);

/**
 * Gives every price the same number in another currency: 990.00 USD become 990 JPY. Call it in the unit of work that sets the currency.
 * @throws Refusal 'conflict' where something was sold, tax could not be said, or decimals would be lost
 */
export const changeCurrency = async (
  store: Pick<OfficeStore, 'bookings' | 'catalogue' | 'discountCodes' | 'settings'>,
  before: string,
  after: string,
  at: Date,
): Promise<void> => {
  if (before === after) return;
  const { bookings, catalogue, discountCodes } = store;
  // With this lock, a booking that was priced in the old currency is either placed before, or priced again afterwards.
  await catalogue.lockExclusively();
  if (await bookings.hasSold()) throw new Refusal('conflict', SOLD_ALREADY);
  await assertTaxIsSaid(store, after, at);
  const [from, to] = [digitsOf(before), digitsOf(after)];
  if (from === to) return;
  const isLost = (amount: MinorUnits) => !Number.isInteger(scaled(amount, from, to));
  const convert = (amount: MinorUnits) => minorUnits(scaled(amount, from, to));
  const { experiences, addOns } = await catalogue.load();
  const codes = await discountCodes.all();
  const lost = [
    ...experiences
      .filter(({ prices }) => TIERS.some((tier) => isLost(prices[tier])))
      .map(({ title }) => title),
    ...addOns.filter(({ price }) => isLost(price)).map(({ name }) => name),
    ...codes
      .filter(
        ({ discountType, discountValue, minOrderAmount }) =>
          isLost(minOrderAmount) ||
          (discountType === 'fixed' && to === 0 && !Number.isInteger(discountValue)),
      )
      .map(({ code }) => code),
  ];
  if (lost.length > 0) throw new Refusal('conflict', losesDecimals(lost));
  await catalogue.putExperiences(
    experiences.map((experience) => ({
      ...toEditable(experience),
      id: experience.id,
      prices: tierPrices((tier) => convert(experience.prices[tier])),
    })),
    at,
  );
  await catalogue.putAddOns(
    addOns.map((addOn) => ({ ...addOn, price: convert(addOn.price) })),
    at,
  );
  for (const { id, minOrderAmount } of codes)
    await discountCodes.change(id, { minOrderAmount: convert(minOrderAmount) }, at);
};
