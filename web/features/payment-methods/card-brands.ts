/** The card brands to choose from. */
export const CARD_BRANDS = ['Visa', 'Mastercard', 'American Express', 'Discover'] as const;

export type CardBrand = (typeof CARD_BRANDS)[number];

interface Face {
  /** The text on the card icon. */
  readonly mark: string;
  /** The hidden digits. */
  readonly masked: string;
  /** Whether to use the second of two colours. */
  readonly cool: boolean;
}

const faces: Readonly<Record<string, Face>> = {
  Visa: { mark: 'VISA', masked: '•••• •••• ••••', cool: false },
  Mastercard: { mark: 'MC', masked: '•••• •••• ••••', cool: false },
  'American Express': { mark: 'AMEX', masked: '•••• •••••• •', cool: true },
  Discover: { mark: 'DISC', masked: '•••• •••• ••••', cool: true },
};

export const faceOf = (brand: string): Face =>
  faces[brand] ?? { mark: brand.slice(0, 4).toUpperCase(), masked: '•••• •••• ••••', cool: false };
