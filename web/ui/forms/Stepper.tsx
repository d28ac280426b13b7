import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { styled } from 'styled-components';
import { counter } from '../../headless/counter.ts';

const Group = styled.div<{ $small: boolean }>`
  --size: ${({ $small }) => ($small ? '36px' : '44px')};
  display: inline-flex;
  align-items: center;
  height: var(--size);
  border-radius: var(--pill);
  background: var(--quiet);
  & > button {
    display: grid;
    place-items: center;
    width: var(--size);
    height: var(--size);
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
  }
  & > button:hover {
    background: color-mix(in srgb, var(--text) 12%, transparent);
  }
  & > button[aria-disabled='true'] {
    color: var(--text-3);
    opacity: 0.6;
    cursor: not-allowed;
  }
  & > input {
    width: 4ch;
    min-width: 32px;
    height: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--r-xs);
    background: none;
    text-align: center;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

interface StepperProps {
  readonly label: string;
  /** null while no number has been entered: the field is empty. */
  readonly value: number | null;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly small?: boolean;
}

/** A field for a count of at least one, with buttons, arrow keys or typing. A typed text is applied on blur or Enter. */
export function Stepper({ label, value, max, onChange, small = false }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { fewer, more, input, type } = counter({
    label,
    value: value ?? 0,
    max,
    draft,
    onDraft: setDraft,
    // An empty field is not a number.
    onChange: (count) => {
      if (draft !== '') onChange(count);
    },
  });
  return (
    <Group $small={small} role="group" aria-label={label}>
      <button {...fewer}>
        <Minus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <input
        {...input}
        {...(value === null && { value: draft ?? '', 'aria-valuenow': undefined })}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <button {...more}>
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Group>
  );
}
