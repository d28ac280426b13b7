/** @jsxImportSource preact */

import { FieldError } from '../parts/FieldError.tsx';
import { useId } from '../parts/use-id.ts';

interface AddressAreaProps {
  readonly value: string;
  readonly error: string | null;
  readonly onText: (text: string) => void;
}

/** The street lines of an address. */
export function AddressArea({ value, error, onText }: AddressAreaProps) {
  const id = useId();
  return (
    <div class="field wide">
      <label for={id}>Address</label>
      <textarea
        id={id}
        class="control"
        name="billing-address"
        rows={2}
        autocomplete="billing street-address"
        value={value}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
