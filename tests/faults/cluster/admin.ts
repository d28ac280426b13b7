import { randomUUID } from 'node:crypto';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type { SignedInClient } from '../../support/app.ts';
import { ADMIN_PASSWORD } from '../../support/app-process.ts';
import { createClient, type Reply } from '../../support/http-client.ts';
import { until } from '../../support/until.ts';

/** The administrator, signed in at this address. */
export const adminOf = async (url: string): Promise<SignedInClient> => {
  const client = createClient(url);
  const signIn = async () => {
    const body = { username: 'admin', password: ADMIN_PASSWORD };
    const reply = await client.post<Wire<'User'>>('/api/login', body).catch(() => null);
    return reply?.status === 200 ? reply.body : null;
  };
  const user = await until('the administrator is let in', signIn);
  return { ...client, user };
};

/**
 * Posts as often as a machine of the cluster says that it cannot answer just now, and does it once.
 * @throws Error with any other refusal
 */
export const postUntilDone = async <Body>(
  { post }: SignedInClient,
  path: string,
  body: unknown = {},
): Promise<Reply<Body>> => {
  const key = { 'idempotency-key': randomUUID() };
  const reply = await until(`${path} is answered`, async () => {
    const answer = await post<Body>(path, body, key).catch(() => null);
    return answer && ![502, 503, 504].includes(answer.status) ? answer : null;
  });
  if (reply.status >= 300) throw new Error(`${path}: ${reply.text}`);
  return reply;
};
