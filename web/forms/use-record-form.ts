import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RecordApi, Versioned } from '../api/admin/record-api.ts';
import { ApiError } from '../api/transport/transport.ts';
import { differing, type Lengths, pick, type TextName } from './draft.ts';
import { type FieldErrors, firstOfEach, type Rule, WRONG } from './use-submission.ts';

export interface Conflict<Draft> {
  /** The fields that another person has changed meanwhile. */
  readonly names: readonly (keyof Draft & string)[];
  readonly theirs: Draft;
}

interface Typed {
  readonly target: { readonly value: string };
}

/** The props of a text field. */
export type Field<Draft> = (name: TextName<Draft>) => {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly autoComplete: string;
  readonly maxLength: number | undefined;
  readonly onChange: (event: Typed) => void;
};

type FlagName<Draft> = { [Name in keyof Draft]: Draft[Name] extends boolean ? Name : never }[keyof Draft] &
  string;

interface RecordForm<
  Draft extends object,
  Sent extends object,
  Saved extends Versioned,
  Created extends Saved,
> {
  /** The record being edited; null for a new one. */
  readonly record: Saved | null;
  readonly api: RecordApi<Sent, Saved, Created>;
  readonly draftOf: (record: Saved | null) => Draft;
  readonly rule: Rule<unknown>;
  /** The request body for a draft. */
  readonly bodyOf: (draft: Draft) => Sent;
  readonly labels: Readonly<Record<keyof Draft, string>>;
  /** Maximum lengths of fields, where the form does not set them itself. */
  readonly lengths?: Lengths<Draft>;
  /** The field that each refusal message belongs to. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** The form is pending until this has finished. */
  readonly onCreated: (created: Created) => unknown;
  readonly onUpdated: (saved: Saved) => unknown;
  /** `error` is null when the shop could not be reached. */
  readonly onFailed: (error: ApiError | null) => void;
}

/**
 * The form of one record. Only changed fields are sent. When another administrator has saved first, their changes are merged in,
 * the user's own changes stay, and `conflict` tells what to check before saving again (decision 013).
 */
export function useRecordForm<
  Draft extends object,
  Sent extends object,
  Saved extends Versioned,
  Created extends Saved,
>(form: RecordForm<Draft, Sent, Saved, Created>) {
  const { api, draftOf, bodyOf } = form;
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const judged = useRef(false);
  const [base, setBase] = useState(form.record);
  const [draft, setDraft] = useState(() => draftOf(form.record));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<Conflict<Draft> | null>(null);
  const changes = differing(draftOf(base), draft).length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves to the first mistake every time mistakes are found
  useEffect(() => {
    if (!judged.current) return;
    judged.current = false;
    element.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [errors]);

  /** Editing a field removes its error. */
  const set = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }));
    setErrors((now) =>
      Object.keys(change).some((name) => name in now)
        ? Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change)))
        : now,
    );
  };

  const showErrors = (found: FieldErrors) => {
    judged.current = Object.keys(found).length > 0;
    setErrors(found);
  };

  /** Merges what another person has saved meanwhile. */
  const takeTheirs = async (edited: Saved): Promise<void> => {
    const now = await api.current(client, edited.id).catch(() => null);
    if (!now || now.version === edited.version) return;
    const [before, theirs] = [draftOf(edited), draftOf(now)];
    const own = differing(before, draft);
    setBase(now);
    setDraft({ ...theirs, ...pick(draft, own) });
    setConflict({ names: differing(before, theirs), theirs });
  };

  /** Continues from the saved record, for a form that stays open. What was typed after sending stays. */
  const takeSaved = (sent: Draft, saved: Saved): void => {
    setBase(saved);
    setDraft((now) => ({ ...draftOf(saved), ...pick(now, differing(sent, now)) }));
    setConflict(null);
  };

  const onError = async (error: Error): Promise<void> => {
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.status === 409 && base) await takeTheirs(base);
    const field = refusal?.words && form.fieldOf?.[refusal.words];
    form.onFailed(refusal);
    if (field) showErrors({ [field]: refusal.message });
    else if (refusal) showErrors(firstOfEach(refusal.issues));
  };

  const create = useMutation({ ...api.create, onSuccess: form.onCreated, onError });
  const update = useMutation({ ...api.update, onSuccess: form.onUpdated, onError });
  const pending = create.isPending || update.isPending;

  const submit = (): void => {
    if (pending) return;
    const body = bodyOf(draft);
    const judgement = form.rule.safeParse(body);
    if (!judgement.success) {
      const { issues } = judgement.error;
      showErrors(firstOfEach(issues.map(({ path, message }) => ({ path: path.join('.'), message }))));
      return;
    }
    setErrors({});
    if (base) {
      const changed = pick(body, differing(bodyOf(draftOf(base)), body));
      update.mutate(
        { id: base.id, changes: { ...changed, version: base.version } },
        { onSuccess: (saved) => takeSaved(draft, saved) },
      );
    } else create.mutate(body);
  };

  const field: Field<Draft> = (name) => ({
    name,
    label: form.labels[name],
    value: String(draft[name]),
    error: errors[name] ?? null,
    autoComplete: 'off',
    maxLength: form.lengths?.[name],
    onChange: ({ target }) => set(pick({ ...draft, [name]: target.value }, [name])),
  });

  /** The props of a switch. */
  const toggle = (name: FlagName<Draft>) => ({
    label: form.labels[name],
    checked: draft[name] === true,
    onChange: (checked: boolean) => set(pick({ ...draft, [name]: checked }, [name])),
  });

  return {
    element,
    draft,
    set,
    field,
    toggle,
    errors,
    pending,
    /** How many fields differ from the saved record. */
    changes,
    dirty: changes > 0,
    conflict,
    submit,
    /** Resets to the saved record, including fields with errors. */
    discard: () => {
      set(draftOf(base));
      setConflict(null);
    },
  };
}
