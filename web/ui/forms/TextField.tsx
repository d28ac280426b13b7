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
  /** Stands after the label, such as `optional`. */
  readonly note?: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly wide?: boolean;
  /** Stands after the input, in the same row. What comes and goes is null while it is away: the input then stays where it is. */
  readonly after?: Elements;
}

const Row = styled.div`
  display: flex;
  gap: 8px;
`;

/** A label, an input, and below it a hint or what is wrong. */
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
