const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `two`; from ten on digits. */
export const numberWords = (count: number): string => NUMBERS[count] ?? String(count);

/** The first letter as a capital. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
