import type { Zone } from '../../calendar/scheduling/zone.ts';
import { dayIn } from '../../calendar/staffing/wall-clock.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import type { Billing } from '../../people/billing.ts';
import type { Offer, OfferedAddOn } from '../../shop/catalogue/offer.ts';
import type { Settings } from '../../shop/settings/registry.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import { shopZone } from '../../shop/settings/shop-zone.ts';
import { lineTaxOf } from '../../shop/tax/place.ts';
import { noUnitsTaxed, type SoldTax, type UnitTax, withRunTax } from '../../shop/tax/sold-tax.ts';
import type { TaxSettings } from '../../shop/tax/tax-settings.ts';
import type { QuotedLine } from './quote.ts';

/** The buyer, as far as tax depends on them. */
export interface TaxedBuyer {
  /** null while nobody has given an address. */
  readonly billing: Billing | null;
  readonly companyName: string | null;
}

/** What the tax of something that is sold now depends on. */
export interface Taxing extends TaxedBuyer {
  readonly settings: TaxSettings;
  /** The shop's time zone, which decides days. */
  readonly zone: Zone;
  readonly at: Date;
}

/** What computing tax needs; `settings` are read only where tax is on. */
interface TaxNeeds {
  readonly profile: Pick<ShopProfile, 'tax'>;
  readonly read: { readonly settings: Settings };
}

/** What tax depends on for a buyer now; null while tax is off. */
export const taxingFor = async (
  { profile: { tax }, read }: TaxNeeds,
  { billing, companyName }: TaxedBuyer,
  at: Date,
): Promise<Taxing | null> => tax && { settings: tax, zone: await shopZone(read), billing, companyName, at };

/** The tax of a unit on a day, and of its add-ons. */
export const taxOfUnit = (
  { settings, billing, companyName }: Omit<Taxing, 'zone' | 'at'>,
  { experience, supply }: Pick<Offer, 'experience' | 'supply'>,
  addOns: readonly OfferedAddOn[],
  day: LocalDate,
): UnitTax => {
  const usual = experience.taxCategory ?? 'standard';
  const isCompany = Boolean(companyName);
  const of = (category: typeof usual) => lineTaxOf({ category, supply, day, billing, isCompany, settings });
  const own = addOns.flatMap(({ id, taxCategory }) =>
    taxCategory && taxCategory !== usual ? [[id, of(taxCategory)] as const] : [],
  );
  return { unit: of(usual), addOns: new Map(own) };
};

/** The day of each unit: the day of its free time, else of its first preferred time, else today. */
const daysOf = ({ quantity, chosen = [], slots }: QuotedLine, { zone, at }: Taxing): readonly LocalDate[] =>
  Array.from({ length: quantity }, (_, unit) => {
    const time = chosen[unit];
    return time
      ? dayIn(new Date(time.startsAt).getTime(), zone)
      : (slots[unit]?.date ?? dayIn(at.getTime(), zone));
  });

/** The tax of every unit of priced lines. Lines whose experience is gone cost nothing. */
export const taxOfLines = (
  lines: readonly QuotedLine[],
  offers: ReadonlyMap<number, Offer>,
  taxing: Taxing,
): SoldTax => {
  const { entered, isWithheldOutside } = taxing.settings;
  let sold = noUnitsTaxed({ entered, zone: taxing.zone, isWithheldOutside });
  for (const [at, line] of lines.entries()) {
    const offer = offers.get(line.experienceId);
    if (!offer) continue;
    const days = daysOf(line, taxing);
    // Units of one day are usually adjacent, and a cart may have thousands.
    for (let from = 0; from < days.length; ) {
      const day = days[from];
      if (day === undefined) break;
      let to = from;
      while (days[to + 1] === day) to++;
      sold = withRunTax(sold, { line: at, from, to }, taxOfUnit(taxing, offer, line.addOns, day));
      from = to + 1;
    }
  }
  return sold;
};
