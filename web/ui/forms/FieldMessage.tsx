import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { ErrorText, HintText } from './field-look.ts';

interface FieldMessageProps {
  /** The id for the field's `aria-describedby`. */
  readonly id: string;
  readonly error?: string | null;
  readonly hint?: ReactNode;
}

/** The message below a field: an error or a hint. */
export function FieldMessage({ id, error, hint }: FieldMessageProps) {
  if (error)
    return (
      <ErrorText id={id}>
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>{error}</span>
      </ErrorText>
    );
  return hint ? <HintText id={id}>{hint}</HintText> : null;
}
