import { type Caller, isPartnerPerson, requireAdmin } from '../caller.ts';

/** The partner whose keys, webhooks and people a caller may see and change; null for those of all partners. */
export type Reach = number | null;

/**
 * The reach of a caller: all partners for staff, their own for a partner's people.
 * @throws Refusal 'unauthenticated' or 'forbidden'
 */
export const reachOf = (caller: Caller): Reach => {
  if (isPartnerPerson(caller)) return caller.partnerId;
  requireAdmin(caller);
  return null;
};

/** Whether the caller may know of it: what is out of reach is answered as if it did not exist. */
export const isWithin = (reach: Reach, partnerId: number | null): boolean =>
  reach === null || reach === partnerId;
