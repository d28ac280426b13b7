const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Such as `two`; digits from ten on. */
export const numberWords = (count: number): string => NUMBERS[count] ?? String(count);

/** Capitalises the first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
