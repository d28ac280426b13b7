import { useMutation } from '@tanstack/react-query';
import type { Mutation } from '../api/transport/mutation.ts';
import { AskDialog } from '../ui/overlays/AskDialog.tsx';
import { say, sayError } from '../ui/overlays/toasts.ts';

/** How one kind of thing is deleted. */
export interface Deletion<Subject> {
  readonly mutation: Mutation<number, unknown>;
  readonly title: string;
  readonly textOf: (subject: Subject) => string;
  readonly keepLabel: string;
  readonly actLabel: string;
  /** Said once it is gone. */
  readonly done: string;
  /** Says what went wrong, or how to say it. */
  readonly failed: string | ((message: string) => void);
}

interface DeleteDialogProps<Subject> extends Deletion<Subject> {
  /** What is about to go; null while nothing is. */
  readonly subject: Subject | null;
  readonly onClose: () => void;
}

/** Asks before something goes, waits until it is gone, and closes. */
export function DeleteDialog<Subject extends { readonly id: number }>(props: DeleteDialogProps<Subject>) {
  const { subject, mutation, title, textOf, keepLabel, actLabel, onClose, done, failed } = props;
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess: () => say(done),
    onError: ({ message }) => {
      if (typeof failed === 'string') sayError(failed);
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
