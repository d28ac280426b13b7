import type { IncomingHttpHeaders } from 'node:http';
import { type Caller, NOT_AUTHENTICATED } from '@wondercast/core/caller';
import { Refusal } from '@wondercast/core/refusal';

/**
 * A page says which account it shows. When that session has ended, or another account has signed in meanwhile, nothing is done
 * in the name of anybody else.
 * @throws Refusal 'unauthenticated'
 */
export const assertSignedInAs = (headers: IncomingHttpHeaders, caller: Caller): void => {
  const shown = headers['signed-in-as'];
  if (shown === undefined) return;
  const actual = caller.kind === 'signed-in' ? String(caller.accountId) : null;
  if (shown !== actual) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
};
