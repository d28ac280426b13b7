import { useRef } from 'react';
import type { Elements } from '../primitives/elements.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface AskDialogProps<Subject> {
  /** What is asked about; null when the dialog is closed. */
  readonly subject: Subject | null;
  readonly title: string;
  readonly textOf: (subject: Subject) => string;
  readonly keepLabel: string;
  readonly actLabel: string;
  readonly look?: 'bad' | 'primary';
  readonly pending: boolean;
  readonly onKeep: () => void;
  readonly onAct: (subject: Subject) => unknown;
  readonly children?: Elements;
}

/** A confirmation dialog about a record. It keeps showing the record while it closes. */
export function AskDialog<Subject>({ subject, textOf, onAct, ...rest }: AskDialogProps<Subject>) {
  const last = useRef(subject);
  if (subject !== null) last.current = subject;
  return (
    <ConfirmDialog
      {...rest}
      isOpen={subject !== null}
      text={last.current === null ? '' : textOf(last.current)}
      onAct={() => {
        if (subject !== null) onAct(subject);
      }}
    />
  );
}
