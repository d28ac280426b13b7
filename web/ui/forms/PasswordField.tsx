import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useId, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../primitives/IconButton.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { control, FieldBox, Label } from './field-look.ts';

const Frame = styled.div`
  ${control}
  padding-right: 6px;
  & > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
  }
  & > input:focus-visible {
    outline: none;
  }
`;

interface PasswordFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
}

/** A password field whose text can be shown. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldBox>
      <Label htmlFor={id}>{label}</Label>
      <Frame data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-below` : undefined}
        />
        <IconButton
          small
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={16} strokeWidth={1.75} />
        </IconButton>
      </Frame>
      <FieldMessage id={`${id}-below`} error={error} hint={hint} />
    </FieldBox>
  );
}
