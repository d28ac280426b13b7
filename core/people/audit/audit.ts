/** Who did a thing: an account, or the machine itself. */
export interface Actor {
  readonly accountId: number | null;
  readonly name: string;
}

/** Who does what nobody has pressed. */
export const MACHINE: Actor = { accountId: null, name: 'machine' };

/** One line of the log. `details` hold no personal data. */
export interface AuditEntry {
  readonly id: number;
  readonly at: Date;
  readonly actor: Actor;
  /** A verb and its object, such as `booking.deleted`. */
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export type NewAuditEntry = Omit<AuditEntry, 'id'>;
