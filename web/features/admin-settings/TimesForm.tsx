import { settingRules } from '@wondercast/core/shop/settings/rules';
import { TIMES } from '@wondercast/core/shop/settings/times-record';
import { type SettingsWire, saveTimes, settingsQuery } from '../../api/admin/settings.ts';
import { recordDraft } from '../../forms/record-draft.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { GroupFrame } from './GroupFrame.tsx';
import { Preview } from './settings-look.ts';
import { useGroupForm } from './use-group-form.ts';

type Times = SettingsWire['times'];

const fields = recordDraft(TIMES);

/** The terms for booking free times. */
export function TimesForm({ times }: { readonly times: Times }) {
  const group = useGroupForm({
    ...fields,
    saved: times,
    rule: settingRules.times,
    send: saveTimes,
    queryKey: settingsQuery.queryKey,
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
          label={fields.labels.paidFirst}
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
          hint="At once, by the server of one partner"
        />
      </Box>
    </GroupFrame>
  );
}
