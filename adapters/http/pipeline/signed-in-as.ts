import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { type Caller, NOT_AUTHENTICATED } from '@wondercast/core/people/caller';

/**
 * A page sends the account that it shows. The request is refused when that session has ended or another account has signed in
 * since.
 * @throws Refusal 'unauthenticated'
 */
export const assertSignedInAs = (headers: IncomingHttpHeaders, caller: Caller): void => {
  const shown = headers['signed-in-as'];
  if (shown === undefined) return;
  const actual = caller.kind === 'signed-in' ? String(caller.accountId) : null;
  if (shown !== actual) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
};
