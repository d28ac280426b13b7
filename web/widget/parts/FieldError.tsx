/** @jsxImportSource preact */
import { Icon } from './Icon.tsx';

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | null | undefined;
}

/** The error message below a field. */
export function FieldError({ id, error }: FieldErrorProps) {
  return error ? (
    <span class="wrong" id={id}>
      <Icon name="alert" size={16} />
      <span>{error}</span>
    </span>
  ) : null;
}
