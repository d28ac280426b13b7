import { PASSWORD, type TestApp } from '../../support/app.ts';
import type { Client } from '../../support/http-client.ts';

/** Another browser with the cookies that this one has now. */
export const withCookiesOf = (app: TestApp, { cookies }: Pick<Client, 'cookies'>): Client => {
  const thief = app.client();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  return thief;
};

export const statusOfUser = async (client: Client): Promise<number> => (await client.get('/api/user')).status;

/** Another device of an account. */
export const alsoSignedIn = async (app: TestApp, username: string, password = PASSWORD): Promise<Client> => {
  const device = app.client();
  await device.post('/api/login', { username, password });
  return device;
};
