import type { SuggestionKey } from '../../../bookings/booking/ports.ts';
import type { DeliveryPorts, DeliveryStore } from '../ports.ts';
import { sessionNotFound } from './lock-session.ts';

/**
 * The session and the round of suggestions for a mailed link.
 * @throws Refusal 'not-found'
 */
export const linkedRound = async (
  { sessionLinks }: Pick<DeliveryStore, 'sessionLinks'>,
  { hashToken }: Pick<DeliveryPorts, 'hashToken'>,
  token: string,
): Promise<SuggestionKey> => {
  const key = await sessionLinks.byTokenHash(hashToken(token));
  if (!key) throw sessionNotFound();
  return key;
};
