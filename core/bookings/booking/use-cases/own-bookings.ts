import type { Caller } from '../../../people/caller.ts';
import { requireSignedIn } from '../../../people/caller.ts';
import type { OwnCursor, OwnPage } from '../own-page.ts';
import type { BookingPorts } from '../ports.ts';
import { ownPageOf } from '../steps/own-page-of.ts';

/** A page of the signed-in caller's bookings, newest first. @throws Refusal 'unauthenticated' */
export const ownBookings =
  ({ read }: Pick<BookingPorts, 'read'>) =>
  async (
    caller: Caller,
    asked: { readonly limit: number; readonly after: OwnCursor | null },
  ): Promise<OwnPage> => {
    const { accountId } = requireSignedIn(caller);
    const [page, total] = await Promise.all([
      ownPageOf(read, accountId, asked),
      read.bookings.countOfAccount(accountId),
    ]);
    return { ...page, total };
  };
