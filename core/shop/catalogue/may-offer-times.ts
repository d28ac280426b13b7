import { MAX_MINUTES, MIN_MINUTES } from '../../calendar/scheduling/session.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Settings } from '../settings/registry.ts';
import { offersTimes } from './booking-mode.ts';
import type { Experience } from './experience.ts';
import { minutesOf } from './search.ts';

type Booked = Pick<Experience, 'bookingMode' | 'duration'>;

export const DURATION_UNREADABLE =
  'Free times need a duration in hours or minutes, such as 60 min, of 5 minutes to 24 hours.';
export const NO_SHOP_ZONE = 'Choose the time zone of the shop under Settings, Booking rules, first.';

/** The length in minutes of a session that is booked at a free time; null where the duration is not readable. */
export const bookedMinutes = ({ duration }: Pick<Experience, 'duration'>): number | null => {
  const minutes = minutesOf(duration);
  return minutes === null || minutes < MIN_MINUTES || minutes > MAX_MINUTES ? null : minutes;
};

/** Why an experience cannot have free times; null when it can, or offers none. */
export const whyNoFreeTimes = (
  experience: Booked,
  hasZone: boolean,
): { readonly path: 'duration' | 'bookingMode'; readonly message: string } | null => {
  if (!offersTimes(experience)) return null;
  if (bookedMinutes(experience) === null) return { path: 'duration', message: DURATION_UNREADABLE };
  return hasZone ? null : { path: 'bookingMode', message: NO_SHOP_ZONE };
};

/** Whether the shop's time zone is set. */
export const hasShopZone = async (settings: Settings): Promise<boolean> =>
  (await settings.byName('booking-rules')) !== null;

/** @throws Refusal 'invalid' at `duration` or `bookingMode` */
export const assertMayOfferTimes = async (
  { settings }: { readonly settings: Settings },
  experience: Booked,
): Promise<void> => {
  if (!offersTimes(experience)) return;
  const why = whyNoFreeTimes(experience, await hasShopZone(settings));
  if (why) throw new Refusal('invalid', why.message, { issues: [why] });
};
