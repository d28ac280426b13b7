import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Body } from '../transport/contract.ts';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { userQuery } from './account.ts';
import { withPresentFactor } from './present-factor.ts';

const PATH = '/api/account/second-factor';

/** The account's second factors. */
export const secondFactorQuery = queryOptions({
  queryKey: ['mine', 'second-factor'],
  queryFn: read(PATH),
  staleTime: 0,
});

type PasswordAgain = Body<`${typeof PATH}/authenticator`, 'post'>;

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });

/** Mails a link that confirms the account's address. */
export const requestEmailConfirmation = mutation({
  send: () => write('post', '/api/user/email-confirmation', {}),
  refresh: () => undefined,
});

/** Confirms the address with the link's token. Guest bookings with this address then belong to the account. */
export const confirmEmail = mutation({
  send: (token: string) => write('post', '/api/user/email-confirmation/confirm', { body: { token } }),
  refresh: (client) =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['mine'] }),
      client.invalidateQueries({ queryKey: userQuery.queryKey }),
    ]),
  refreshOnFailure: true,
});

/** Creates a secret for an authenticator app. It is only used once its first code was right. */
export const startAuthenticator = mutation({
  send: withPresentFactor((body: PasswordAgain) => write('post', `${PATH}/authenticator`, { body })),
  refresh: () => undefined,
});

/** Activates the app. Only this response contains the recovery codes. */
export const confirmAuthenticator = mutation({
  send: (body: Body<`${typeof PATH}/authenticator/confirm`, 'post'>) =>
    write('post', `${PATH}/authenticator/confirm`, { body }),
  refresh,
});

/** Removes the app and its recovery codes; passkeys remain. */
export const removeAuthenticator = mutation({
  send: withPresentFactor((body: PasswordAgain) => write('post', `${PATH}/authenticator/remove`, { body })),
  refresh,
});

/** Replaces the recovery codes. Only this response contains the new ones. */
export const renewRecoveryCodes = mutation({
  send: withPresentFactor((body: PasswordAgain) => write('post', `${PATH}/recovery-codes`, { body })),
  refresh,
});

interface NewPasskey extends PasswordAgain {
  /** The name that its owner gives it. */
  readonly name: string;
}

const askForPasskey = withPresentFactor((body: PasswordAgain) =>
  write('post', `${PATH}/passkeys/question`, { body }),
);

/** Asks the browser for a passkey and stores its public key. @throws ApiError, or the browser's error when it is declined */
export const addPasskey = mutation({
  send: async ({ name, password }: NewPasskey) => {
    const { makePasskey } = await import('./passkeys.ts');
    const { options } = await askForPasskey({ password });
    return write('post', `${PATH}/passkeys`, { body: { name, answer: await makePasskey(options) } });
  },
  refresh,
});

/** Removes one passkey. */
export const removePasskey = (passkeyId: string) =>
  mutation({
    send: withPresentFactor((body: PasswordAgain) =>
      write('post', `${PATH}/passkeys/{passkeyId}/remove`, { path: { passkeyId }, body }),
    ),
    refresh,
    refreshOnFailure: true,
  });
