import { bookingRulesRule } from '@wondercast/core/calendar/scheduling/valid-booking-rules';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { type BookingRulesWire, bookingRulesQuery, saveBookingRules } from '../../api/admin/settings.ts';
import { BlackoutDays } from '../../forms/BlackoutDays.tsx';
import { NINE_TO_FIVE, rulesDraftOf, rulesOf, rulesWordsOf } from '../../forms/rules-draft.ts';
import { WeekHours } from '../../forms/WeekHours.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ZoneSelect } from '../../ui/forms/ZoneSelect.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { Preview, Two } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';

/** Which times customers may choose. */
export function RulesForm({ rules }: { readonly rules: BookingRulesWire }) {
  const group = useGroupForm({
    saved: rules,
    draftOf: rulesDraftOf,
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
  const words = rulesWordsOf(draft);
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
