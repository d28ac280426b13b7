import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '../primitives/elements.ts';
import { FieldMessage } from './FieldMessage.tsx';
import { control, FieldBox, Label } from './field-look.ts';

const Input = styled.input`
  ${control}
`;

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly label: string;
  /** Text after the label, such as `optional`. */
  readonly note?: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly wide?: boolean;
  /**
   * Content after the input in the same row. Content that comes and goes must be null while absent, so that the input element stays
   * the same.
   */
  readonly after?: Elements;
}

const Row = styled.div`
  display: flex;
  gap: 8px;
`;

/** A label, an input, and a hint or error below it. */
export function TextField({ label, note, hint, error, wide, after, required, ...input }: TextFieldProps) {
  const id = useId();
  const below = error ?? hint;
  const field = (
    <Input
      {...input}
      id={id}
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={below ? `${id}-below` : undefined}
    />
  );
  return (
    <FieldBox data-wide={wide || undefined}>
      <Label htmlFor={id}>
        <span>{label}</span>
        {required && <i aria-hidden="true"> *</i>}
        {note && <small>{` ${note}`}</small>}
      </Label>
      {after !== undefined ? (
        <Row>
          {field}
          {after}
        </Row>
      ) : (
        field
      )}
      <FieldMessage id={`${id}-below`} error={error} hint={hint} />
    </FieldBox>
  );
}
