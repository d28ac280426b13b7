import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';

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
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly small?: boolean;
}

/** A count of at least one: buttons, arrow keys or typing. A draft counts when it is left or confirmed. */
export function Stepper({ label, value, max, onChange, small = false }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: number) => {
    setDraft(null);
    const count = Math.min(Math.max(Math.trunc(next), 1), max);
    if (count !== value) onChange(count);
  };
  const commit = () => {
    if (draft !== null) set(Number(draft) || value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commit();
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  return (
    <Group $small={small} role="group" aria-label={label}>
      <button type="button" aria-label="Fewer" aria-disabled={value <= 1} onClick={() => set(value - 1)}>
        <Minus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <input
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={max}
        autoComplete="off"
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label="More" aria-disabled={value >= max} onClick={() => set(value + 1)}>
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </Group>
  );
}
