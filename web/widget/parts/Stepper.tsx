/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Icon } from './Icon.tsx';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A count of at least one: buttons, arrow keys or typing. A draft counts when it is left or confirmed. */
export function Stepper({ label, value, max, onChange }: StepperProps) {
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
    if (event.key === 'Enter') commit();
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset asks for a legend
    <div class="stepper" role="group" aria-label={label}>
      <button type="button" aria-label="Fewer" aria-disabled={value <= 1} onClick={() => set(value - 1)}>
        <Icon name="minus" size={16} />
      </button>
      <input
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={max}
        autocomplete="off"
        value={draft ?? value}
        onInput={({ currentTarget }) => setDraft(currentTarget.value.replace(/\D/g, '').slice(0, 4))}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label="More" aria-disabled={value >= max} onClick={() => set(value + 1)}>
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
