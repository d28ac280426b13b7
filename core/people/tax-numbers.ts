import { validate as at } from 'stdnum/lib/cjs/at/uid.js';
import { validate as au } from 'stdnum/lib/cjs/au/abn.js';
import { validate as be } from 'stdnum/lib/cjs/be/vat.js';
import { validate as bg } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as caBn } from 'stdnum/lib/cjs/ca/bn.js';
import { validate as caGst } from 'stdnum/lib/cjs/ca/gst.js';
import { validate as caQst } from 'stdnum/lib/cjs/ca/qst.js';
import { validate as chUid } from 'stdnum/lib/cjs/ch/uid.js';
import { validate as chVat } from 'stdnum/lib/cjs/ch/vat.js';
import { validate as cy } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as cz } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as deOffice } from 'stdnum/lib/cjs/de/stnr.js';
import { validate as de } from 'stdnum/lib/cjs/de/vat.js';
import { validate as dk } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as ee } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as es } from 'stdnum/lib/cjs/es/nif.js';
import { validate as fi } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as fr } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as gb } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as gr } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as hr } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as hu } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as ie } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as it } from 'stdnum/lib/cjs/it/iva.js';
import { validate as lt } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as lu } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as lv } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as mt } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as nl } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as no } from 'stdnum/lib/cjs/no/mva.js';
import { validate as noOffice } from 'stdnum/lib/cjs/no/orgnr.js';
import { validate as nz } from 'stdnum/lib/cjs/nz/ird.js';
import { validate as pl } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as pt } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as ro } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as se } from 'stdnum/lib/cjs/se/vat.js';
import { validate as si } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as sk } from 'stdnum/lib/cjs/sk/dph.js';
import { validate as us } from 'stdnum/lib/cjs/us/ein.js';

type Validate = typeof de;

/** Validators for the EU and Britain, where numbers have their country's prefix. */
const PREFIXED: Readonly<Record<string, Validate>> = {
  AT: at,
  BE: be,
  BG: bg,
  CY: cy,
  CZ: cz,
  DE: de,
  DK: dk,
  EE: ee,
  ES: es,
  FI: fi,
  FR: fr,
  GB: gb,
  GR: gr,
  HR: hr,
  HU: hu,
  IE: ie,
  IT: it,
  LT: lt,
  LU: lu,
  LV: lv,
  MT: mt,
  NL: nl,
  PL: pl,
  PT: pt,
  RO: ro,
  SE: se,
  SI: si,
  SK: sk,
};

/** Validators for other countries; a number must satisfy any of them. */
const PLAIN: Readonly<Record<string, readonly Validate[]>> = {
  AU: [au],
  CA: [caBn, caGst, caQst],
  CH: [chVat, chUid],
  NO: [no, noOffice],
  NZ: [nz],
  US: [us],
};

/** Validators for the number that a tax office gives a seller. */
const OF_OFFICES: Readonly<Record<string, Validate>> = { DE: deOffice };

/** Places that issue no numbers of their own, with the country whose numbers they use. */
const NUMBERED_AS: Readonly<Record<string, string>> = {
  AX: 'FI',
  BL: 'FR',
  GF: 'FR',
  GP: 'FR',
  IM: 'GB',
  MC: 'FR',
  MF: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
};

/** The prefix of a country's numbers. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** Splits a number into prefix and rest. GR is read as EL; XI, the prefix of Northern Ireland, stays as it is. */
const readPrefix = (
  country: string,
  text: string,
): { readonly prefix: string; readonly rest: string } | null => {
  const own = prefixOf(country);
  const begins = text.slice(0, 2);
  if (begins === own || begins === country) return { prefix: own, rest: text.slice(2) };
  if (country === 'GB' && begins === 'XI') return { prefix: 'XI', rest: text.slice(2) };
  return null;
};

/** The number of a country whose numbers have a prefix, with that prefix; null when its form is wrong. */
const prefixed = (country: string, text: string): string | null => {
  const validate = PREFIXED[country];
  if (!validate) return null;
  const told = readPrefix(country, text);
  const judged = validate(told?.rest ?? text);
  if (!judged.isValid) return null;
  const { prefix } = told ?? { prefix: prefixOf(country) };
  return `${prefix}${judged.compact.startsWith(prefix) ? judged.compact.slice(prefix.length) : judged.compact}`;
};

const isPrefixedElsewhere = (country: string, text: string): boolean =>
  Object.keys(PREFIXED).some(
    (other) => other !== country && readPrefix(other, text) !== null && prefixed(other, text) !== null,
  );

/** The form of a number for countries that the library does not know. */
const ANY_NUMBER = /^[A-Z0-9][A-Z0-9/-]{1,29}$/;

/** A number as people write it, without spaces and dots, in upper case. */
const plain = (text: string): string => text.replaceAll(/[\s.]/g, '').toUpperCase();

/** A business's number in its stored form, such as `ATU13585627`; null when it is not valid in its country. */
export const taxNumberOf = (country: string, written: string): string | null => {
  const text = plain(written);
  const of = NUMBERED_AS[country] ?? country;
  if (isPrefixedElsewhere(of, text)) return null;
  if (Object.hasOwn(PREFIXED, of)) return prefixed(of, text);
  const known = PLAIN[of];
  const isRight = known ? known.some((validate) => validate(text).isValid) : ANY_NUMBER.test(text);
  return isRight ? text : null;
};

/** The same for a seller's registration, which may also be the number of the tax office. */
export const registrationOf = (country: string, written: string): string | null => {
  const text = plain(written);
  return taxNumberOf(country, text) ?? (OF_OFFICES[country]?.(text).isValid ? text : null);
};

/** Whether a stored number is a VAT number with a country prefix; numbers of tax offices and of other countries are not. */
export const isVatNumber = (country: string, number: string): boolean =>
  Object.hasOwn(PREFIXED, NUMBERED_AS[country] ?? country) && taxNumberOf(country, number) === number;
