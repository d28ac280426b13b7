import { type BookingRules, NO_RULES } from '../../../calendar/scheduling/booking-rules.ts';
import { bookingHoursWords } from '../../../calendar/scheduling/rules-in-words.ts';
import type { BookingRulesGiven } from '../../../calendar/scheduling/valid-booking-rules.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { editOf } from '../../../people/audit/edit.ts';
import { recordBy } from '../../../people/audit/record.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import type { WithLastChange } from '../../../shop/settings/last-change.ts';
import type { Setting } from '../../../shop/settings/registry.ts';
import { withLastChange } from '../../../shop/settings/steps/with-last-change.ts';
import type { OfficePorts } from '../ports.ts';

const recordOfRules = recordBy<BookingRules>({
  noticeHours: 'shown',
  zone: 'shown',
  hours: (hours) => ({ hours: hours && bookingHoursWords(hours) }),
  blackoutDays: 'shown',
});

/** Version 0 is below that of the first rules that are set: of two concurrent first edits, the later is refused. */
const UNSET: Setting<BookingRules> = { value: NO_RULES, version: 0 };

/** The shop's rules of booking. @throws Refusal 'unauthenticated' or 'forbidden' */
export const bookingRules =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller): Promise<WithLastChange<Setting<BookingRules>>> => {
    requireAdmin(caller);
    const found = (await read.settings.byName('booking-rules')) ?? UNSET;
    return withLastChange(read, found, 'booking-rules', 'all');
  };

/**
 * Sets the shop's rules of booking. They apply to what customers choose from now on; bookings do not change. Saving the same values leaves
 * no trace.
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (stale version)
 */
export const setBookingRules =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'now'>) =>
  (
    caller: Caller,
    { version, ...rules }: BookingRulesGiven,
  ): Promise<WithLastChange<Setting<BookingRules>>> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      const { catalogue, settings } = store;
      // Edits run one after another, so that the compared value is the replaced one.
      await catalogue.lock();
      const found = (await settings.byName('booking-rules')) ?? UNSET;
      assertVersion(version, found.version);
      const changes = editOf(recordOfRules, found.value, rules);
      if (!changes) return withLastChange(store, found, 'booking-rules', 'all');
      const set = await settings.put('booking-rules', rules, at);
      await note('booking-rules.set', 'booking-rules', 'all', changes);
      return withLastChange(store, set, 'booking-rules', 'all');
    });
