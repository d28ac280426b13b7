import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import {
  KEY_KINDS,
  KEY_MODES,
  type KeyKind,
  type KeyMode,
  SCOPES,
  type Scope,
} from '@wondercast/core/people/caller';
import { ownKeyRule } from '@wondercast/core/people/partners/rules';
import { useRef, useState } from 'react';
import { createOwnKey } from '../../api/partner/partner.ts';
import type { CreatedKeyWire } from '../../api/transport/wire.ts';
import { type Rule, useSubmission } from '../../forms/use-submission.ts';
import { CheckList } from '../../ui/forms/CheckList.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Hint } from '../../ui/primitives/Text.tsx';
import { modeWords } from './own-words.ts';
import { kindWords, scopeWords } from './partner-words.ts';

interface Draft {
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  readonly label: string;
  /** One origin per line. */
  readonly origins: string;
  readonly scopes: readonly Scope[];
}

const NEW: Draft = { kind: 'publishable', mode: 'test', label: '', origins: '', scopes: SCOPES };

const KIND_HINT = {
  publishable: 'For your pages: it browses, quotes, checks codes and books.',
  secret: 'Stays on your servers. Browsing, quoting and checking codes need no scope.',
} as const;

const MODE_HINT = {
  live: 'Books for real: customers get mail and invoices.',
  test: 'Books in the test shop: nobody pays, nobody comes, and mail goes to your own address alone.',
} as const;

/** The same rule, with errors of single origins assigned to the field. */
const rule: Rule<ReturnType<typeof ownKeyRule.parse>> = {
  safeParse: (input) => {
    const judged = ownKeyRule.safeParse(input);
    if (judged.success) return judged;
    const issues = judged.error.issues.map(({ path, message }) => ({ path: path.slice(0, 1), message }));
    return { success: false, error: { issues } };
  },
};

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface OwnKeyFormProps {
  readonly onClose: () => void;
  /** Called with the new key, which is shown only once. */
  readonly onCreated: (created: CreatedKeyWire) => void;
}

/** Creates a key of the user's own partner. */
export function OwnKeyForm({ onClose, onCreated }: OwnKeyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(NEW);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const { kind, mode, label, origins, scopes } = draft;
  const { errors, pending, submit } = useSubmission({
    form,
    rule,
    send: createOwnKey.mutationFn,
    onDone: (created) => {
      onClose();
      onCreated(created);
    },
    onFailed: () => showError('Failed to create key'),
  });
  const save = () =>
    void submit({
      ...{ kind, mode, label },
      origins: kind === 'publishable' ? linesOf(origins) : [],
      ...(kind === 'secret' && { scopes: [...scopes] }),
    });
  return (
    <FormDialog
      title="Add Key"
      width={600}
      form={form}
      dirty={label !== '' || origins !== ''}
      pending={pending}
      saveLabel="Create key"
      onSave={save}
      onClose={onClose}
    >
      <Stack>
        <FieldGroup label="Data">
          <Segmented
            label="Data"
            options={KEY_MODES}
            chosen={mode}
            onChoose={(chosen) => chosen && set({ mode: chosen })}
            wordsOf={modeWords}
          />
          <Hint>{MODE_HINT[mode]}</Hint>
        </FieldGroup>
        <FieldGroup label="Kind">
          <Segmented
            label="Kind"
            options={KEY_KINDS}
            chosen={kind}
            onChoose={(chosen) => chosen && set({ kind: chosen })}
            wordsOf={kindWords}
          />
          <Hint>{KIND_HINT[kind]}</Hint>
        </FieldGroup>
        <TextField
          label="Label"
          name="label"
          note="optional"
          maxLength={maxLengthOf(ownKeyRule, 'label')}
          hint="For example: the booking page"
          value={label}
          error={errors.label ?? null}
          onChange={({ target }) => set({ label: target.value })}
        />
        {kind === 'publishable' ? (
          <TextArea
            label="Origins"
            name="origins"
            note="one per line"
            required
            rows={3}
            spellCheck={false}
            autoCapitalize="none"
            placeholder="https://travel.northlight.example"
            value={origins}
            error={errors.origins ?? null}
            onChange={({ target }) => set({ origins: target.value })}
          />
        ) : (
          <CheckList
            label="Scopes"
            options={SCOPES}
            chosen={scopes}
            wordsOf={scopeWords}
            error={errors.scopes ?? null}
            onChange={(chosen) => set({ scopes: chosen })}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
