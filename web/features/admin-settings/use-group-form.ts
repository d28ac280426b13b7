import { type MutationFunction, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { STALE } from '@wondercast/core/kernel/version';
import { useRef, useState } from 'react';
import type { SettingsWire } from '../../api/admin/settings.ts';
import { differing, type Lengths, pick, type TextName } from '../../forms/draft.ts';
import { type Rule, useSubmission } from '../../forms/use-submission.ts';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

interface Versioned extends Pick<SettingsWire['brand'], 'changed'> {
  readonly version: number;
}

interface GroupForm<Saved extends Versioned, Draft extends object, Sent> {
  /** The saved group. */
  readonly saved: Saved;
  readonly draftOf: (saved: Saved) => Draft;
  /** The request body for a draft, without its version. */
  readonly bodyOf: (draft: Draft) => object;
  readonly rule: Rule<Sent>;
  readonly send: MutationFunction<Saved, Sent>;
  /** The query that is read again when somebody else has saved first. */
  readonly queryKey: QueryKey;
  readonly labels: Readonly<Record<TextName<Draft>, string>>;
  readonly lengths?: Lengths<Draft>;
}

/**
 * The form of one settings group. When somebody else has saved first, fields that only they changed are taken over, and the user's
 * own changes stay to be saved again.
 */
export function useGroupForm<Saved extends Versioned, Draft extends object, Sent>(
  group: GroupForm<Saved, Draft, Sent>,
) {
  const { saved, draftOf, bodyOf, rule, send, queryKey, labels, lengths } = group;
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [hasConflict, setConflict] = useState(false);
  const own = differing(draftOf(base), draft);
  if (saved.version > base.version) {
    setBase(saved);
    setDraft({ ...draftOf(saved), ...pick(draft, own) });
    if (own.length > 0) setConflict(true);
  }
  const { errors, pending, submit, clear } = useSubmission({
    form,
    rule,
    send,
    onDone: (now) => {
      setBase(now);
      setDraft(draftOf(now));
      setConflict(false);
      showToast('Settings saved', 'Every page follows within a second.');
    },
    onFailed: (error) => {
      const isRaced = error?.status === 409;
      setConflict(isRaced);
      if (isRaced) void client.refetchQueries({ queryKey });
      if (!error?.issues.length)
        showError(error?.words ?? 'The shop cannot be reached. Please try again.', 'Not saved');
    },
  });
  const dirty = own.length > 0;
  const discard = () => {
    setDraft(draftOf(base));
    clear();
  };
  useUnsaved(dirty, { discard });
  const set = (change: Partial<Draft>) => setDraft((now) => ({ ...now, ...change }));
  return {
    draft,
    set,
    errors,
    pending,
    dirty,
    /** The message above the form; null when nobody else has saved meanwhile. */
    conflict: hasConflict ? STALE : null,
    discard,
    version: base.version,
    changed: base.changed,
    form: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        submit({ ...bodyOf(draft), version: base.version });
      },
    },
    /** Props of a text field. */
    field: (name: TextName<Draft>) => ({
      name,
      label: labels[name],
      maxLength: lengths?.[name],
      value: String(draft[name]),
      error: errors[name] ?? null,
      autoComplete: 'off',
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        set(pick({ ...draft, [name]: target.value }, [name])),
    }),
  };
}
