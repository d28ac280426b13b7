import type { Wire } from '@wondercast/openapi/codec/wire';
import { PASSWORD, type SignedInClient, type TestApp } from './app.ts';
import { unique } from './builders.ts';

/** One of a partner's people, as an invitation makes one, signed in. */
export const signedInPerson = async (
  { running, client }: TestApp,
  partnerId: number,
): Promise<SignedInClient> => {
  const { ports } = running;
  const username = unique('nora');
  const passwordHash = await ports.passwords.hash(PASSWORD);
  const email = `${username}@partner.example`;
  await ports.unitOfWork(({ accounts }) => accounts.add({ username, passwordHash, email, partnerId }));
  const signedIn = client();
  const { body: user } = await signedIn.post<Wire<'User'>>('/api/login', { username, password: PASSWORD });
  return { ...signedIn, user };
};
