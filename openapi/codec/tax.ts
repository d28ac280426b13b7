import type { WithLastChange } from '@wondercast/core/shop/settings/last-change';
import type { Setting } from '@wondercast/core/shop/settings/registry';
import type { TaxChoice, TaxRate } from '@wondercast/core/shop/tax/tax-settings';
import { encodeLastChange } from './last-change.ts';
import type { Wire } from './wire.ts';

const encodeRate = (rate: TaxRate): Wire<'TaxSettings'>['rates'][number] => ({
  country: rate.country,
  region: rate.region,
  category: rate.category,
  percent: rate.percent,
  name: rate.name,
  from: rate.from,
  parts: rate.parts.map(({ name, number, percent }) => ({ name, number, percent })),
  text: rate.text,
});

/** What the owner says of tax, as staff edit it. */
export const encodeTax = ({
  value: { seller, registrations, rates, ...others },
  version,
  changed,
}: WithLastChange<Setting<TaxChoice>>): Wire<'TaxSettings'> => ({
  isOn: others.isOn,
  seller: seller && {
    name: seller.name,
    lines: [...seller.lines],
    postalCode: seller.postalCode,
    city: seller.city,
    country: seller.country,
    region: seller.region,
  },
  registrations: registrations.map(({ country, number }) => ({ country, number })),
  entered: others.entered,
  rates: rates.map(encodeRate),
  place: others.place,
  isWithheldOutside: others.isWithheldOutside,
  version,
  changed: encodeLastChange(changed),
});
