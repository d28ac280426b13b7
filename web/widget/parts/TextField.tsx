/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { FieldError } from './FieldError.tsx';
import { useId } from './use-id.ts';

/** Literal types, as JSX's input element requires. */
const TYPES = {
  text: { type: 'text' },
  date: { type: 'date' },
  email: { type: 'email' },
  tel: { type: 'tel' },
} as const;

interface TextFieldProps {
  readonly label: string;
  /** Text after the label, such as `optional`. */
  readonly note?: string;
  readonly error?: string | null;
  readonly wide?: boolean;
  readonly required?: boolean;
  readonly type?: keyof typeof TYPES;
  readonly name?: string;
  readonly value: string;
  readonly min?: string;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** Whether it holds a code instead of words, so that spell checking is off. */
  readonly isCode?: boolean;
  readonly onText: (text: string) => void;
  /** Content after the input in the same row. */
  readonly after?: VNode | false | null;
}

/** A label, an input, and the error below it. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    note,
    error,
    wide,
    required,
    isCode,
    autoComplete,
    onText,
    after,
    type = 'text',
    ...input
  } = props;
  const id = useId();
  return (
    <div class={wide ? 'field wide' : 'field'}>
      <label for={id}>
        <span>{label}</span>
        {required && <i aria-hidden="true"> *</i>}
        {note && <small>{` ${note}`}</small>}
      </label>
      <div class="row">
        <input
          {...input}
          {...TYPES[type]}
          autocomplete={autoComplete}
          autocapitalize={isCode ? 'characters' : undefined}
          spellcheck={isCode ? false : undefined}
          id={id}
          class="control"
          aria-required={required ? 'true' : undefined}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
        {after}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
