import { openScreen } from '../support/open-screen.tsx';

const ADMIN = { username: 'admin', password: 'admin-of-the-tests' };

/** Asks the shop as its administrator; what it declines fails the test. */
export const asAdmin = async <Answer,>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> => {
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

/** Signs the shop's administrator in, so that its dashboard can be opened. */
export const signIn = async (): Promise<void> => {
  await openScreen('/about');
  await asAdmin('POST', '/api/login', ADMIN);
};

export interface AddedHost {
  readonly id: number;
  readonly name: string;
}

/** A host who works at any time of the week, in New York. */
export const addHost = (change: Readonly<Record<string, unknown>>): Promise<AddedHost> =>
  asAdmin('POST', '/api/admin/hosts', {
    name: `Amara ${crypto.randomUUID().slice(0, 8)}`,
    email: 'amara@okoye.example',
    zone: 'America/New_York',
    languages: ['en'],
    hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1_440 })),
    ...change,
  });
