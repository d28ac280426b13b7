const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** As it is stored: without spaces, in capital letters. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** As people read it: in groups of four. */
export const groupedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** True when the check digits of a plain IBAN fit (ISO 13616: letters are 10 to 35, the rest by 97 is 1). */
export const isIban = (iban: string): boolean => {
  if (!SHAPE.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((each) => Number.parseInt(each, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};
