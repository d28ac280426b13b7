import { type BookingRules, NO_RULES } from '../../../calendar/scheduling/booking-rules.ts';
import type { BookingRulesGiven } from '../../../calendar/scheduling/booking-rules-rule.ts';
import { bookingHoursWords } from '../../../calendar/scheduling/rules-in-words.ts';
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

/** Below the version of the first that are set: of two first edits, the later is refused. */
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
 * Sets the shop's rules of booking. They judge what customers prefer from now on; nothing that is booked changes. Setting what holds
 * already leaves no trace.
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
      // One editor after the other, so that what is compared is what is replaced.
      await catalogue.hold();
      const found = (await settings.byName('booking-rules')) ?? UNSET;
      assertVersion(version, found.version);
      const changes = editOf(recordOfRules, found.value, rules);
      if (!changes) return withLastChange(store, found, 'booking-rules', 'all');
      const set = await settings.put('booking-rules', rules, at);
      await catalogue.touchRules();
      await note('booking-rules.set', 'booking-rules', 'all', changes);
      return withLastChange(store, set, 'booking-rules', 'all');
    });
