/** A partner company of the home page's strip. */
export interface Logo {
  readonly id: number;
  readonly name: string;
  readonly imageUrl: string;
  readonly linkUrl: string | null;
  /** Drawn size relative to the strip's height; 1 is as drawn. */
  readonly scale: number;
  readonly isActive: boolean;
  readonly order: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export type NewLogo = Omit<Logo, 'id' | 'createdAt' | 'updatedAt'>;

/** Whether a logo says and shows the same. Its place says nothing about it: a list that is saved numbers every logo anew. */
export const isSameLogo = (a: NewLogo, b: NewLogo): boolean =>
  a.name === b.name &&
  a.imageUrl === b.imageUrl &&
  a.linkUrl === b.linkUrl &&
  a.scale === b.scale &&
  a.isActive === b.isActive;

/** The partner logos, by order, and whether they show. */
export interface LogoStrip {
  readonly enabled: boolean;
  readonly logos: readonly Logo[];
}
