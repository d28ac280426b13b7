import { Refusal } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import type { Caller } from '../../../people/caller.ts';
import type { CustomerDetails } from '../customer-details.ts';
import type { CustomerPorts } from '../ports.ts';
import type { Merge, Separation } from '../rules.ts';
import { findCustomer } from '../steps/find-customer.ts';
import { readDetails } from '../steps/read-details.ts';
import { MERGED_ALREADY, MERGED_WITH_ITSELF, NOT_MERGED } from '../words.ts';

type Needs = Pick<CustomerPorts, 'unitOfWork' | 'read' | 'now'>;

/**
 * Merges a customer, with everybody merged into them, into another. Bookings, mails and money do not change; from then on the bookings are
 * shown and added up together.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, itself, one of them merged meanwhile)
 */
export const mergeCustomers =
  (ports: Needs) =>
  async (caller: Caller, id: number, { into, version }: Merge): Promise<CustomerDetails> => {
    await asAdmin(ports, caller, async ({ store, noteAll }) => {
      if (id === into) throw new Refusal('conflict', MERGED_WITH_ITSELF);
      await store.customers.lock();
      const [from, target] = [
        await findCustomer(store.customers, id),
        await findCustomer(store.customers, into),
      ];
      // An id that returns another customer was merged already. It may have been merged into this same target, which would make a circle.
      if (from.id !== id || target.id !== into) throw new Refusal('conflict', MERGED_ALREADY);
      assertVersion(version, from.version);
      await store.customers.merge(id, into);
      await noteAll([
        ['customer.merged', 'customer', into, { mergedId: id, bookings: from.bookings }],
        ['customer.merged-away', 'customer', id, { into }],
      ]);
    });
    return readDetails(ports.read, into, ports.now());
  };

/**
 * Undoes a merge: the member is a customer again, with their own bookings and the notes about them.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version, not merged with each other)
 */
export const separateCustomers =
  (ports: Needs) =>
  async (caller: Caller, id: number, { memberId, version }: Separation): Promise<CustomerDetails> => {
    const left = await asAdmin(ports, caller, async ({ store, noteAll }) => {
      await store.customers.lock();
      const customer = await findCustomer(store.customers, id);
      if (customer.id !== id) throw new Refusal('conflict', MERGED_ALREADY);
      assertVersion(version, customer.version);
      const members = await store.customers.membersOf(id);
      if (memberId === id || !members.some((member) => member.id === memberId))
        throw new Refusal('conflict', NOT_MERGED);
      await store.customers.separate(id, memberId);
      await noteAll([
        ['customer.separated', 'customer', id, { separatedId: memberId }],
        ['customer.separated', 'customer', memberId, { from: id }],
      ]);
      // A customer without bookings of their own is removed when the last member is separated.
      return (await store.customers.byId(id)) ? id : memberId;
    });
    return readDetails(ports.read, left, ports.now());
  };
