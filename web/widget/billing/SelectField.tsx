/** @jsxImportSource preact */

import { FieldError } from '../parts/FieldError.tsx';
import { useId } from '../parts/use-id.ts';

interface SelectFieldProps {
  readonly label: string;
  /** The label of the empty choice. */
  readonly none: string;
  readonly options: readonly { readonly id: string; readonly words: string }[];
  /** Empty when none is chosen. */
  readonly chosen: string;
  readonly error: string | null;
  readonly autoComplete?: string;
  readonly onChoose: (id: string) => void;
}

/** A choice from a list, or none. */
export function SelectField(props: SelectFieldProps) {
  const { label, none, options, chosen, error, autoComplete, onChoose } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="control"
        autocomplete={autoComplete}
        value={chosen}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.words}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
