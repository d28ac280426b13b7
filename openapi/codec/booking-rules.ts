import type { BookingRules } from '@wondercast/core/calendar/scheduling/booking-rules';
import { bookingRulesWords } from '@wondercast/core/calendar/scheduling/rules-in-words';
import type { WithLastChange } from '@wondercast/core/shop/settings/last-change';
import type { Setting } from '@wondercast/core/shop/settings/registry';
import { encodeLastChange } from './last-change.ts';
import type { Wire } from './wire.ts';

/** Rules of booking with their words. */
export const encodeRules = (rules: BookingRules): Wire<'Config'>['bookingRules'] => ({
  noticeHours: rules.noticeHours,
  zone: rules.zone,
  hours: rules.hours?.map(({ weekday, from, to }) => ({ weekday, from, to })) ?? null,
  blackoutDays: [...rules.blackoutDays],
  words: bookingRulesWords(rules),
});

/** The shop's own, as administrators edit them. */
export const encodeBookingRules = ({
  value,
  version,
  changed,
}: WithLastChange<Setting<BookingRules>>): Wire<'BookingRules'> => ({
  ...encodeRules(value),
  version,
  changed: encodeLastChange(changed),
});
