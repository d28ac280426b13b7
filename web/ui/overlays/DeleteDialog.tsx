import { useState } from 'react';
import { AskDialog } from './AskDialog.tsx';

interface DeleteDialogProps<Subject> {
  /** What is about to go; null while nothing is. */
  readonly subject: Subject | null;
  readonly title: string;
  readonly textOf: (subject: Subject) => string;
  readonly keepLabel: string;
  readonly actLabel: string;
  readonly onKeep: () => void;
  readonly onDelete: (subject: Subject) => Promise<unknown>;
  readonly onDeleted: () => void;
  /** Hears the words of what went wrong. */
  readonly onFailed: (message: string) => void;
}

/** Asks before something goes, waits until it is gone, and closes. */
export function DeleteDialog<Subject>(props: DeleteDialogProps<Subject>) {
  const { subject, title, textOf, keepLabel, actLabel, onKeep, onDelete, onDeleted, onFailed } = props;
  const [pending, setPending] = useState(false);
  const act = async (toDelete: Subject) => {
    setPending(true);
    try {
      await onDelete(toDelete);
      onDeleted();
    } catch (error) {
      onFailed(error instanceof Error ? error.message : 'Please try again.');
    } finally {
      setPending(false);
      onKeep();
    }
  };
  return (
    <AskDialog
      subject={subject}
      title={title}
      textOf={textOf}
      keepLabel={keepLabel}
      actLabel={actLabel}
      pending={pending}
      onKeep={onKeep}
      onAct={(toDelete) => void act(toDelete)}
    />
  );
}
