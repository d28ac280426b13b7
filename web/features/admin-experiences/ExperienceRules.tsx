import { bookingRulesRule } from '@wondercast/core/calendar/scheduling/valid-booking-rules';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { styled } from 'styled-components';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import { BlackoutDays } from '../../forms/BlackoutDays.tsx';
import { NINE_TO_FIVE, type RulesDraft, rulesDraftOf, rulesWordsOf } from '../../forms/rules-draft.ts';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { WeekHours } from '../../forms/WeekHours.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ZoneSelect } from '../../ui/forms/ZoneSelect.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';
import { EXPERIENCE } from './experience-draft.ts';

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 14px;
`;

interface ExperienceRulesProps {
  /** null: the shop's rules apply. */
  readonly rules: RulesDraft | null;
  readonly errors: FieldErrors;
  readonly onChange: (rules: RulesDraft | null) => void;
}

/** The booking rules of an experience: the shop's or its own. Shows the text that customers will read. */
export function ExperienceRules({ rules, errors, onChange }: ExperienceRulesProps) {
  const { bookingRules: shop } = useShopRules();
  const wrongHours =
    Object.entries(errors).find(([path]) => path.startsWith('bookingRules.hours'))?.[1] ?? null;
  const words = rules ? rulesWordsOf(rules) : shop.words;
  return (
    <Box role="group" aria-label={EXPERIENCE.labels.bookingRules}>
      <SwitchRow
        label="Rules of booking of its own"
        checked={rules !== null}
        onChange={(own) => onChange(own ? rulesDraftOf(shop) : null)}
      />
      {rules && (
        <>
          <TextField
            label="Least notice"
            inputMode="numeric"
            maxLength={maxLengthOf(bookingRulesRule, 'noticeHours')}
            hint="Hours from now to the start; 0 is none"
            value={rules.noticeHours}
            error={errors['bookingRules.noticeHours'] ?? null}
            onChange={({ target }) => onChange({ ...rules, noticeHours: target.value })}
          />
          <ZoneSelect
            always
            label="Zone of these rules"
            chosen={rules.zone}
            onChoose={(zone) => zone && onChange({ ...rules, zone })}
          />
          <SwitchRow
            label="Only at certain hours"
            checked={rules.hours !== null}
            onChange={(limited) => onChange({ ...rules, hours: limited ? NINE_TO_FIVE : null })}
          />
          {rules.hours && (
            <WeekHours
              hours={rules.hours}
              error={wrongHours}
              onChange={(hours) => onChange({ ...rules, hours })}
            />
          )}
          <BlackoutDays
            days={rules.blackoutDays}
            onChange={(blackoutDays) => onChange({ ...rules, blackoutDays })}
          />
        </>
      )}
      <Hint>{words ?? 'Every day and every hour may be preferred.'}</Hint>
    </Box>
  );
}
