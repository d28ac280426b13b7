import type { QueryClient } from '@tanstack/react-query';
import type { Body } from '../transport/contract.ts';
import type { UserWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { userQuery } from './account.ts';
import { currentSession, resumeSession } from './session-end.ts';

export const signIn = (body: Body<'/api/login', 'post'>): Promise<UserWire> =>
  write('post', '/api/login', { body });

/** The second step of a sign-in, after the right password. */
export const signInByCode = (body: Body<'/api/login/code', 'post'>): Promise<UserWire> =>
  write('post', '/api/login/code', { body });

export const register = (body: Body<'/api/register', 'post'>): Promise<UserWire> =>
  write('post', '/api/register', { body });

export const signOut = () => write('post', '/api/logout');

/** Updates the cached user after sign-in, registration or sign-out. Data of another account or of a guest is removed. */
export const setUser = (client: QueryClient, user: UserWire | null): void => {
  // When the same account signs in again, its data is kept.
  if (user === null || currentSession().account?.id !== user.id)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'mine' });
  // With this attribute, which the document sets when it loads, the header reserves space for the user's menu.
  document.documentElement.toggleAttribute('data-signed', user !== null);
  client.setQueryData(userQuery.queryKey, user);
  resumeSession(user);
};
