import type { BookedLine } from '../../booking/booking.ts';
import type { Store } from '../../ports.ts';
import type { BookingRules } from '../../scheduling/booking-rules.ts';

/** The rules of booking that hold for a line today; none once its experience is gone. */
export const rulesOf = async (
  { catalogue }: Pick<Store, 'catalogue'>,
  { experienceId }: Pick<BookedLine, 'experienceId'>,
): Promise<readonly BookingRules[]> => (experienceId === null ? [] : catalogue.rulesFor(experienceId));
