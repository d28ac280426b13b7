import type { BookedLine } from '../../../bookings/booking/booking.ts';
import type { BookingRules } from '../../../calendar/scheduling/booking-rules.ts';
import type { DeliveryStore } from '../ports.ts';

/** The rules of booking that hold for a line today; none once its experience is gone. */
export const rulesOf = async (
  { catalogue }: Pick<DeliveryStore, 'catalogue'>,
  { experienceId }: Pick<BookedLine, 'experienceId'>,
): Promise<readonly BookingRules[]> => (experienceId === null ? [] : catalogue.rulesFor(experienceId));
