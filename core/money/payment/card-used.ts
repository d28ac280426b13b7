/** The card that a payment was made with, as a receipt names it. */
export interface CardUsed {
  /** As printed on cards, such as `Visa`. */
  readonly brand: string;
  /** The last four digits of its number. */
  readonly lastFour: string;
}

/** The same as the provider tells it. */
export interface CardTold extends CardUsed {
  /** Of the bank, ISO 3166-1; null where the provider does not tell it. */
  readonly country: string | null;
}

/** `Visa ending in 4242`. */
export const cardInWords = ({ brand, lastFour }: CardUsed): string => `${brand} ending in ${lastFour}`;
