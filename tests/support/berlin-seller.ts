/** The seller of the shop in Berlin, as settings of tax have it. */
export const BERLIN_SELLER = {
  name: 'Quiz GmbH',
  lines: ['Torstr. 1'],
  postalCode: '10119',
  city: 'Berlin',
  country: 'DE',
  region: null,
};

/** Germany's standard rate, as settings of tax have it. */
export const GERMAN_RATE = {
  country: 'DE',
  region: null,
  category: 'standard',
  percent: 19,
  name: 'VAT',
  from: '2021-01-01',
  parts: [],
  text: null,
};

const TWO_DAYS_MS = 2 * 86_400_000;

/** What a shop in Berlin that sells in dollars needs, of the day before yesterday, which is no future anywhere. */
export const DOLLAR_RATE = {
  day: new Date(Date.now() - TWO_DAYS_MS).toISOString().slice(0, 10),
  from: 'USD',
  to: 'EUR',
  rate: 0.92,
  source: 'ECB',
};

/** Settings of the shop in Berlin, as finance sends them: gross, 19 % at home, 20 % in Austria. */
export const BERLIN_TAX = {
  isOn: true,
  seller: BERLIN_SELLER,
  registrations: [{ country: 'DE', number: 'DE136695976' }],
  entered: 'gross',
  rates: [GERMAN_RATE, { ...GERMAN_RATE, country: 'AT', percent: 20 }],
  place: 'preset',
  isWithheldOutside: false,
  exchangeRates: [DOLLAR_RATE],
};
