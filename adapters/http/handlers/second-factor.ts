import { Refusal } from '@wondercast/core/kernel/refusal';
import { SECOND_STEP_GONE } from '@wondercast/core/people/account/words';
import { requireSignedIn } from '@wondercast/core/people/caller';
import { encodeSecondFactor } from '@wondercast/openapi/codec/staff';
import type { HttpDeps } from '../deps.ts';
import { withFactor } from '../pipeline/factor-again.ts';
import type { Call, Handlers } from '../pipeline/handler.ts';
import { guardSignIn, signedInSubject } from '../pipeline/rate-guard.ts';

type SecondFactorHandlers = Pick<
  Handlers,
  | 'getSecondFactor'
  | 'startAuthenticator'
  | 'confirmAuthenticator'
  | 'removeAuthenticator'
  | 'renewRecoveryCodes'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
>;

export const secondFactorHandlers = ({ shop, limits }: HttpDeps): SecondFactorHandlers => {
  /** Wrong passwords and wrong codes share one counter. */
  const guarded = <Result>(
    { caller, session, address }: Pick<Call<'startPasskey'>, 'caller' | 'session' | 'address'>,
    work: () => Promise<Result>,
  ) => {
    const signedIn = requireSignedIn(caller);
    const counted = () => guardSignIn(limits, signedInSubject(signedIn, address), work);
    return withFactor(session, signedIn, counted);
  };
  return {
    getSecondFactor: async ({ caller }) => ({ body: encodeSecondFactor(await shop.ownSecondFactor(caller)) }),
    startAuthenticator: async ({ caller, body, session, address }) => ({
      body: await guarded({ caller, session, address }, () => shop.startAuthenticator(caller, body.password)),
    }),
    confirmAuthenticator: async ({ caller, body, session, address }) => {
      const codes = await guarded({ caller, session, address }, () =>
        shop.confirmAuthenticator(caller, body.code),
      );
      session.noteFactor();
      return { body: { codes: [...codes] } };
    },
    removeAuthenticator: async ({ caller, body, session, address }) => {
      await guarded({ caller, session, address }, () => shop.removeAuthenticator(caller, body.password));
      return { body: { message: 'The authenticator app is removed' } };
    },
    renewRecoveryCodes: async ({ caller, body, session, address }) => {
      const codes = await guarded({ caller, session, address }, () =>
        shop.renewRecoveryCodes(caller, body.password),
      );
      return { body: { codes: [...codes] } };
    },
    startPasskey: async ({ caller, body, session, address }) => {
      const { options, challenge } = await guarded({ caller, session, address }, () =>
        shop.startPasskey(caller, body.password),
      );
      session.askPasskey('add', challenge);
      return { body: { options: { ...options } } };
    },
    addPasskey: async ({ caller, body, session }) => {
      const challenge = session.takeChallenge('add');
      if (challenge === null) throw new Refusal('conflict', SECOND_STEP_GONE);
      await shop.addPasskey(caller, body, challenge);
      session.noteFactor();
      return { body: encodeSecondFactor(await shop.ownSecondFactor(caller)) };
    },
    removePasskey: async ({ caller, parameters, body, session, address }) => {
      await guarded({ caller, session, address }, () =>
        shop.removePasskey(caller, parameters.passkeyId, body.password),
      );
      return { body: { message: 'The passkey is removed' } };
    },
  };
};
