/** A partner company's logo on the home page. */
export interface Logo {
  readonly id: number;
  readonly name: string;
  readonly imageUrl: string;
  readonly linkUrl: string | null;
  /** Drawn size relative to the strip's height; 1 is the normal size. */
  readonly scale: number;
  readonly isActive: boolean;
  readonly order: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type NewLogo = Omit<Logo, 'id' | 'createdAt' | 'updatedAt'>;

/** Whether two logos have the same content. Their position does not count, because saving the list numbers every logo anew. */
export const isSameLogo = (a: NewLogo, b: NewLogo): boolean =>
  a.name === b.name &&
  a.imageUrl === b.imageUrl &&
  a.linkUrl === b.linkUrl &&
  a.scale === b.scale &&
  a.isActive === b.isActive;

/** The partner logos, sorted by `order`, and whether they are shown. */
export interface LogoStrip {
  readonly enabled: boolean;
  readonly logos: readonly Logo[];
}
