/** The seller of the shop in Berlin, as settings of tax have it. */
export const BERLIN_SELLER = {
  name: 'Quiz GmbH',
  lines: ['Torstr. 1'],
  postalCode: '10119',
  city: 'Berlin',
  country: 'DE',
  region: null,
};
