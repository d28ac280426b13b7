import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { Billing } from '@wondercast/core/people/billing';
import type { TaxCategory } from '@wondercast/core/shop/tax/line-tax';
import type { TaxRate, TaxSettings } from '@wondercast/core/shop/tax/tax-settings';

/** Facts of a demo shop that charges tax. */
export interface DemoTax {
  readonly settings: TaxSettings;
  readonly zone: Zone;
  /** The billing details of the booking with this number. */
  readonly billingOf: (number: number) => Billing | null;
  /** The tax category of an add-on; null: the same as its experience. */
  readonly categoryOf: (addOn: string) => TaxCategory | null;
}

const rate = (
  country: string,
  category: TaxCategory,
  percent: number,
  change: Partial<TaxRate> = {},
): TaxRate => ({
  country,
  region: null,
  category,
  percent,
  name: 'VAT',
  from: '2021-01-01' as LocalDate,
  parts: [],
  text: null,
  ...change,
});

const SETTINGS: TaxSettings = {
  seller: {
    name: 'Wondercast Europa GmbH',
    lines: ['Torstraße 1'],
    postalCode: '10119',
    city: 'Berlin',
    country: 'DE',
    region: null,
  },
  // An example number with valid check digits. A real shop has its own.
  registrations: [{ country: 'DE', number: 'DE136695976' }],
  entered: 'gross',
  rates: [
    rate('DE', 'standard', 19),
    rate('DE', 'reduced', 7),
    rate('AT', 'standard', 20),
    rate('AT', 'reduced', 10),
    rate('FR', 'standard', 20),
    rate('FR', 'reduced', 5.5),
  ],
  place: 'preset',
  isWithheldOutside: false,
};

const billed = (country: string, city: string, postalCode: string, taxNumber: string | null): Billing => ({
  name: '',
  lines: [],
  postalCode,
  city,
  country,
  region: null,
  taxNumber,
});

const BUYERS: readonly (Billing | null)[] = [
  billed('DE', 'München', '80331', null),
  billed('AT', 'Wien', '1070', 'ATU13585627'),
  billed('FR', 'Lyon', '69001', null),
  null,
  billed('US', 'New York', '10001', null),
];

/** Add-ons that are food or drink at home, which have the reduced rate. */
const FOOD = /tasting kit|bar kit|ingredient box/i;

/** A demo shop in Berlin: prices include German VAT, and customers come from several countries. */
export const EUROPEAN_SHOP: DemoTax = {
  settings: SETTINGS,
  zone: 'Europe/Berlin',
  billingOf: (number) => BUYERS[number % BUYERS.length] ?? null,
  categoryOf: (addOn) => (FOOD.test(addOn) ? 'reduced' : null),
};
