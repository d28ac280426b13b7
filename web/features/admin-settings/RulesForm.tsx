import { type LocalDate, localDate } from '@wondercast/core/calendar';
import { maxLengthOf } from '@wondercast/core/max-length';
import type { BookingRules, DaySpan, Weekday } from '@wondercast/core/scheduling/booking-rules';
import { bookingRulesRule } from '@wondercast/core/scheduling/booking-rules-rule';
import { bookingRulesWords } from '@wondercast/core/scheduling/rules-in-words';
import { readZone, type Zone } from '@wondercast/core/scheduling/zone';
import { type BookingRulesWire, bookingRulesQuery, saveBookingRules } from '../../api/admin/settings.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ZoneSelect } from '../../ui/forms/ZoneSelect.tsx';
import { BlackoutDays } from './BlackoutDays.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { Box, Preview, Two } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';
import { WeekHours } from './WeekHours.tsx';

interface Draft {
  readonly noticeHours: string;
  readonly zone: Zone;
  readonly hours: readonly DaySpan[] | null;
  readonly blackoutDays: readonly LocalDate[];
}

const NINE_TO_FIVE: readonly DaySpan[] = ([1, 2, 3, 4, 5] as const).map((weekday) => ({
  weekday,
  from: 540,
  to: 1_020,
}));

const draftOf = ({ noticeHours, zone, hours, blackoutDays }: BookingRulesWire): Draft => ({
  noticeHours: String(noticeHours),
  zone: readZone(zone ?? 'UTC') ?? 'UTC',
  hours: hours?.map(({ weekday, from, to }) => ({ weekday: weekday as Weekday, from, to })) ?? null,
  blackoutDays: blackoutDays.flatMap((day) => (day === null ? [] : (localDate(day) ?? []))),
});

const rulesOf = ({ noticeHours, ...draft }: Draft): BookingRules => ({
  ...draft,
  noticeHours: noticeHours.trim() === '' ? Number.NaN : Number(noticeHours),
});

/** Which times customers may prefer. */
export function RulesForm({ rules }: { readonly rules: BookingRulesWire }) {
  const group = useGroupForm({
    saved: rules,
    draftOf,
    bodyOf: rulesOf,
    rule: bookingRulesRule,
    send: (body, context) =>
      saveBookingRules(
        { ...body, hours: body.hours && [...body.hours], blackoutDays: [...body.blackoutDays] },
        context,
      ),
    queryKey: bookingRulesQuery.queryKey,
    labels: { noticeHours: 'Least notice', zone: 'Zone' },
  });
  const { draft, set, field, errors, discard, ...frame } = group;
  const wrongHours = Object.entries(errors).find(([name]) => name.startsWith('hours'))?.[1] ?? null;
  const words = Number.isInteger(Number(draft.noticeHours)) ? bookingRulesWords(rulesOf(draft)) : null;
  const preview = (
    <Preview data-theme="light">
      <figcaption>At the checkout</figcaption>
      <div>{words ?? 'Every day and every hour may be preferred.'}</div>
    </Preview>
  );
  return (
    <GroupFrame {...frame} onDiscard={discard} preview={preview}>
      <Box aria-labelledby="notice">
        <h2 id="notice">Notice and zone</h2>
        <Two>
          <TextField
            {...field('noticeHours')}
            required
            inputMode="numeric"
            maxLength={maxLengthOf(bookingRulesRule, 'noticeHours')}
            hint="Hours from now to the start; 0 is none"
          />
          <ZoneSelect
            always
            label="Zone of these rules"
            chosen={draft.zone}
            onChoose={(zone) => zone && set({ zone })}
          />
        </Two>
      </Box>
      <Box aria-labelledby="hours">
        <h2 id="hours">Bookable hours</h2>
        <SwitchRow
          label="Only at certain hours"
          checked={draft.hours !== null}
          onChange={(limited) => set({ hours: limited ? NINE_TO_FIVE : null })}
        />
        {draft.hours && (
          <WeekHours hours={draft.hours} error={wrongHours} onChange={(hours) => set({ hours })} />
        )}
      </Box>
      <Box aria-labelledby="closed">
        <h2 id="closed">
          Closed days<small>also for experiences with rules of their own</small>
        </h2>
        <BlackoutDays days={draft.blackoutDays} onChange={(blackoutDays) => set({ blackoutDays })} />
      </Box>
    </GroupFrame>
  );
}
