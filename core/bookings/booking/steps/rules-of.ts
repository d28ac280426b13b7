import type { BookingRules } from '../../../calendar/scheduling/booking-rules.ts';
import type { BookedLine } from '../booking.ts';
import type { BookingStore } from '../ports.ts';

/** The rules of booking that apply to a line today; none once its experience is deleted. */
export const rulesOf = async (
  { catalogue }: Pick<BookingStore, 'catalogue'>,
  { experienceId }: Pick<BookedLine, 'experienceId'>,
): Promise<readonly BookingRules[]> => (experienceId === null ? [] : catalogue.rulesFor(experienceId));
