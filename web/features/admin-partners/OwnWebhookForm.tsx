import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { KEY_MODES } from '@wondercast/core/people/caller';
import { ownWebhookRule } from '@wondercast/core/people/partners/rules';
import { WEBHOOK_EVENTS } from '@wondercast/core/people/partners/webhook';
import type { WebhookSecretWire, WebhookWire } from '../../api/transport/wire.ts';
import { RecordDialog } from '../../forms/RecordDialog.tsx';
import { CheckList } from '../../ui/forms/CheckList.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';
import { OWN_WEBHOOK } from './own-webhook-draft.ts';
import { modeWords } from './own-words.ts';
import { eventWords } from './partner-words.ts';

const MODE_HINT = {
  live: 'Hears of real bookings.',
  test: 'Hears of bookings in the test shop, with "test": true in each message.',
} as const;

interface OwnWebhookFormProps {
  /** null for a new one. */
  readonly webhook: WebhookWire | null;
  readonly onClose: () => void;
  /** Called with the new webhook and its secret, which is shown only once. */
  readonly onCreated: (created: WebhookSecretWire) => void;
}

/** Adds or changes a webhook for bookings of the user's own partner. */
export function OwnWebhookForm({ webhook, onClose, onCreated }: OwnWebhookFormProps) {
  return (
    <RecordDialog kind={OWN_WEBHOOK} record={webhook} width={600} onClose={onClose} onCreated={onCreated}>
      {({ draft, set, field, errors }) => (
        <Stack>
          {!webhook && (
            <FieldGroup label="Data">
              <Segmented
                label="Data"
                options={KEY_MODES}
                chosen={draft.mode}
                onChoose={(chosen) => chosen && set({ mode: chosen })}
                wordsOf={modeWords}
              />
              <Hint>{MODE_HINT[draft.mode]}</Hint>
            </FieldGroup>
          )}
          <TextField
            {...field('url')}
            type="url"
            required
            maxLength={maxLengthOf(ownWebhookRule, 'url')}
            spellCheck={false}
            placeholder="https://hooks.northlight.example/wondercast"
          />
          <TextField
            {...field('description')}
            note="optional"
            maxLength={maxLengthOf(ownWebhookRule, 'description')}
          />
          <CheckList
            label="Events"
            options={WEBHOOK_EVENTS}
            chosen={draft.events}
            wordsOf={eventWords}
            error={errors.events ?? null}
            onChange={(events) => set({ events })}
          />
          {webhook && (
            <SwitchRow label="Enabled" checked={draft.enabled} onChange={(enabled) => set({ enabled })} />
          )}
        </Stack>
      )}
    </RecordDialog>
  );
}
