import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { grouped } from '@wondercast/core/kernel/money';
import { KEY_KINDS, KEY_MODES, SCOPES } from '@wondercast/core/people/caller';
import { DEFAULT_RATE } from '@wondercast/core/people/partners/key';
import { partnerKeyRule } from '@wondercast/core/people/partners/rules';
import { KEY_ENDED } from '@wondercast/core/people/partners/words';
import type { CreatedKeyWire, PartnerKeyWire, PartnerWire } from '../../api/transport/wire.ts';
import { RecordDialog } from '../../forms/RecordDialog.tsx';
import { CheckList } from '../../ui/forms/CheckList.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Hint } from '../../ui/primitives/Text.tsx';
import { keyOf } from './key-draft.ts';
import { kindWords, modeWords, scopeWords } from './partner-words.ts';

const KIND_HINT = {
  publishable: 'Used in the partner’s pages: it browses, quotes, checks codes and books.',
  secret: 'Stays on the partner’s servers. Browsing, quoting and checking codes need no scope.',
} as const;

const MODE_HINT = {
  live: 'What it books is real.',
  test: 'For trying: nothing it books is real, costs anything, or is in a list or figure of the shop.',
} as const;

interface KeyFormProps {
  readonly partner: PartnerWire;
  /** null for a new one. */
  readonly partnerKey: PartnerKeyWire | null;
  readonly onClose: () => void;
  /** Called with the new key, which is shown only once. */
  readonly onCreated: (created: CreatedKeyWire) => void;
}

/** Creates a key for a partner, or changes its permissions. */
export function KeyForm({ partner, partnerKey, onClose, onCreated }: KeyFormProps) {
  return (
    <RecordDialog
      kind={keyOf(partner.id)}
      record={partnerKey}
      title={partnerKey ? `Edit ${partnerKey.hint}…` : `Add Key for ${partner.name}`}
      width={600}
      onClose={onClose}
      onCreated={onCreated}
      onFailed={(words, error) => showError(words, error?.words === KEY_ENDED ? KEY_ENDED : undefined)}
    >
      {({ draft, set, field, errors }) => (
        <Stack>
          {!partnerKey && (
            <FieldGroup label="Opens">
              <Segmented
                label="Opens"
                options={KEY_MODES}
                chosen={draft.mode}
                onChoose={(chosen) => chosen && set({ mode: chosen })}
                wordsOf={modeWords}
              />
              <Hint>{MODE_HINT[draft.mode]}</Hint>
            </FieldGroup>
          )}
          {!partnerKey && (
            <FieldGroup label="Kind">
              <Segmented
                label="Kind"
                options={KEY_KINDS}
                chosen={draft.kind}
                onChoose={(chosen) => chosen && set({ kind: chosen })}
                wordsOf={kindWords}
              />
              <Hint>{KIND_HINT[draft.kind]}</Hint>
            </FieldGroup>
          )}
          <TextField
            {...field('label')}
            note="optional"
            maxLength={maxLengthOf(partnerKeyRule, 'label')}
            hint="For example: the booking page"
          />
          {draft.kind === 'publishable' ? (
            <TextArea
              {...field('origins')}
              note="one per line"
              required
              rows={3}
              spellCheck={false}
              autoCapitalize="none"
              placeholder="https://travel.northlight.example"
            />
          ) : (
            <CheckList
              label="Scopes"
              options={SCOPES}
              chosen={draft.scopes}
              wordsOf={scopeWords}
              error={errors.scopes ?? null}
              onChange={(scopes) => set({ scopes })}
            />
          )}
          <TextField
            {...field('ratePerMinute')}
            note={partnerKey ? undefined : 'optional'}
            inputMode="numeric"
            maxLength={maxLengthOf(partnerKeyRule, 'ratePerMinute')}
            hint={partnerKey ? undefined : `${grouped(DEFAULT_RATE[draft.kind])} when empty`}
          />
        </Stack>
      )}
    </RecordDialog>
  );
}
