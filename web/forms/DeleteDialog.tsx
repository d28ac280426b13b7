import { useMutation } from '@tanstack/react-query';
import type { Mutation } from '../api/transport/mutation.ts';
import { AskDialog } from '../ui/overlays/AskDialog.tsx';
import { showError, showToast } from '../ui/overlays/toasts.ts';

/** How a record of one kind is deleted. */
export interface Deletion<Subject> {
  readonly mutation: Mutation<number, unknown>;
  readonly title: string;
  readonly textOf: (subject: Subject) => string;
  readonly keepLabel: string;
  readonly actLabel: string;
  /** Shown after it was deleted. */
  readonly done: string;
  /** The message of a failure, or a function that shows it. */
  readonly failed: string | ((message: string) => void);
}

/** What a deletion must say of its own; the other words follow from the noun. */
export type DeletionWords<Subject> = Pick<Deletion<Subject>, 'mutation' | 'textOf'> &
  Partial<Deletion<Subject>>;

/** The deletion of a noun such as `add-on`, in the usual words. */
export const deletionOf = <Subject,>(noun: string, own: DeletionWords<Subject>): Deletion<Subject> => ({
  title: `Delete ${noun}`,
  keepLabel: `Keep ${noun}`,
  actLabel: `Delete ${noun}`,
  done: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} has been deleted`,
  failed: `Failed to delete ${noun}`,
  ...own,
});

interface DeleteDialogProps<Subject> extends Deletion<Subject> {
  /** The record to delete; null when the dialog is closed. */
  readonly subject: Subject | null;
  readonly onClose: () => void;
}

/** Asks before a record is deleted, waits for the deletion, and closes. */
export function DeleteDialog<Subject extends { readonly id: number }>(props: DeleteDialogProps<Subject>) {
  const { subject, mutation, title, textOf, keepLabel, actLabel, onClose, done, failed } = props;
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess: () => showToast(done),
    onError: ({ message }) => {
      if (typeof failed === 'string') showError(failed);
      else failed(message);
    },
    onSettled: onClose,
  });
  return (
    <AskDialog
      subject={subject}
      title={title}
      textOf={textOf}
      keepLabel={keepLabel}
      actLabel={actLabel}
      pending={isPending}
      onKeep={onClose}
      onAct={({ id }) => mutate(id)}
    />
  );
}
