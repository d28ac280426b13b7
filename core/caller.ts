import type { Role } from './account/account.ts';
import type { Actor } from './audit/audit.ts';
import { Refusal } from './refusal.ts';

/** Somebody without an account; the key names their browser's session, once it has one. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly visitorKey: string | null;
}

/** Somebody signed in. */
export interface SignedIn {
  readonly kind: 'signed-in';
  readonly accountId: number;
  readonly username: string;
  readonly role: Role;
  /** Of the session, so that what was booked before signing in stays theirs. */
  readonly visitorKey: string | null;
}

/** Who is asking. */
export type Caller = Visitor | SignedIn;

export const NOT_AUTHENTICATED = 'Not authenticated';
export const NOT_PERMITTED = 'You do not have permission to access this page.';

/** @throws Refusal 'unauthenticated' */
export const requireSignedIn = (caller: Caller): SignedIn => {
  if (caller.kind !== 'signed-in') throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  return caller;
};

/** @throws Refusal 'unauthenticated' or 'forbidden' */
export const requireAdmin = (caller: Caller): SignedIn => {
  const signedIn = requireSignedIn(caller);
  if (signedIn.role !== 'admin') throw new Refusal('forbidden', NOT_PERMITTED);
  return signedIn;
};

export const actorOf = (caller: Caller): Actor =>
  caller.kind === 'signed-in'
    ? { accountId: caller.accountId, name: caller.username }
    : { accountId: null, name: 'visitor' };
