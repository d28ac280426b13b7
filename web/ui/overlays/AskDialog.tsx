import { useRef } from 'react';
import type { Elements } from '../primitives/elements.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface AskDialogProps<Subject> {
  /** What it is about; null while nothing is asked. */
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

/** Asks before something is done to a thing; the thing is still named while the dialog leaves. */
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
