import { friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** As it is stored: without spaces, in capital letters. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** As people read it: in groups of four. */
export const groupedIban = (iban: string): string => friendlyFormatIBAN(iban) ?? '';

/** True when a plain IBAN has the length and shape of its country and its check digits fit. */
export const isIban = (iban: string): boolean => isValidIBAN(iban);

/** True when a plain BIC has 8 or 11 characters and names a country. */
export const isBic = (bic: string): boolean => isValidBIC(bic);
