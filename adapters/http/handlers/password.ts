import {
  EMAIL_CONFIRMATION_SENT,
  EMAIL_CONFIRMED,
  PASSWORD_RESET,
  RESET_REQUESTED,
} from '@wondercast/core/people/account/words';
import { requireSignedIn } from '@wondercast/core/people/caller';
import { encodeUser } from '@wondercast/openapi/codec/account';
import type { HttpDeps } from '../deps.ts';
import { withFactor } from '../pipeline/factor-again.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { clearSignInCounts, guardReset, guardSignIn, signedInSubject } from '../pipeline/rate-guard.ts';

type PasswordHandlers = Pick<
  Handlers,
  'changePassword' | 'requestPasswordReset' | 'resetPassword' | 'requestEmailConfirmation' | 'confirmEmail'
>;

export const passwordHandlers = ({ shop, ports, sessions, limits }: HttpDeps): PasswordHandlers => ({
  changePassword: async ({ caller, body, session, address }) => {
    const signedIn = requireSignedIn(caller);
    const change = () => shop.changePassword(caller, body);
    const subject = signedInSubject(signedIn, address);
    const account = await withFactor(session, signedIn, () => guardSignIn(limits, subject, change));
    // The new password version already invalidates these sessions; this deletes their rows before they expire.
    await sessions.destroyOfAccount(account.id);
    await session.start(account);
    return { body: encodeUser(account) };
  },
  requestPasswordReset: async ({ body, address }) => {
    await guardReset(limits, { account: ports.hashToken(body.email.toLowerCase()), address });
    await shop.requestPasswordReset(body);
    return { body: { message: RESET_REQUESTED } };
  },
  requestEmailConfirmation: async ({ caller, address }) => {
    const { accountId } = requireSignedIn(caller);
    await guardReset(limits, { account: `confirms ${accountId}`, address });
    await shop.requestEmailConfirmation(caller);
    return { body: { message: EMAIL_CONFIRMATION_SENT } };
  },
  confirmEmail: async ({ caller, body }) => {
    await shop.confirmEmail(caller, body.token);
    return { body: { message: EMAIL_CONFIRMED } };
  },
  resetPassword: async ({ caller, body, session, address }) => {
    const account = await shop.resetPassword(body);
    await sessions.destroyOfAccount(account.id);
    if (caller.kind === 'signed-in' && caller.accountId === account.id) session.end();
    const { username } = account;
    // The mailed link proves that the caller owns the account, and the caller will sign in next.
    await clearSignInCounts(limits, { username, address, device: session.devices.idFor(username) });
    session.devices.addAccount(username);
    return { body: { message: PASSWORD_RESET } };
  },
});
