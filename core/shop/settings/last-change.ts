/** Who last changed a setting, and when. */
export interface LastChange {
  /** A username. */
  readonly by: string;
  readonly at: Date;
}

/** A setting with its last change; null where it was never changed. */
export type WithLastChange<Set> = Set & { readonly changed: LastChange | null };
