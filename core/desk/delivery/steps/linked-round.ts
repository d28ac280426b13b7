import type { SuggestionKey } from '../../../bookings/booking/ports.ts';
import type { Ports, Store } from '../../../ports.ts';
import { sessionNotFound } from './lock-session.ts';

/** The session and the round of suggestions that a mailed link names. @throws Refusal 'not-found' */
export const linkedRound = async (
  { sessionLinks }: Pick<Store, 'sessionLinks'>,
  { hashToken }: Pick<Ports, 'hashToken'>,
  token: string,
): Promise<SuggestionKey> => {
  const key = await sessionLinks.byTokenHash(hashToken(token));
  if (!key) throw sessionNotFound();
  return key;
};
