import { friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** An IBAN or a BIC in its stored form: without spaces, in upper case. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** An IBAN for people: in groups of four. */
export const groupedIban = (iban: string): string => friendlyFormatIBAN(iban) ?? '';

/** Whether a stored IBAN has the length and shape of its country and the right check digits. */
export const isIban = (iban: string): boolean => isValidIBAN(iban);

/** Whether a stored BIC has 8 or 11 characters and a country. */
export const isBic = (bic: string): boolean => isValidBIC(bic);
