/** The card that a payment was made with, as a receipt shows it. */
export interface CardUsed {
  /** As printed on cards, such as `Visa`. */
  readonly brand: string;
  /** The last four digits of its number. */
  readonly lastFour: string;
}

/** The card as the provider reports it. */
export interface CardTold extends CardUsed {
  /** Country of the card's bank, ISO 3166-1; null where the provider does not tell it. */
  readonly country: string | null;
}

/** `Visa ending in 4242`. */
export const cardInWords = ({ brand, lastFour }: CardUsed): string => `${brand} ending in ${lastFour}`;
