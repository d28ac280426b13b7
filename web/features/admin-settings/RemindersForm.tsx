import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { MAX_DAYS_LENGTH, REMINDERS } from '@wondercast/core/shop/settings/reminders-record';
import { settingRules } from '@wondercast/core/shop/settings/rules';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type SettingsWire, saveReminders, settingsQuery } from '../../api/admin/settings.ts';
import { counted } from '../../ui/formats/counted.ts';
import { FieldMessage } from '../../ui/forms/FieldMessage.tsx';
import { control } from '../../ui/forms/field-look.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { Preview } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';

type Reminders = SettingsWire['reminders'];

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  margin: 14px 0;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 46px;
    padding: 0 6px 0 16px;
    border-radius: var(--r-md);
    background: var(--s2);
    font-weight: 550;
  }
`;

const Add = styled.div`
  display: flex;
  gap: 8px;
  & > input {
    ${control}
    width: 96px;
    height: 42px;
  }
`;

const wordsOf = (days: number): string => `${counted(days, 'day')} before`;

/** How long before a session customers are reminded, and how long after it they are asked for reviews. */
export function RemindersForm({ reminders }: { readonly reminders: Reminders }) {
  const [typed, setTyped] = useState('');
  const group = useGroupForm({
    saved: reminders,
    draftOf: ({ days, reviewDays }: Reminders) => ({ days, reviewDays }),
    bodyOf: (draft) => draft,
    rule: settingRules.reminders,
    send: saveReminders,
    queryKey: settingsQuery.queryKey,
    labels: {},
  });
  const { draft, set, field: _field, errors, discard, ...frame } = group;
  const { reviewDays: wrongDays, ...others } = errors;
  const wrong = Object.values(others)[0] ?? null;
  const add = () => {
    const day = Number(typed);
    if (typed.trim() === '' || Number.isNaN(day)) return;
    setTyped('');
    set({ days: [...new Set([...draft.days, day])].sort((a, b) => b - a) });
  };
  const preview = (
    <Preview data-theme="light">
      <figcaption>What a customer is mailed</figcaption>
      <div>
        {draft.days.length === 0
          ? 'No reminder before a session.'
          : `A reminder ${draft.days.map(wordsOf).join(', ')} each agreed session, in the morning of the session’s own clock, with the link to join.`}
      </div>
    </Preview>
  );
  return (
    <GroupFrame {...frame} onDiscard={discard} preview={preview}>
      <Box aria-labelledby="reminders">
        <h2 id="reminders">Reminders of sessions</h2>
        <p>Each is mailed once. Who books later than that is reminded by the next one.</p>
        <Rows aria-label="Reminders">
          {draft.days.map((day) => (
            <li key={day}>
              <span>{wordsOf(day)}</span>
              <IconButton
                small
                aria-label={`Remove the reminder ${wordsOf(day)}`}
                onClick={() => set({ days: draft.days.filter((each) => each !== day) })}
              >
                <X size={16} strokeWidth={1.75} />
              </IconButton>
            </li>
          ))}
        </Rows>
        <Add>
          <input
            aria-label={REMINDERS.days.label}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? 'reminders-below' : undefined}
            inputMode="numeric"
            maxLength={MAX_DAYS_LENGTH}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button look="line" size="sm" onClick={add}>
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            Add reminder
          </Button>
        </Add>
        <FieldMessage id="reminders-below" error={wrong} />
      </Box>
      <Box aria-labelledby="reviews-asked">
        <h2 id="reviews-asked">Reviews</h2>
        <p>Asked for once, by a link that ends after 60 days. You read each review before it is shown.</p>
        <SwitchRow
          label="Ask for reviews after delivery"
          checked={draft.reviewDays !== null}
          onChange={(asks) => set({ reviewDays: asks ? 1 : null })}
        />
        {draft.reviewDays !== null && (
          <TextField
            label={REMINDERS.reviewDays.label}
            inputMode="numeric"
            autoComplete="off"
            maxLength={maxLengthOf(settingRules.reminders, 'reviewDays')}
            value={Number.isNaN(draft.reviewDays) ? '' : String(draft.reviewDays)}
            error={wrongDays ?? null}
            onChange={({ target }) =>
              set({ reviewDays: target.value.trim() === '' ? Number.NaN : Number(target.value) })
            }
          />
        )}
      </Box>
    </GroupFrame>
  );
}
