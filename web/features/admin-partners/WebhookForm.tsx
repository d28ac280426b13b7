import { useQueryClient } from '@tanstack/react-query';
import { webhookRule } from '@wondercast/core/partners/rules';
import { WEBHOOK_EVENTS } from '@wondercast/core/partners/webhook';
import { STALE } from '@wondercast/core/version';
import { changeWebhook, createWebhook, currentWebhook } from '../../api/admin/webhooks.ts';
import type { PartnerWire, WebhookSecretWire, WebhookWire } from '../../api/transport/wire.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { CheckList } from '../../ui/forms/CheckList.tsx';
import { ConflictNote } from '../../ui/forms/ConflictNote.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { eventWords } from './partner-words.ts';
import { bodyOf, draftOf, LABELS, type WebhookDraft } from './webhook-draft.ts';

const words = (draft: WebhookDraft, name: keyof WebhookDraft): string =>
  name === 'events' ? draft.events.map(eventWords).join(', ') : String(draft[name] ?? '');

interface WebhookFormProps {
  /** Null for a new one. */
  readonly webhook: WebhookWire | null;
  readonly partners: readonly PartnerWire[];
  readonly onClose: () => void;
  /** Hears the new one with its secret, which is said this once. */
  readonly onCreated: (created: WebhookSecretWire) => void;
}

/** Adds an address that hears of bookings, or changes one. */
export function WebhookForm({ webhook, partners, onClose, onCreated }: WebhookFormProps) {
  const client = useQueryClient();
  const form = useRecordForm({
    record: webhook,
    draftOf,
    bodyOf,
    rule: webhookRule,
    create: async (body) => {
      const created = await createWebhook(client, body);
      onCreated(created);
      return created;
    },
    update: (id, changes): Promise<WebhookWire> => changeWebhook(client, id, changes),
    current: (id) => currentWebhook(client, id),
    onSaved: () => {
      onClose();
      if (webhook) say('Webhook has been updated');
    },
    onFailed: () => sayError(`Failed to ${webhook ? 'update' : 'create'} webhook`),
  });
  const { draft, set, errors, conflict } = form;
  return (
    <FormDialog
      title={webhook ? 'Edit Webhook' : 'Add Webhook'}
      width={600}
      form={form.element}
      dirty={form.dirty}
      pending={form.pending}
      saveLabel={webhook ? 'Save changes' : 'Create webhook'}
      onSave={() => void form.submit()}
      onClose={onClose}
    >
      {conflict && (
        <ConflictNote
          message={STALE}
          differences={conflict.names.map((name) => {
            const [theirs, own] = [words(conflict.theirs, name), words(draft, name)];
            return {
              name,
              label: LABELS[name],
              theirs: theirs || 'Nothing',
              own: own === theirs ? null : own,
            };
          })}
          onTakeTheirs={(name) => set({ [name]: conflict.theirs[name as keyof WebhookDraft] })}
        />
      )}
      <Stack>
        <TextField
          label={LABELS.url}
          name="url"
          type="url"
          required
          maxLength={2_000}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://hooks.northlight.example/wondercast"
          value={draft.url}
          error={errors.url ?? null}
          onChange={({ target }) => set({ url: target.value })}
        />
        <TextField
          label={LABELS.description}
          name="description"
          note="optional"
          maxLength={200}
          autoComplete="off"
          value={draft.description}
          error={errors.description ?? null}
          onChange={({ target }) => set({ description: target.value })}
        />
        {!webhook && (
          <FieldGroup label={LABELS.partnerId} error={errors.partnerId ?? null}>
            <span>
              <FilterSelect
                label={LABELS.partnerId}
                all="Everybody"
                options={partners.map(({ id, name }) => ({ value: String(id), label: name }))}
                chosen={draft.partnerId === null ? null : String(draft.partnerId)}
                onChoose={(id) => set({ partnerId: id === null ? null : Number(id) })}
              />
            </span>
          </FieldGroup>
        )}
        <CheckList
          label={LABELS.events}
          options={WEBHOOK_EVENTS}
          chosen={draft.events}
          wordsOf={eventWords}
          error={errors.events ?? null}
          onChange={(events) => set({ events })}
        />
        {webhook && (
          <SwitchRow
            label={LABELS.enabled}
            checked={draft.enabled}
            onChange={(enabled) => set({ enabled })}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
