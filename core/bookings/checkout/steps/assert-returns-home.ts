import { Refusal } from '../../../kernel/refusal.ts';
import type { Caller } from '../../../people/caller.ts';

export const RETURN_IS_PARTNERS = 'Only a key of a partner may say where the pay page leads back to.';
const NO_ORIGINS =
  'No publishable key of yours is bound to an origin yet: bind one to the site of this address.';

/**
 * The origin of an address, as browsers write it; null where it has none. A user name or password before the host makes it a different
 * origin.
 */
export const originOf = (address: string): string | null =>
  /^https?:\/\/[^/?#]+/i
    .exec(address)?.[0]
    .toLowerCase()
    .replace(/^(https:.*):443$/, '$1')
    .replace(/^(http:.*):80$/, '$1') ?? null;

const wrong = (message: string): Refusal =>
  new Refusal('invalid', message, { issues: [{ path: 'returnUrl', message }] });

/**
 * A pay page leads back only to pages of the sites that its partner has registered.
 * @throws Refusal 'invalid'
 */
export const assertReturnsHome = (caller: Caller, returnUrl: string | null): void => {
  if (returnUrl === null) return;
  if (caller.kind !== 'partner') throw wrong(RETURN_IS_PARTNERS);
  const { origins = [] } = caller;
  const origin = originOf(returnUrl);
  if (origin !== null && origins.includes(origin)) return;
  throw wrong(
    origins.length === 0
      ? NO_ORIGINS
      : `Must be on an origin that a key of yours is bound to: ${origins.slice(0, 5).join(', ')}${origins.length > 5 ? ' …' : ''}`,
  );
};
