/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { counter } from '../../headless/counter.ts';
import { Icon } from './Icon.tsx';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A field for a count of at least one, with buttons, arrow keys or typing. A typed text is applied on blur or Enter. */
export function Stepper({ label, value, max, onChange }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { fewer, more, input, type } = counter({ label, value, max, draft, onDraft: setDraft, onChange });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
    <div class="stepper" role="group" aria-label={label}>
      <button {...fewer}>
        <Icon name="minus" size={16} />
      </button>
      <input {...input} autocomplete="off" onInput={({ currentTarget }) => type(currentTarget.value)} />
      <button {...more}>
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
