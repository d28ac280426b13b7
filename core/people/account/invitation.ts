import type { StaffRole } from './permissions.ts';

/** How long a mailed invitation can be accepted. */
export const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

/** How long an expired one is still listed, so that it can be renewed. */
export const EXPIRED_INVITATION_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Somebody who may join the staff, or a partner's people, by a mailed link, once. */
export interface Invitation {
  readonly id: number;
  /** The account that it makes has this address, whoever opens the link. */
  readonly email: string;
  /** null of an invitation to a partner. */
  readonly staffRole: StaffRole | null;
  /** Whose people the account joins, under the name of then; null of an invitation to the staff. */
  readonly partner: { readonly id: number; readonly name: string } | null;
  /** The username of who invited. */
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Invitations that wait; an accepted or withdrawn one is gone. */
export interface Invitations {
  /** `tokenHash` is a hex sha256. */
  add(invitation: Omit<Invitation, 'id'>, tokenHash: string): Promise<Invitation>;
  /** Oldest first, expired ones too. */
  all(): Promise<readonly Invitation[]>;
  byId(id: number): Promise<Invitation | null>;
  /** null when it is accepted, withdrawn, expired or was never sent. */
  byToken(tokenHash: string, now: Date): Promise<Invitation | null>;
  /** As `byToken`, and uses it up: of concurrent calls, one gets it. */
  take(tokenHash: string, now: Date): Promise<Invitation | null>;
  /** Another link in place of the former one, which ends. False when there is no such invitation. */
  renew(id: number, tokenHash: string, expiresAt: Date): Promise<boolean>;
  /** False when there is no such invitation. */
  remove(id: number): Promise<boolean>;
  /** Forgets those that ended before this instant. */
  expire(before: Date): Promise<void>;
}
