import type { ExchangeRatesRead } from '@wondercast/core/desk/office/exchange-file';
import type { RatesRead } from '@wondercast/core/desk/office/rates-file';
import type { ShopTax } from '@wondercast/core/desk/office/shop-tax';
import type { TaxReport } from '@wondercast/core/desk/office/tax-report';
import { currency, toAmount } from '@wondercast/core/kernel/money';
import type { ExchangeRate } from '@wondercast/core/shop/tax/exchange-rate';
import { plainOf } from '@wondercast/core/shop/tax/exchange-words';
import type { TaxRate } from '@wondercast/core/shop/tax/tax-settings';
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
  code: rate.code ?? null,
});

const encodeExchangeRate = ({ day, from, to, rate, source }: ExchangeRate): Wire<'ExchangeRate'> => ({
  day,
  from,
  to,
  rate,
  source,
});

/** What the owner says of tax, as staff edit it. */
export const encodeTax = ({
  value: { seller, registrations, rates, ...others },
  version,
  changed,
  ratesInUse,
}: ShopTax): Wire<'TaxSettings'> => ({
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
  ratesInUse: [...ratesInUse],
  place: others.place,
  isWithheldOutside: others.isWithheldOutside,
  checksNumbers: others.checksNumbers ?? false,
  exchangeRates: (others.exchangeRates ?? []).map(encodeExchangeRate),
  version,
  changed: encodeLastChange(changed),
});

export const encodeTaxReport = ({
  rows,
  oneStop,
  businesses,
  exchanges,
  ...report
}: TaxReport): Wire<'TaxReport'> => ({
  currency: currency(),
  from: report.from,
  to: report.to,
  basis: report.basis,
  net: toAmount(report.net),
  tax: toAmount(report.tax),
  documents: report.documents,
  bookings: report.bookings,
  rows: rows.map((row) => ({ ...row, net: toAmount(row.net), tax: toAmount(row.tax) })),
  oneStop: oneStop.map((row) => ({ ...row, net: toAmount(row.net), tax: toAmount(row.tax) })),
  businesses: businesses.map((row) => ({ ...row, net: toAmount(row.net) })),
  exchanges: exchanges.map(({ tax, amount, ...rate }) => ({
    ...encodeExchangeRate(rate),
    tax: toAmount(tax),
    amount: Number(plainOf(amount, rate.to)),
  })),
});

export const encodeRatesRead = ({ rates, errors }: RatesRead): Wire<'TaxRatesRead'> => ({
  rates: rates.map(encodeRate),
  errors: errors.map((each) => ({ ...each })),
});

export const encodeExchangeRatesRead = ({ rates, errors }: ExchangeRatesRead): Wire<'ExchangeRatesRead'> => ({
  rates: rates.map(encodeExchangeRate),
  errors: errors.map((each) => ({ ...each })),
});
