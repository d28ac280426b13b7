import { timesRule } from '@wondercast/core/shop/settings/rules';
import { MAX_UNITS_LENGTH } from '@wondercast/core/shop/settings/taking-times';
import { type SettingsWire, saveTimes, settingsQuery } from '../../api/admin/settings.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { Preview } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';

type Times = SettingsWire['times'];

/** On what terms free times are taken. */
export function TimesForm({ times }: { readonly times: Times }) {
  const group = useGroupForm({
    saved: times,
    draftOf: ({ paidFirst, partnerUnits }: Times) => ({ paidFirst, partnerUnits: String(partnerUnits) }),
    bodyOf: ({ paidFirst, partnerUnits }) => ({
      paidFirst,
      partnerUnits: partnerUnits.trim() === '' ? Number.NaN : Number(partnerUnits),
    }),
    rule: timesRule,
    send: saveTimes,
    queryKey: settingsQuery.queryKey,
    labels: { partnerUnits: 'Units that a partner may hold' },
  });
  const { draft, set, field, errors: _errors, discard, ...frame } = group;
  const preview = (
    <Preview data-theme="light">
      <figcaption>At the checkout</figcaption>
      <div>
        {draft.paidFirst
          ? 'Who chooses a free time pays by card, and it is theirs once it is paid.'
          : 'Who chooses a free time pays by card or later. At most five sessions to come may be unpaid.'}
      </div>
    </Preview>
  );
  return (
    <GroupFrame {...frame} onDiscard={discard} preview={preview}>
      <Box aria-labelledby="paid-first">
        <h2 id="paid-first">Payment</h2>
        <p>You and the servers of partners may always book without it.</p>
        <SwitchRow
          label="A free time is paid when it is taken"
          checked={draft.paidFirst}
          onChange={(paidFirst) => set({ paidFirst })}
        />
      </Box>
      <Box aria-labelledby="partners-hold">
        <h2 id="partners-hold">Partners</h2>
        <TextField
          {...field('partnerUnits')}
          required
          inputMode="numeric"
          maxLength={MAX_UNITS_LENGTH}
          hint="At once, by the server of one partner"
        />
      </Box>
    </GroupFrame>
  );
}
