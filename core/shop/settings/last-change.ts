/** Who changed something that is set in the shop last. */
export interface LastChange {
  /** A username. */
  readonly by: string;
  readonly at: Date;
}

/** Something that is set, with who changed it last; null where nobody has. */
export type WithLastChange<Set> = Set & { readonly changed: LastChange | null };
