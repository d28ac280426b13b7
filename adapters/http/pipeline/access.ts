import {
  type Caller,
  keyForbids,
  type PartnerCaller,
  requireAdmin,
  requirePartner,
  requirePartnerReader,
  requireSignedIn,
} from '@wondercast/core/people/caller';
import type { Operation } from '@wondercast/openapi/operations';

/** @throws Refusal 'forbidden' unless the operation allows this kind of key and the key has its scope */
export const assertKey = ({ keys, scope }: Operation, partner: PartnerCaller): void => {
  if (!keys.includes(partner.keyKind)) throw keyForbids();
  if (scope !== null && partner.keyKind === 'secret') requirePartner(partner, scope);
};

/** The caller with the permission that the operation requires of staff; the use case checks it again. */
export const withPermission = (caller: Caller, { permission }: Operation): Caller =>
  caller.kind === 'signed-in' && permission !== null ? { ...caller, permission } : caller;

/** @throws Refusal 'unauthenticated', 'forbidden' */
export const assertRole = (operation: Operation, caller: Caller, production: boolean): void => {
  if (operation.role === 'partner' && operation.scope !== null) requirePartnerReader(caller, operation.scope);
  else if (operation.role === 'admin' || (operation.outsideProduction && production)) requireAdmin(caller);
  else if (operation.role === 'user') requireSignedIn(caller);
};
