import type { StaffRole } from './permissions.ts';

/** How long a mailed invitation can be accepted, in milliseconds. */
export const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

/** How long an expired invitation stays listed, so that it can be renewed, in milliseconds. */
export const EXPIRED_INVITATION_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** An invitation to join the staff, or a partner's people, by a mailed link that works once. */
export interface Invitation {
  readonly id: number;
  /** The account that accepts it has this address, whoever opens the link. */
  readonly email: string;
  /** null for an invitation to a partner. */
  readonly staffRole: StaffRole | null;
  /** The partner whose people the account joins, with its name at that time; null for an invitation to the staff. */
  readonly partner: { readonly id: number; readonly name: string } | null;
  /** The username of the person who invited. */
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Pending invitations; an accepted or withdrawn one is deleted. */
export interface Invitations {
  /** `tokenHash` is a hex sha256. */
  add(invitation: Omit<Invitation, 'id'>, tokenHash: string): Promise<Invitation>;
  /** Oldest first, including expired ones. */
  all(): Promise<readonly Invitation[]>;
  byId(id: number): Promise<Invitation | null>;
  /** null when the invitation is accepted, withdrawn, expired or unknown. */
  byToken(tokenHash: string, now: Date): Promise<Invitation | null>;
  /** Like `byToken`, and uses the invitation up: of concurrent calls, one gets it. */
  take(tokenHash: string, now: Date): Promise<Invitation | null>;
  /** Replaces the link by a new one. False when there is no such invitation. */
  renew(id: number, tokenHash: string, expiresAt: Date): Promise<boolean>;
  /** False when there is no such invitation. */
  remove(id: number): Promise<boolean>;
  /** Deletes invitations that expired before this instant. */
  expire(before: Date): Promise<void>;
}
