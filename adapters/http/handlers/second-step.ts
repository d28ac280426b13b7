import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Account } from '@wondercast/core/people/account/account';
import { SECOND_STEP_GONE } from '@wondercast/core/people/account/words';
import { encodeUser } from '@wondercast/openapi/codec/account';
import type { HttpDeps } from '../deps.ts';
import { beginSession } from '../pipeline/begin-session.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { guardSignIn } from '../pipeline/rate-guard.ts';
import type { PendingStep, SessionAccess } from '../pipeline/session.ts';

type SecondStepHandlers = Pick<Handlers, 'loginByCode' | 'askPasskeyToLogin' | 'loginByPasskey'>;

/** A passkey reveals its account only in its response; until then wrong responses are counted under this name. */
const BY_PASSKEY = '(passkey)';

export const secondStepHandlers = ({ shop, ports, limits }: HttpDeps): SecondStepHandlers => {
  const usernameOf = async (pending: PendingStep | null): Promise<string> => {
    const account = pending && (await ports.read.accounts.byId(pending.accountId));
    return account?.username ?? BY_PASSKEY;
  };
  /** Wrong answers are counted together with the account's wrong passwords, across all nodes. */
  const guarded = async (
    session: SessionAccess,
    address: string,
    pending: PendingStep | null,
    signIn: () => Promise<Account>,
  ) => {
    const username = await usernameOf(pending);
    // Answers without a known account are counted per address, because one shared counter would lock everybody out.
    const name = pending ? username : `${username} ${address}`;
    const subject = { username: name, address, device: session.devices.idFor(username) };
    const account = await guardSignIn(limits, subject, signIn);
    await beginSession({ shop, limits }, session, account, 'factor');
    return { body: encodeUser(account) };
  };
  return {
    loginByCode: async ({ body, session, address }) => {
      const pending = session.secondStep();
      if (!pending) throw new Refusal('unauthenticated', SECOND_STEP_GONE);
      return guarded(session, address, pending, () => shop.confirmByCode(pending, body.code));
    },
    askPasskeyToLogin: async ({ session }) => {
      const { options, challenge } = await shop.startPasskeySignIn(session.secondStep()?.accountId ?? null);
      session.askPasskey('sign-in', challenge);
      return { body: { options: { ...options } } };
    },
    loginByPasskey: async ({ body, session, address }) => {
      const challenge = session.takeChallenge('sign-in');
      if (challenge === null) throw new Refusal('unauthenticated', SECOND_STEP_GONE);
      const pending = session.secondStep();
      return guarded(session, address, pending, () => shop.signInByPasskey(body.answer, challenge, pending));
    },
  };
};
