import type { Body } from '../transport/contract.ts';
import { answerOf } from '../transport/transport.ts';
import type { UserWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { withPresentFactor } from './present-factor.ts';
import { sessionFetch } from './session-fetch.ts';

/** Changes the given fields of the account's profile. */
export const updateProfile = withPresentFactor(
  (body: Body<'/api/user/profile', 'patch'>): Promise<UserWire> =>
    write('patch', '/api/user/profile', { body }),
);

/** Ends all other sessions of the account. */
export const changePassword = withPresentFactor(
  (body: Body<'/api/user/password', 'post'>): Promise<UserWire> =>
    write('post', '/api/user/password', { body }),
);

/** The response is the same whether or not the address is known. */
export const requestPasswordReset = (body: Body<'/api/password-resets', 'post'>) =>
  write('post', '/api/password-resets', { body });

/** Sets a new password with the mailed link's token. */
export const resetPassword = (body: Body<'/api/password-resets/confirm', 'post'>) =>
  write('post', '/api/password-resets/confirm', { body });

export const deleteAccount = (body: Body<'/api/user/delete', 'post'>) =>
  write('post', '/api/user/delete', { body });

/** Downloads all data that the shop stores about the account. */
export const exportMyData = async (): Promise<Blob> => {
  const response = await sessionFetch('/api/user/export');
  if (!response.ok) await answerOf(response);
  return response.blob();
};
