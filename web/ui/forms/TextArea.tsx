import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { FieldMessage } from './FieldMessage.tsx';
import { control, FieldBox, Label } from './field-look.ts';

const Area = styled.textarea`
  ${control}
  height: auto;
  min-height: 48px;
  padding: 12px 14px;
  line-height: 1.5;
  resize: vertical;
`;

interface TextAreaProps extends ComponentProps<'textarea'> {
  readonly label: string;
  /** Text after the label, such as `optional`. */
  readonly note?: string;
  readonly error?: string | null;
}

/** A text field with several lines. */
export function TextArea({ label, note, error, required, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <FieldBox data-wide="">
      <Label htmlFor={id}>
        <span>{label}</span>
        {required && <i aria-hidden="true"> *</i>}
        {note && <small>{` ${note}`}</small>}
      </Label>
      <Area
        {...area}
        id={id}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-below` : undefined}
      />
      <FieldMessage id={`${id}-below`} error={error} />
    </FieldBox>
  );
}
