import type { ProblemCode } from '../kernel/problem-codes.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Role } from './account/account.ts';
import { mayDo, type Permission, type StaffRole } from './account/permissions.ts';
import { SECOND_FACTOR_REQUIRED } from './account/words.ts';
import type { Actor } from './audit/audit.ts';

/** A person who is not signed in; `visitorKey` identifies the browser session, once there is one. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly visitorKey: string | null;
}

/** A person who is signed in. */
export interface SignedIn {
  readonly kind: 'signed-in';
  readonly accountId: number;
  readonly username: string;
  readonly role: Role;
  /** The staff role; an administrator without one is an owner. */
  readonly staffRole?: StaffRole | null;
  /** The partner that the person belongs to; missing or null for everybody else. */
  readonly partnerId?: number | null;
  /**
   * The version of the password when the session began. Where it is given, a session that has ended meanwhile adds nothing to the account.
   */
  readonly passwordVersion?: number;
  /** When a second factor was last given in the session; missing or null when never. */
  readonly factorAt?: Date | null;
  /** True for staff who must have a second factor and have none. */
  readonly secondFactorMissing?: boolean;
  /**
   * The permission that the operation requires of staff: checked when it is called, and again against the present role where it writes
   * (decision 153).
   */
  readonly permission?: Permission | null;
  /** The key of the browser session, so that what was booked before signing in stays theirs. */
  readonly visitorKey: string | null;
}

/** Publishable keys are part of the pages of a partner's site; secret keys stay on the partner's servers. */
export const KEY_KINDS = ['publishable', 'secret'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

/** Test keys open the test shop, whose bookings involve no real money and no real sessions. */
export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** What a secret key may do beyond browsing, quoting and checking codes. */
export const SCOPES = ['bookings:write', 'bookings:read', 'statement:read'] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * A partner's site or server, identified by one of its keys. It has no session, so it owns only what is stored under the partner's name.
 */
export interface PartnerCaller {
  readonly kind: 'partner';
  readonly partnerId: number;
  readonly partnerName: string;
  /** The partner's commission on new bookings, in percent. */
  readonly commission: number;
  readonly keyId: number;
  readonly keyKind: KeyKind;
  /** The origins of the partner's pages: every origin of its keys of the same mode. Missing means none. */
  readonly origins?: readonly string[];
  readonly scopes: readonly Scope[];
  /** Identifies the visitor of a partner's page while they book, by a secret that they send along (decision 059). */
  readonly visitorKey: string | null;
}

/** Who is asking. */
export type Caller = Visitor | SignedIn | PartnerCaller;

/** Whether something was done in the caller's browser session. Another account must not see it, because people share browsers. */
export const isOfSession = (
  caller: Caller,
  done: { readonly accountId: number | null; readonly visitorKey: string | null },
): boolean =>
  done.visitorKey !== null &&
  done.visitorKey === caller.visitorKey &&
  (done.accountId === null || caller.kind !== 'signed-in' || done.accountId === caller.accountId);

/** Whether the caller books for others: partners' servers and the desk do, so the limits of a customer do not apply to them. */
export const booksForOthers = (caller: Caller): boolean =>
  (caller.kind === 'partner' && caller.keyKind === 'secret') ||
  (caller.kind === 'signed-in' && caller.role === 'admin');

export const NOT_AUTHENTICATED = 'Not authenticated';
export const NOT_PERMITTED = 'You do not have permission to access this page.';

const notFor = (code: ProblemCode, message: string): Refusal =>
  new Refusal('forbidden', NOT_PERMITTED, { code, issues: [{ path: 'Authorization', message }] });

export const keyForbids = (): Refusal => notFor('key_not_allowed', 'This key may not do that.');

/**
 * The partner behind a secret key with this scope.
 * @throws Refusal 'unauthenticated' (no key) or 'forbidden'
 */
export const requirePartner = (caller: Caller, scope: Scope): PartnerCaller => {
  if (caller.kind !== 'partner') throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  if (caller.keyKind !== 'secret') throw keyForbids();
  if (!caller.scopes.includes(scope)) throw notFor('scope_missing', `This key needs the scope ${scope}.`);
  return caller;
};

/** What a partner's people may read without a key. */
const OF_PEOPLE: readonly Scope[] = ['bookings:read', 'statement:read'];

/**
 * The partner whose bookings or statement are read: by a secret key with the scope, or by one of the partner's people.
 * @throws Refusal 'unauthenticated' (no key, of no partner), 'forbidden' (another kind of key, no scope)
 */
export const requirePartnerReader = (caller: Caller, scope: Scope): { readonly partnerId: number } =>
  isPartnerPerson(caller) && OF_PEOPLE.includes(scope) ? caller : requirePartner(caller, scope);

/** Whether the caller is one of a partner's people. Staff never are. */
export const isPartnerPerson = (caller: Caller): caller is SignedIn & { readonly partnerId: number } =>
  caller.kind === 'signed-in' && caller.role !== 'admin' && typeof caller.partnerId === 'number';

/** Said to callers who belong to no partner. */
export const OF_NO_PARTNER = 'This is for the people of a partner.';

/**
 * Returns the caller if they are one of a partner's people.
 * @throws Refusal 'unauthenticated', 'forbidden' (a key, staff, of no partner)
 */
export const requirePartnerPerson = (caller: Caller): SignedIn & { readonly partnerId: number } => {
  const signedIn = requireSignedIn(caller);
  if (!isPartnerPerson(signedIn)) throw new Refusal('forbidden', OF_NO_PARTNER);
  return signedIn;
};

/** @throws Refusal 'unauthenticated', or 'forbidden' to a partner's key */
export const requireSignedIn = (caller: Caller): SignedIn => {
  if (caller.kind === 'partner') throw keyForbids();
  if (caller.kind !== 'signed-in') throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
  return caller;
};

/** Said to staff whose role does not allow it. */
export const NOT_OF_YOUR_ROLE = 'Your role does not allow this.';

/**
 * Returns the caller if they are staff whose role has the operation's permission.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const requireAdmin = (caller: Caller): SignedIn => {
  const signedIn = requireSignedIn(caller);
  if (signedIn.role !== 'admin') throw new Refusal('forbidden', NOT_PERMITTED);
  if (signedIn.permission && !mayDo(signedIn, signedIn.permission))
    throw new Refusal('forbidden', NOT_OF_YOUR_ROLE);
  if (signedIn.secondFactorMissing) throw new Refusal('forbidden', SECOND_FACTOR_REQUIRED);
  return signedIn;
};

/**
 * Whether the caller is staff with this permission and the second factor that is required. Operations for everybody use it to show staff
 * more than their own data.
 */
export const mayAsStaff = (caller: Caller, permission: Permission): boolean =>
  caller.kind === 'signed-in' && !caller.secondFactorMissing && mayDo(caller, permission);

export const actorOf = (caller: Caller): Actor => {
  if (caller.kind === 'signed-in') return { accountId: caller.accountId, name: caller.username };
  return { accountId: null, name: caller.kind === 'partner' ? `partner ${caller.partnerName}` : 'visitor' };
};
