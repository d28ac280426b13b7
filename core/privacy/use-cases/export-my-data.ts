import { type Caller, NOT_AUTHENTICATED, requireSignedIn } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { PersonalData } from '../personal-data.ts';

/** Everything kept about the signed-in caller. @throws Refusal 'unauthenticated' */
export const exportMyData =
  ({ read, now }: Pick<Ports, 'read' | 'now'>) =>
  async (caller: Caller): Promise<PersonalData> => {
    const { accountId } = requireSignedIn(caller);
    const [account, bookings, orders, paymentMethods] = await Promise.all([
      read.accounts.byId(accountId),
      read.bookings.ofAccount(accountId),
      read.orders.ofAccount(accountId),
      read.paymentMethods.ofAccount(accountId),
    ]);
    if (!account) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
    const reviews = await read.reviews.ofBookings(bookings.map(({ id }) => id));
    return {
      exportedAt: now(),
      account,
      bookings,
      orders,
      paymentMethods,
      reviews: reviews.toReversed(),
    };
  };
