import type { BrowserContext } from 'playwright';
import { unique } from '../../support/builders.ts';
import type { MemoryShop } from './memory-shop.ts';
import type { Visitor } from './visitor.ts';

export const PASSWORD = 'correct horse battery';

export interface Account {
  readonly username: string;
  readonly password: string;
  readonly email: string;
}

/** Makes an account, and signs this browser in. */
export const signUp = async ({ request }: BrowserContext, change: object = {}): Promise<Account> => {
  const username = unique('mara');
  const account = { username, password: PASSWORD, email: `${username}@northlight.example`, ...change };
  const answer = await request.post('/api/register', { data: account });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return account;
};

export interface Placed {
  readonly id: number;
  readonly bookingReference: string;
}

/** Books as this browser, at the demo shop's prices. */
export const placeBooking = async ({ request }: BrowserContext, change: object = {}): Promise<Placed> => {
  const data = {
    firstName: 'Mara',
    lastName: 'Reyes',
    email: 'mara@northlight.example',
    phoneNumber: '+1 415 555 0134',
    totalPrice: 390,
    items: [{ experienceId: 17, selectedTier: 'starter', quantity: 1, addOns: [] }],
    ...change,
  };
  const answer = await request.post('/api/bookings', { data });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return answer.json();
};

/** What an administrator does once a date is agreed. */
export const confirmBooking = (shop: MemoryShop, { id }: Placed): Promise<void> =>
  shop.running.ports.unitOfWork(({ bookings }) => bookings.setState(id, 'confirmed'));

/** Somebody who is signed in, on a page. */
export const visitSignedIn = async (
  visitor: Visitor,
  path: string,
  change: object = {},
): Promise<Account> => {
  const account = await signUp(visitor.context, change);
  await visitor.visit(path);
  return account;
};
