import { useQueryClient } from '@tanstack/react-query';
import { KEY_KINDS, SCOPES } from '@wondercast/core/caller';
import { grouped } from '@wondercast/core/money';
import { DEFAULT_RATE } from '@wondercast/core/partners/key';
import { KEY_ENDED } from '@wondercast/core/partners/words';
import { STALE } from '@wondercast/core/version';
import { changeKey, currentKey, cutKey } from '../../api/admin/partners.ts';
import type { CutKeyWire, PartnerKeyWire, PartnerWire } from '../../api/transport/wire.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { CheckList } from '../../ui/forms/CheckList.tsx';
import { ConflictNote } from '../../ui/forms/ConflictNote.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Hint } from '../../ui/primitives/Text.tsx';
import { bodyOf, draftOf, type KeyDraft, keyRule, LABELS } from './key-draft.ts';
import { kindWords, scopeWords } from './partner-words.ts';

const KIND_HINT = {
  publishable: 'Used in the partner’s pages: it browses, quotes, checks codes and books.',
  secret: 'Stays on the partner’s servers. Browsing, quoting and checking codes need no scope.',
} as const;

const words = (draft: KeyDraft, name: keyof KeyDraft): string =>
  name === 'scopes' ? draft.scopes.map(scopeWords).join(', ') : draft[name];

interface KeyFormProps {
  readonly partner: PartnerWire;
  /** Null for a new one. */
  readonly partnerKey: PartnerKeyWire | null;
  readonly onClose: () => void;
  /** Hears the new key, which is said this once. */
  readonly onCut: (cut: CutKeyWire) => void;
}

/** Cuts a key for a partner, or changes what one may do. */
export function KeyForm({ partner, partnerKey, onClose, onCut }: KeyFormProps) {
  const client = useQueryClient();
  const form = useRecordForm({
    record: partnerKey,
    draftOf,
    bodyOf: bodyOf(partner.id),
    rule: keyRule,
    create: async (body) => {
      const cut = await cutKey(client, body);
      onCut(cut);
      return cut;
    },
    update: (id, changes): Promise<PartnerKeyWire> => changeKey(client, id, changes),
    current: (id) => currentKey(client, id),
    onSaved: () => {
      onClose();
      if (partnerKey) say('Key has been updated');
    },
    onFailed: (error) =>
      sayError(
        `Failed to ${partnerKey ? 'update' : 'create'} key`,
        error?.words === KEY_ENDED ? KEY_ENDED : undefined,
      ),
  });
  const { draft, set, errors, conflict } = form;
  const { kind } = draft;
  return (
    <FormDialog
      title={partnerKey ? `Edit ${partnerKey.hint}…` : `Add Key for ${partner.name}`}
      width={600}
      form={form.element}
      dirty={form.dirty}
      pending={form.pending}
      saveLabel={partnerKey ? 'Save changes' : 'Create key'}
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
          onTakeTheirs={(name) => set({ [name]: conflict.theirs[name as keyof KeyDraft] })}
        />
      )}
      <Stack>
        {!partnerKey && (
          <FieldGroup label={LABELS.kind}>
            <Segmented
              label={LABELS.kind}
              options={KEY_KINDS}
              chosen={kind}
              onChoose={(chosen) => chosen && set({ kind: chosen })}
              wordsOf={kindWords}
            />
            <Hint>{KIND_HINT[kind]}</Hint>
          </FieldGroup>
        )}
        <TextField
          label={LABELS.label}
          name="label"
          note="optional"
          maxLength={120}
          autoComplete="off"
          hint="For example: the booking page"
          value={draft.label}
          error={errors.label ?? null}
          onChange={({ target }) => set({ label: target.value })}
        />
        {kind === 'publishable' ? (
          <TextArea
            label={LABELS.origins}
            name="origins"
            note="one per line"
            required
            rows={3}
            spellCheck={false}
            autoCapitalize="none"
            placeholder="https://travel.northlight.example"
            value={draft.origins}
            error={errors.origins ?? null}
            onChange={({ target }) => set({ origins: target.value })}
          />
        ) : (
          <CheckList
            label={LABELS.scopes}
            options={SCOPES}
            chosen={draft.scopes}
            wordsOf={scopeWords}
            error={errors.scopes ?? null}
            onChange={(scopes) => set({ scopes })}
          />
        )}
        <TextField
          label={LABELS.ratePerMinute}
          name="ratePerMinute"
          note={partnerKey ? undefined : 'optional'}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          hint={partnerKey ? undefined : `${grouped(DEFAULT_RATE[kind])} when empty`}
          value={draft.ratePerMinute}
          error={errors.ratePerMinute ?? null}
          onChange={({ target }) => set({ ratePerMinute: target.value })}
        />
      </Stack>
    </FormDialog>
  );
}
