import type { BookingRules } from '../../calendar/scheduling/booking-rules.ts';
import type { OfferedTimes } from '../../calendar/staffing/free-times.ts';
import { offersTimes } from '../../shop/catalogue/booking-mode.ts';
import type { Experience } from '../../shop/catalogue/experience.ts';
import { bookedMinutes } from '../../shop/catalogue/may-offer-times.ts';
import type { Offer } from '../../shop/catalogue/offer.ts';

export type Timed = Pick<
  Experience,
  'id' | 'bookingMode' | 'duration' | 'startGrid' | 'horizonDays' | 'leastNoticeHours'
>;

/** The fields of an offer that say how its experience is booked. */
export const timedOf = ({ experience: { id, duration }, booking }: Offer): Timed => ({
  id,
  duration,
  ...booking,
});

/** The terms on which an experience is offered at free times; null where it is not. `rules` are the rules of booking that apply to it. */
export const offeredTimes = (experience: Timed, rules: readonly BookingRules[]): OfferedTimes | null => {
  const minutes = offersTimes(experience) ? bookedMinutes(experience) : null;
  return minutes === null
    ? null
    : {
        experienceId: experience.id,
        minutes,
        gridMinutes: experience.startGrid,
        horizonDays: experience.horizonDays,
        noticeHours: experience.leastNoticeHours,
        rules,
      };
};
