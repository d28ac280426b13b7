import type { TaxSettings } from '../../../shop/tax/tax-settings.ts';
import type { Booking } from '../../booking/booking.ts';
import { assertNotChanging } from '../../booking/steps/assert-not-changing.ts';
import type { Acting } from '../../booking/steps/record-sessions.ts';
import { queueRenewal } from '../../invoicing/steps/queue-renewal.ts';
import { outdatedUnits, withRatesOfDays } from '../../taxing/rates-of-days.ts';
import { noteTaxed } from '../../taxing/steps/note-taxed.ts';
import { rateChanges } from '../../taxing/words.ts';
import type { ChangeStore } from '../ports.ts';

/**
 * Takes net and tax of a locked booking's agreed sessions out of what is paid anew, by the rates of their days: nobody pays more or less, and documents
 * follow (specification of tax, V4). Answers whether there was anything to do.
 * @throws Refusal 'conflict' while money of the booking is on its way back
 */
export const renewTax = async (
  { store, at, actor }: Acting<ChangeStore>,
  booking: Booking,
  settings: TaxSettings,
): Promise<boolean> => {
  const outdated = outdatedUnits(booking, settings);
  if (!booking.tax || outdated.length === 0) return false;
  await assertNotChanging(store, booking.id);
  const tax = withRatesOfDays(booking.tax, outdated);
  const after = { ...booking, tax, version: booking.version + 1 };
  await store.bookings.saveAmendment(after, []);
  await noteTaxed(store, booking.tax, after, at);
  const { id, reference, partner, version } = after;
  await store.events.publish('booking.amended', { id, reference, partner });
  await store.audit.add({
    at,
    actor,
    action: 'booking.tax-renewed',
    subject: 'booking',
    subjectId: String(id),
    details: { reference, changes: rateChanges(outdated), version },
  });
  await queueRenewal(store, after, at);
  return true;
};
