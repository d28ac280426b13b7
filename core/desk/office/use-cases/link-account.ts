import { invalid, Refusal } from '../../../kernel/refusal.ts';
import { findLoginName } from '../../../people/account/steps/find-login-name.ts';
import type { Caller } from '../../../people/caller.ts';
import type { AdminBooking } from '../admin-booking.ts';
import type { AccountLink } from '../correction-rules.ts';
import type { OfficePorts } from '../ports.ts';
import { editBooking } from '../steps/edit-booking.ts';

const NO_SUCH_ACCOUNT = 'No account has this username or email address.';
const HAS_ACCOUNT = 'This booking has an account already. Take it away first.';

/**
 * Gives a booking without an account to an account, named by its username or address, or takes it away from its account (`account` null).
 * Repeated calls change nothing.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'invalid' on `account` (there is none), 'conflict' (it has another account,
 * stale version)
 */
export const linkAccount =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'read' | 'now'>) =>
  (caller: Caller, bookingId: number, { account: typed, version }: AccountLink): Promise<AdminBooking> =>
    editBooking(ports, caller, { bookingId, version }, async (booking, { store, note }) => {
      const name = typed === null ? null : await findLoginName(store, typed);
      const account = name === null ? null : (await store.accounts.credentialsOf(name))?.account;
      if (account === undefined) throw invalid('account', NO_SUCH_ACCOUNT);
      const accountId = account?.id ?? null;
      if (booking.accountId === accountId) return;
      if (booking.accountId !== null && accountId !== null) throw new Refusal('conflict', HAS_ACCOUNT);
      await store.bookings.setAccount(bookingId, accountId);
      await note(
        accountId === null ? 'booking.account-unlinked' : 'booking.account-linked',
        'booking',
        bookingId,
        {
          reference: booking.reference,
          before: { accountId: booking.accountId },
          after: { accountId },
        },
      );
    });
