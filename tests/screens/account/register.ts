import { openScreen } from '../support/open-screen.tsx';

export const PASSWORD = 'correct horse';

/** As the signed-in person, past the screens. */
export const send = async (path: string, body?: unknown): Promise<void> => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
};

/** A new account, signed in. */
export const register = async (): Promise<string> => {
  await openScreen('/about');
  const username = `noor${crypto.randomUUID().slice(0, 8)}`;
  await send('/api/register', { username, password: PASSWORD, email: `${username}@mail.example` });
  return username;
};
