import type { Body } from '../transport/contract.ts';
import { answerOf } from '../transport/transport.ts';
import type { UserWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { withPresentFactor } from './present-factor.ts';
import { sessionFetch } from './session-fetch.ts';

/** Changes the given fields of one's profile. */
export const updateProfile = withPresentFactor(
  (body: Body<'/api/user/profile', 'patch'>): Promise<UserWire> =>
    write('patch', '/api/user/profile', { body }),
);

/** Every other session ends; this one goes on. */
export const changePassword = withPresentFactor(
  (body: Body<'/api/user/password', 'post'>): Promise<UserWire> =>
    write('post', '/api/user/password', { body }),
);

/** Answers alike whether or not the address is known. */
export const requestPasswordReset = (body: Body<'/api/password-resets', 'post'>) =>
  write('post', '/api/password-resets', { body });

/** Chooses a password with the token of the mailed link. */
export const resetPassword = (body: Body<'/api/password-resets/confirm', 'post'>) =>
  write('post', '/api/password-resets/confirm', { body });

export const deleteAccount = (body: Body<'/api/user/delete', 'post'>) =>
  write('post', '/api/user/delete', { body });

/** Everything the shop keeps about one, as a file. */
export const exportMyData = async (): Promise<Blob> => {
  const response = await sessionFetch('/api/user/export');
  if (!response.ok) await answerOf(response);
  return response.blob();
};
