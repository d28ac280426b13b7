import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.tsx';
import { control, Label } from './field-look.ts';

const Box = styled.div`
  display: grid;
  gap: 7px;
`;

const Address = styled.input`
  ${control}
  height: 42px;
  font-size: 14px;
  text-overflow: ellipsis;
`;

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
}

/** A text to copy: in a selectable field with a copy button. */
export function CopyField({ label, value }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // If the browser does not allow copying, the selected text can be copied by hand.
      field.current?.select();
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <Box>
      <Label htmlFor={id}>{label}</Label>
      <Address ref={field} id={id} readOnly value={value} onFocus={({ target }) => target.select()} />
      <Button look="bare" size="sm" onClick={() => void copy()}>
        <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        <span role="status">{copied ? 'Copied' : 'Copy the address'}</span>
      </Button>
    </Box>
  );
}
