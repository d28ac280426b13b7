import { Refusal } from '@wondercast/core/kernel/refusal';
import { findLoginName } from '@wondercast/core/people/account/steps/find-login-name';
import { CODE_NEEDED, SIGNED_OUT } from '@wondercast/core/people/account/words';
import { NOT_AUTHENTICATED, requireSignedIn } from '@wondercast/core/people/caller';
import { encodeUser } from '@wondercast/openapi/codec/account';
import { encodeSecondStep } from '@wondercast/openapi/codec/staff';
import type { HttpDeps } from '../deps.ts';
import { beginSession } from '../pipeline/begin-session.ts';
import { withFactor } from '../pipeline/factor-again.ts';
import type { Handlers } from '../pipeline/handler.ts';
import {
  guardEmailChange,
  guardNewEmail,
  guardPassword,
  guardSignIn,
  signedInSubject,
} from '../pipeline/rate-guard.ts';

type AccountHandlers = Pick<Handlers, 'getUser' | 'login' | 'register' | 'logout' | 'updateProfile'>;

export const accountHandlers = ({ shop, ports, limits }: HttpDeps): AccountHandlers => ({
  getUser: async ({ caller }) => {
    const account = await ports.read.accounts.byId(requireSignedIn(caller).accountId);
    if (!account) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
    return { body: encodeUser(account) };
  },
  login: async ({ body, session, address }) => {
    // A sign-in by name and one by address share one counter for the same account.
    const username = await findLoginName(ports.read, body.username);
    const subject = { username, address, device: session.devices.idFor(username) };
    const account = await guardSignIn(limits, subject, () => shop.signIn(body));
    const step = await shop.secondStepOf(account.id);
    if (step) {
      session.beginSecondStep(account);
      // The message for clients that do not know the second step.
      throw new Refusal('unauthenticated', CODE_NEEDED, {
        code: 'second_factor_needed',
        details: { secondFactor: encodeSecondStep(step) },
      });
    }
    await beginSession({ shop, limits }, session, account, 'password');
    return { body: encodeUser(account) };
  },
  register: async ({ body, caller, session }) => {
    const account = await shop.register(body, caller.kind === 'visitor' ? caller.visitorKey : null);
    await session.start(account);
    return { body: encodeUser(account) };
  },
  updateProfile: async ({ caller, body, session, address }) => {
    const signedIn = requireSignedIn(caller);
    const { accountId } = signedIn;
    const change = () => withFactor(session, signedIn, () => shop.updateProfile(caller, body));
    const changeEmail = () => guardEmailChange(limits, { accountId, address }, change);
    const guarded = body.email ? changeEmail : change;
    // The password is checked only when it is sent, so a request without it is not counted as a guess.
    const changed = body.password
      ? guardNewEmail(limits, accountId, () =>
          guardPassword(limits, signedInSubject(signedIn, address), guarded),
        )
      : guarded();
    return { body: encodeUser(await changed) };
  },
  logout: async ({ session }) => {
    session.end();
    return { body: { message: SIGNED_OUT } };
  },
});
