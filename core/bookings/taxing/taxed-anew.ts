import type { Catalogue } from '../../shop/catalogue/ports.ts';
import type { LineTax } from '../../shop/tax/line-tax.ts';
import type { Supply } from '../../shop/tax/place.ts';
import { lineTaxOf } from '../../shop/tax/place.ts';
import { type SoldTax, withRunTax } from '../../shop/tax/sold-tax.ts';
import type { TaxSettings } from '../../shop/tax/tax-settings.ts';
import type { Booking } from '../booking/booking.ts';

type Bought = Pick<Booking, 'tax' | 'billing' | 'lines' | 'customer'>;

/** How each experience of a booking is supplied today. An experience that is no longer sold counts as online. */
export const suppliesOf = async (
  { catalogue }: { readonly catalogue: Pick<Catalogue, 'offersOf'> },
  { lines }: Pick<Booking, 'lines'>,
): Promise<ReadonlyMap<number, Supply>> => {
  const ids = [...new Set(lines.flatMap(({ experienceId }) => experienceId ?? []))];
  const offers = await catalogue.offersOf(ids);
  return new Map([...offers].map(([id, { supply }]) => [id, supply]));
};

/**
 * The tax of a booking as if its customer had given no tax number: each unit in its category and at the rates of its day. null where the
 * booking has no tax or no address.
 */
export const taxedWithoutNumber = (
  { tax, billing, lines, customer }: Bought,
  supplies: ReadonlyMap<number, Supply>,
  settings: TaxSettings,
): SoldTax | null => {
  if (!tax || !billing) return null;
  const anew = ({ category, day }: LineTax, supply: Supply): LineTax =>
    lineTaxOf({
      category,
      day,
      supply,
      billing: { ...billing, taxNumber: null },
      isCompany: Boolean(customer.companyName),
      settings,
    });
  return tax.units.reduce<SoldTax>(
    (sold, run) => {
      const usual = tax.rates[run.rate];
      if (!usual) return sold;
      const supply = supplies.get(lines[run.line]?.experienceId ?? -1) ?? { kind: 'online' };
      const addOns = run.addOns.flatMap(([id, at]) => {
        const own = tax.rates[at];
        return own ? [[id, anew(own, supply)] as const] : [];
      });
      return withRunTax(sold, run, { unit: anew(usual, supply), addOns: new Map(addOns) });
    },
    { ...tax, rates: [], units: [] },
  );
};

const chargedBy = ({ rates, units }: SoldTax) =>
  units.map(({ line, from, to, rate, addOns }) => [
    line,
    from,
    to,
    ...[rate, ...addOns.map(([, at]) => at)].map((at) => [rates[at]?.percent, rates[at]?.contained]),
  ]);

/** Whether two taxes come to different amounts. */
export const chargesOtherwise = (a: SoldTax, b: SoldTax): boolean =>
  JSON.stringify(chargedBy(a)) !== JSON.stringify(chargedBy(b));
