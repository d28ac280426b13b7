import { type Caller, isPartnerPerson, requireAdmin } from '../caller.ts';

/** Whose keys, webhooks and people somebody may see and change: one partner's, or everybody's where it is null. */
export type Reach = number | null;

/** Staff reach everybody's, a partner's people their own. @throws Refusal 'unauthenticated' or 'forbidden' */
export const reachOf = (caller: Caller): Reach => {
  if (isPartnerPerson(caller)) return caller.partnerId;
  requireAdmin(caller);
  return null;
};

/** What is out of reach is answered as what is not there. */
export const isWithin = (reach: Reach, partnerId: number | null): boolean =>
  reach === null || reach === partnerId;
