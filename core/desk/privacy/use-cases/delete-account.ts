import type { Booking } from '../../../bookings/booking/booking.ts';
import { removeBooking } from '../../../bookings/changes/steps/remove-booking.ts';
import { creditBooking } from '../../../bookings/invoicing/steps/issue-invoice.ts';
import { eraseReviews } from '../../../bookings/reviews/steps/erase-reviews.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Account } from '../../../people/account/account.ts';
import { isLastOwner } from '../../../people/account/staff.ts';
import { assertPassword } from '../../../people/account/steps/assert-password.ts';
import { withdrawInvitationsOf } from '../../../people/account/steps/withdraw-invitations-of.ts';
import { askerOf } from '../../../people/answers.ts';
import type { Note } from '../../../people/as-admin.ts';
import { type Caller, NOT_AUTHENTICATED, requireSignedIn } from '../../../people/caller.ts';
import { isNeededForInvoice, isNeededForPayout } from '../personal-data.ts';
import type { PrivacyPorts, PrivacyStore } from '../ports.ts';

const LAST_OWNER = 'The last administrator cannot be deleted.';
/** Replaces the account's name in the audit log. */
const NOBODY = 'deleted account';

/** Locks the account, so that nothing is added to it. @throws Refusal 'unauthenticated', 'conflict' (last administrator) */
const hold = async ({ accounts }: PrivacyStore, { id, role }: Account): Promise<void> => {
  // All staff accounts are locked, so that of two owners who delete theirs concurrently, the second is the last one.
  if (role === 'admin' && isLastOwner(await accounts.lockStaff(), id))
    throw new Refusal('conflict', LAST_OWNER);
  if (!(await accounts.lock(id))) throw new Refusal('unauthenticated', NOT_AUTHENTICATED);
};

/** Sorts by code, so that concurrent requests lock the rows of codes in the same order. */
const byCode = (a: Booking, b: Booking): number =>
  (a.discount?.code ?? '') < (b.discount?.code ?? '') ? -1 : 1;

/**
 * Deletes the caller's account for good, with its payment methods, orders, open checkouts, reset links and unconfirmed unpaid bookings,
 * whose uses of codes are given back, the invitations that it sent, and the staff's notes about the customer of any of its bookings.
 * Bookings that an invoice or a refund by transfer needs stay, with the customer's name, company and e-mail and no other personal data
 * (decision 038). Audit log and ledger keep their entries, without names.
 * @throws Refusal 'unauthenticated', 'invalid' on `password`, 'conflict' (last administrator)
 */
export const deleteAccount =
  ({ unitOfWork, read, passwords, now }: Pick<PrivacyPorts, 'unitOfWork' | 'read' | 'passwords' | 'now'>) =>
  async (caller: Caller, { password }: { password: string }): Promise<void> => {
    const signedIn = requireSignedIn(caller);
    const { account } = await assertPassword({ read, passwords }, signedIn, password, 'password');
    await unitOfWork(async (store) => {
      await hold(store, account);
      const bookings = await store.bookings.lockOfAccount(account.id);
      const entries = await store.ledger.ofBookings(bookings.map(({ id }) => id));
      const kept = bookings
        .filter(
          (booking) =>
            isNeededForInvoice(booking) ||
            isNeededForPayout(entries.filter(({ bookingId }) => bookingId === booking.id)),
        )
        .map(({ id }) => id);
      const gone = bookings.filter(({ id }) => !kept.includes(id)).toSorted(byCode);
      await eraseReviews(
        store,
        bookings.map(({ id }) => id),
      );
      const act = { actor: { accountId: account.id, name: NOBODY }, at: now() };
      const note: Note = (action, subject, subjectId, details) =>
        store.audit.add({ ...act, action, subject, subjectId: String(subjectId), details });
      if (account.role === 'admin') await withdrawInvitationsOf(account, { store, note });
      // Invoice numbers are taken before uses of codes are given back: every unit of work locks in this order.
      for (const { id } of gone) await creditBooking(store, id, act.at);
      for (const booking of gone) await removeBooking(store, booking, act);
      await store.bookings.anonymise(kept);
      await store.customerNotes.forget(bookings.map(({ customer }) => customer));
      // Whoever has such an address could still read the sessions of a booking that belongs to nobody any more.
      for (const id of kept) await store.calendarFeeds.revoke({ kind: 'booking', id });
      await store.orders.removeOfAccount(account.id);
      await store.answers.forget(askerOf(caller));
      // An open checkout contains who was about to pay; one that is paid already is finished without the account.
      for (const intentId of await store.intents.openOf({ accountId: account.id, visitorKey: null }))
        await store.jobs.add({ task: 'cancel-intent', payload: { intentId, forgets: true } });
      for (const { providerId } of await store.paymentMethods.ofAccount(account.id))
        if (providerId !== null)
          await store.jobs.add({ task: 'remove-method', payload: { methodId: providerId } });
      await store.audit.rename(account.id, NOBODY);
      await store.ledger.rename(account.id, NOBODY);
      await store.accounts.remove(account.id);
      await note('account.deleted', 'account', account.id, {
        bookingsDeleted: gone.length,
        bookingsKept: kept.length,
      });
      // The register is refreshed last, because others wait for its lock.
      await store.customers.refresh();
    });
  };
