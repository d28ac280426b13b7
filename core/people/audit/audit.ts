/** The author of a change: an account, or the machine itself. */
export interface Actor {
  readonly accountId: number | null;
  readonly name: string;
}

/** The author of changes that happen automatically. */
export const MACHINE: Actor = { accountId: null, name: 'machine' };

/** One entry of the audit log. `details` contain no personal data. */
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
