import { minorUnits } from '@wondercast/core/kernel/money';
import type { Customer } from '@wondercast/core/people/customer';
import { CUSTOMER_FIELDS } from '@wondercast/core/people/customer-fields';
import { describe, expect, it } from 'vitest';
import { anAdmin } from '../support/memory-ports.ts';
import { payingStore } from './paying-store.ts';
import { DIFFICULT_TEXT, type OpenStore } from './store-under-test.ts';

/** Every field of a customer, corrected; a field that is added to the type does not compile until it is here. */
const CORRECTED: Readonly<Record<keyof Customer, string>> = {
  companyName: 'Southlight',
  purchaseOrder: 'PO-77',
  firstName: 'Noor',
  lastName: 'Vale',
  email: 'noor@southlight.example',
  phoneNumber: '+1 555 0199',
  specialRequests: `Captions, please. ${DIFFICULT_TEXT}`,
};

/** A change of what is booked may correct whom it is booked for, as the desk's correction does. */
export const describeAmendedCustomers = (name: string, open: OpenStore) =>
  describe(`customers corrected with a change on ${name}`, () => {
    const { store, asking, shop, placed, now } = payingStore(open);
    const amended = async (customer: Partial<Record<keyof Customer, string>>, isDesk: boolean) => {
      const booking = await placed();
      const { version } = booking;
      const given = { lines: [], customer, shownDifference: minorUnits(0), version };
      await (isDesk
        ? shop().amendAnyBooking(anAdmin(), booking.id, { ...given, fee: null, reason: 'They wrote to us' })
        : shop().amendBooking(asking, booking.id, given));
      return { before: booking, after: await now(booking) };
    };

    it.each(CUSTOMER_FIELDS)('keep a new %s, and everything else as it was', async (field) => {
      const { before, after } = await amended({ [field]: CORRECTED[field] }, false);
      expect(after.customer).toEqual({ ...before.customer, [field]: CORRECTED[field] });
      expect(after.version).toBeGreaterThan(before.version);
    });

    it('keep all of them at once, as the desk’s correction keeps them', async () => {
      expect(Object.keys(CORRECTED).toSorted()).toEqual(CUSTOMER_FIELDS.toSorted());
      const { after } = await amended(CORRECTED, false);
      expect(after.customer).toEqual(CORRECTED);
      const other = await placed();
      await shop().correctCustomer(anAdmin(), other.id, { ...CORRECTED, version: other.version });
      expect((await now(other)).customer).toEqual(after.customer);
    });

    it('end the links in mails to a former address where the desk has corrected it, and keep the customer’s own', async () => {
      for (const isDesk of [true, false]) {
        const { before } = await amended({ email: CORRECTED.email }, isDesk);
        const mailed = (await store().waitingJobs()).filter(
          ({ task, payload }) =>
            task === 'mail-customer-corrected' && 'bookingId' in payload && payload.bookingId === before.id,
        );
        expect(mailed).toHaveLength(isDesk ? 1 : 0);
      }
    });
  });
