import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';

interface LoadFailureProps {
  readonly pending: boolean;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Shown in place of a list that could not be loaded, with a retry button. */
export function LoadFailure({ pending, onRetry, children }: LoadFailureProps) {
  return (
    <Note
      tone="bad"
      action={
        <Button look="quiet" size="sm" pending={pending} onClick={onRetry}>
          {!pending && <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />}
          <span>Retry</span>
        </Button>
      }
    >
      {children}
    </Note>
  );
}
