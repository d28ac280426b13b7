/** @jsxImportSource preact */
import type { Trouble } from '../trouble.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { Note } from './Note.tsx';

interface TroubleNoteProps {
  readonly trouble: Trouble;
  readonly onRetry?: () => void;
}

/** What failed, and the reason for the owner of the page. */
export function TroubleNote({ trouble, onRetry }: TroubleNoteProps) {
  const retry = onRetry && (
    <Button look="quiet" size="sm" onPress={onRetry}>
      <Icon name="again" size={16} />
      Retry
    </Button>
  );
  return (
    <Note tone="bad" action={retry}>
      <span>{trouble.message}</span>
      {trouble.reason && <p class="reason">{`For the owner of this page: ${trouble.reason}`}</p>}
    </Note>
  );
}
