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
 * Recomputes net and tax of a locked booking's agreed sessions by the rates of their days, with unchanged prices: nobody pays more or less,
 * and the documents are issued anew. Returns whether anything changed.
 * @throws Refusal 'conflict' while a change of the booking waits for a refund
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
