import { MOST_NOTES, TOO_MANY_NOTES } from '../../../bookings/booking/booking-note.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { actorOf, type Caller } from '../../../people/caller.ts';
import type { CustomerNote } from '../customer-note.ts';
import type { CustomerPorts } from '../ports.ts';
import { findCustomer } from '../steps/find-customer.ts';

/** Writes a note under the caller's name. @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (too many) */
export const addCustomerNote =
  (ports: Pick<CustomerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, text: string): Promise<CustomerNote> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      // The lock prevents a note about a customer who is being removed or merged at the same moment.
      await store.customers.lock();
      const { id: customerId } = await findCustomer(store.customers, id);
      if ((await store.customerNotes.of(customerId)).length >= MOST_NOTES)
        throw new Refusal('conflict', TOO_MANY_NOTES);
      const added = await store.customerNotes.add({ customerId, text, author: actorOf(caller).name, at });
      await note('customer.note-added', 'customer', customerId, {});
      return added;
    });

/**
 * Removes a note of any author.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found'
 */
export const removeCustomerNote =
  (ports: Pick<CustomerPorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, id: number, noteId: number): Promise<void> =>
    asAdmin(ports, caller, async ({ store, note }) => {
      await store.customers.lock();
      const { id: customerId } = await findCustomer(store.customers, id);
      if (!(await store.customerNotes.remove(customerId, noteId)))
        throw new Refusal('not-found', 'Note not found');
      await note('customer.note-removed', 'customer', customerId, {});
    });
