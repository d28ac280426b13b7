import type { Wire } from '@wondercast/openapi/codec/wire';
import type { SignedInClient } from '../../support/app.ts';
import { ADMIN_PASSWORD } from '../../support/app-process.ts';
import { createClient } from '../../support/http-client.ts';
import { until } from '../../support/until.ts';

/** The administrator, signed in at this address. */
export const adminOf = async (url: string): Promise<SignedInClient> => {
  const client = createClient(url);
  const signIn = async () => {
    const body = { username: 'admin', password: ADMIN_PASSWORD };
    const reply = await client.post<Wire<'User'>>('/api/login', body).catch(() => null);
    return reply?.status === 200 ? reply.body : null;
  };
  const user = await until('the administrator is let in', signIn, 30_000);
  return { ...client, user };
};
