import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { KEY_MODES } from '@wondercast/core/people/caller';
import { webhookRule } from '@wondercast/core/people/partners/rules';
import { WEBHOOK_EVENTS } from '@wondercast/core/people/partners/webhook';
import type { PartnerWire, WebhookSecretWire, WebhookWire } from '../../api/transport/wire.ts';
import { RecordDialog } from '../../forms/RecordDialog.tsx';
import { CheckList } from '../../ui/forms/CheckList.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { eventWords, modeWords } from './partner-words.ts';
import { WEBHOOK } from './webhook-draft.ts';

interface WebhookFormProps {
  /** null for a new one. */
  readonly webhook: WebhookWire | null;
  readonly partners: readonly PartnerWire[];
  readonly onClose: () => void;
  /** Called with the new webhook and its secret, which is shown only once. */
  readonly onCreated: (created: WebhookSecretWire) => void;
}

/** Adds or changes a webhook. */
export function WebhookForm({ webhook, partners, onClose, onCreated }: WebhookFormProps) {
  return (
    <RecordDialog kind={WEBHOOK} record={webhook} width={600} onClose={onClose} onCreated={onCreated}>
      {({ draft, set, field, errors }) => (
        <Stack>
          <TextField
            {...field('url')}
            type="url"
            required
            maxLength={maxLengthOf(webhookRule, 'url')}
            spellCheck={false}
            placeholder="https://hooks.northlight.example/wondercast"
          />
          <TextField
            {...field('description')}
            note="optional"
            maxLength={maxLengthOf(webhookRule, 'description')}
          />
          {!webhook && (
            <FieldGroup label="Bookings of" error={errors.partnerId ?? null}>
              <span>
                <FilterSelect
                  label="Bookings of"
                  all="Everybody"
                  options={partners.map(({ id, name }) => ({ value: String(id), label: name }))}
                  chosen={draft.partnerId === null ? null : String(draft.partnerId)}
                  onChoose={(id) =>
                    set(id === null ? { partnerId: null, mode: 'live' } : { partnerId: Number(id) })
                  }
                />
              </span>
            </FieldGroup>
          )}
          {!webhook && draft.partnerId !== null && (
            <FieldGroup label="Data">
              <Segmented
                label="Data"
                options={KEY_MODES}
                chosen={draft.mode}
                onChoose={(chosen) => chosen && set({ mode: chosen })}
                wordsOf={modeWords}
              />
            </FieldGroup>
          )}
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
