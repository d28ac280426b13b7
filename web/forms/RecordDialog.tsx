import { STALE } from '@wondercast/core/kernel/version';
import type { RecordApi, Versioned } from '../api/admin/record-api.ts';
import type { ApiError } from '../api/transport/transport.ts';
import { ConflictNote } from '../ui/forms/ConflictNote.tsx';
import { FormDialog } from '../ui/forms/FormDialog.tsx';
import { showError, showToast } from '../ui/overlays/toasts.ts';
import type { Elements } from '../ui/primitives/elements.ts';
import { type Lengths, pick } from './draft.ts';
import { useRecordForm } from './use-record-form.ts';
import type { Rule } from './use-submission.ts';

/** What a dialog needs to know about a kind of record. */
export interface RecordKind<
  Draft extends object,
  Sent extends object,
  Saved extends Versioned,
  Created extends Saved = Saved,
> {
  /** As in "Edit Add-On". */
  readonly title: string;
  /** As in "Failed to update add-on". */
  readonly noun: string;
  readonly api: RecordApi<Sent, Saved, Created>;
  readonly rule: Rule<unknown>;
  readonly draftOf: (record: Saved | null) => Draft;
  /** The request body for a draft. */
  readonly bodyOf: (draft: Draft) => Sent;
  readonly labels: Readonly<Record<keyof Draft, string>>;
  /** Maximum lengths of fields, where the form does not set them itself. */
  readonly lengths?: Lengths<Draft>;
  /** The text of a field that two people have changed; by default `String`. */
  readonly wordsOf?: (draft: Draft, name: keyof Draft & string) => string;
  /** The field that each refusal message belongs to. */
  readonly fieldOf?: Readonly<Record<string, string>>;
}

/** Infers and checks the types that belong together. */
export const recordKind = <
  Draft extends object,
  Sent extends object,
  Saved extends Versioned,
  Created extends Saved,
>(
  kind: RecordKind<Draft, Sent, Saved, Created>,
): RecordKind<Draft, Sent, Saved, Created> => kind;

/** Data that is saved together with a record but is not part of it, such as the add-ons of an experience. */
export interface Beside<Saved> {
  readonly dirty: boolean;
  /**
   * Saves it after the record; resolves to whether everything was saved. Otherwise the dialog stays open, and this function has
   * shown what failed.
   */
  readonly save: (saved: Saved) => Promise<boolean>;
}

type Fields<Draft extends object, Sent extends object, Saved extends Versioned, Created extends Saved> = Pick<
  ReturnType<typeof useRecordForm<Draft, Sent, Saved, Created>>,
  'draft' | 'set' | 'field' | 'toggle' | 'errors'
>;

interface RecordDialogProps<
  Draft extends object,
  Sent extends object,
  Saved extends Versioned,
  Created extends Saved,
> {
  readonly kind: RecordKind<Draft, Sent, Saved, Created>;
  /** null for a new record. */
  readonly record: Saved | null;
  readonly title?: string;
  /** The label of the button that creates it. */
  readonly createLabel?: string;
  readonly width?: number;
  readonly beside?: Beside<Saved>;
  /** Content at the left of the buttons. */
  readonly aside?: (draft: Draft) => Elements;
  readonly onClose: () => void;
  /** Shows what was created, instead of a message. */
  readonly onCreated?: (created: Created) => void;
  /** Shows the failure, instead of only `words`. */
  readonly onFailed?: (words: string, error: ApiError | null) => void;
  readonly children: (fields: Fields<Draft, Sent, Saved, Created>) => Elements;
}

/** A dialog that adds or edits a record. */
export function RecordDialog<
  Draft extends object,
  Sent extends object,
  Saved extends Versioned,
  Created extends Saved,
>(props: RecordDialogProps<Draft, Sent, Saved, Created>) {
  const { kind, record, beside, aside, onClose, onCreated, width, children } = props;
  const { onFailed = (words: string) => showError(words) } = props;
  const { noun, labels, wordsOf = (draft, name) => String(draft[name]) } = kind;
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const { title = `${record ? 'Edit' : 'Add'} ${kind.title}`, createLabel = `Create ${noun}` } = props;
  const form = useRecordForm({
    ...kind,
    record,
    onCreated: async (created) => {
      if (beside && !(await beside.save(created))) return;
      onCreated?.(created);
      onClose();
      if (!onCreated) showToast(`${name} has been created`);
    },
    onUpdated: async (saved) => {
      if (beside && !(await beside.save(saved))) return;
      onClose();
      showToast(`${name} has been updated`);
    },
    onFailed: (error) => onFailed(`Failed to ${record ? 'update' : 'create'} ${noun}`, error),
  });
  const { element, draft, set, field, toggle, errors, pending, dirty, conflict, submit } = form;
  return (
    <FormDialog
      title={title}
      width={width}
      form={element}
      dirty={dirty || (beside?.dirty ?? false)}
      pending={pending}
      saveLabel={record ? 'Save changes' : createLabel}
      onSave={submit}
      onClose={onClose}
      aside={aside?.(draft)}
    >
      {conflict && (
        <ConflictNote
          message={STALE}
          differences={conflict.names.map((each) => {
            const [theirs, own] = [wordsOf(conflict.theirs, each), wordsOf(draft, each)];
            return {
              name: each,
              label: labels[each],
              theirs: theirs || 'Nothing',
              own: own === theirs ? null : own,
              onTakeTheirs: () => set(pick(conflict.theirs, [each])),
            };
          })}
        />
      )}
      {children({ draft, set, field, toggle, errors })}
    </FormDialog>
  );
}
