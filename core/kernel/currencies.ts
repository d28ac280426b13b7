/* Currencies that a shop may sell in (ISO 4217). Their decimals never come from Intl, which has none for HUF, IDR, COP and PKR. */

/** Without units of account (CLF, UYI, XDR), bonds, metals, and currencies that are not used for prices (USN, CHE). */
const CODES =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG';

export const CURRENCIES: readonly string[] = CODES.split(' ');

const DIGITS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
};

/** The power of ten that a dollar is roughly worth, where that is not 1. */
const SCALES: Readonly<Record<number, string>> = {
  10: 'CNY CZK DKK EGP GTQ HKD HNL MAD MDL MOP MRU MXN MVR NOK SEK SRD SZL THB TRY TWD UAH UYU ZAR ZMW LSL NAD BWP TTD NIO',
  100: 'AFN ALL AMD BDT BTN CVE DOP DJF DZD ERN ETB GMD GYD HTG HUF INR ISK JMD JPY KES KGS KMF KZT LKR LRD MKD MUR MZN NPR PHP PKR RSD RUB VUV XAF XOF XPF YER',
  1000: 'AOA ARS BIF CDF CLP COP CRC IQD KRW MGA MMK MNT MWK NGN PYG RWF SDG SOS SSP TZS UGX',
  10000: 'GNF IDR IRR KHR LAK LBP SYP UZS VND',
};

const foundIn = (table: Readonly<Record<number, string>>, code: string, otherwise: number): number => {
  const found = Object.entries(table).find(([, codes]) => codes.includes(code));
  return found ? Number(found[0]) : otherwise;
};

export const isCurrency = (code: string): boolean => CURRENCIES.includes(code);

/** Number of decimals of a currency. */
export const digitsOf = (code: string): number => foundIn(DIGITS, code, 2);

/** Roughly how many units a dollar is worth, as a power of ten; 1 for a currency that is in no table. */
export const scaleOf = (code: string): number => foundIn(SCALES, code, 1);
