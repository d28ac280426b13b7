import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/transport/transport.ts';
import { type FieldErrors, firstOfEach, type Rule, WRONG } from './use-submission.ts';

// A type with named fields has no index signature, so any object is taken.
type Fields = object;

interface Versioned {
  readonly id: number;
  readonly version: number;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const namesOf = <Draft extends Fields>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[];

/** The fields in which two drafts differ. */
const differing = <Draft extends Fields>(a: Draft, b: Draft) =>
  namesOf(b).filter((name) => !same(a[name], b[name]));

const pick = <Draft extends Fields>(draft: Draft, names: readonly (keyof Draft & string)[]) =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Draft>;

export interface Conflict<Draft> {
  /** What somebody else has changed meanwhile. */
  readonly names: readonly (keyof Draft & string)[];
  readonly theirs: Draft;
}

interface RecordForm<Draft extends Fields, Sent extends Fields, Saved extends Versioned> {
  /** What is edited; null for a new one. */
  readonly record: Saved | null;
  readonly draftOf: (record: Saved | null) => Draft;
  readonly rule: Rule<unknown>;
  /** What is sent of a draft. */
  readonly bodyOf: (draft: Draft) => Sent;
  readonly create: (body: Sent) => Promise<Saved>;
  /** `changes` holds what was changed, and the version it was changed from. */
  readonly update: (id: number, changes: Partial<Sent> & { readonly version: number }) => Promise<Saved>;
  /** The record as it is now; null when it is gone. */
  readonly current: (id: number) => Promise<Saved | null>;
  /** Which field a refusal of these words is about. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  readonly onSaved: (saved: Saved) => void;
  /** Null when the shop could not be reached. */
  readonly onFailed: (error: ApiError | null) => void;
}

/**
 * A form over one record. Only what was changed is sent. When somebody else was faster, their changes are taken in, one's own
 * stay, and `conflict` says what to look at before one saves again (decision 013).
 */
export function useRecordForm<Draft extends Fields, Sent extends Fields, Saved extends Versioned>(
  form: RecordForm<Draft, Sent, Saved>,
) {
  const { draftOf, bodyOf } = form;
  const element = useRef<HTMLFormElement>(null);
  const judged = useRef(false);
  const [base, setBase] = useState(form.record);
  const [draft, setDraft] = useState(() => draftOf(form.record));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, setPending] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Draft> | null>(null);
  const dirty = differing(draftOf(base), draft).length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus goes to the first mistake whenever mistakes were found
  useEffect(() => {
    if (!judged.current) return;
    judged.current = false;
    element.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [errors]);

  /** What is being mended is no longer called wrong. */
  const set = (change: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...change }));
    setErrors((now) =>
      Object.keys(change).some((name) => name in now)
        ? Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change)))
        : now,
    );
  };

  const complain = (found: FieldErrors) => {
    judged.current = Object.keys(found).length > 0;
    setErrors(found);
  };

  const send = (): Promise<Saved> => {
    const body = bodyOf(draft);
    if (!base) return form.create(body);
    const changes = pick(body, differing(bodyOf(draftOf(base)), body));
    return form.update(base.id, { ...changes, version: base.version });
  };

  /** Answers whether it was this that was declined. */
  const meet = async (edited: Saved): Promise<boolean> => {
    const now = await form.current(edited.id).catch(() => null);
    if (!now || now.version === edited.version) return false;
    const [before, theirs] = [draftOf(edited), draftOf(now)];
    const own = differing(before, draft);
    setBase(now);
    setDraft({ ...theirs, ...pick(draft, own) });
    setConflict({ names: differing(before, theirs), theirs });
    return true;
  };

  const fail = async (error: unknown): Promise<void> => {
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.status === 409 && base) await meet(base);
    const field = refusal?.words && form.fieldOf?.[refusal.words];
    form.onFailed(refusal);
    if (field) complain({ [field]: refusal.message });
    else if (refusal) complain(firstOfEach(refusal.issues));
  };

  const submit = async (): Promise<void> => {
    if (pending) return;
    const judgement = form.rule.safeParse(bodyOf(draft));
    if (!judgement.success) {
      const { issues } = judgement.error;
      complain(firstOfEach(issues.map(({ path, message }) => ({ path: path.join('.'), message }))));
      return;
    }
    setErrors({});
    setPending(true);
    try {
      form.onSaved(await send());
    } catch (error) {
      await fail(error);
    } finally {
      setPending(false);
    }
  };

  return { element, draft, set, errors, pending, dirty, conflict, submit };
}
