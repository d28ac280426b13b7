/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useId } from './use-id.ts';

interface ChoiceProps {
  readonly type: 'radio' | 'checkbox';
  readonly name?: string;
  readonly title: string;
  readonly text: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** Content at the right: a price or an icon. */
  readonly end: ComponentChildren;
}

/** A choice as a card: one of several (radio) or any number (checkbox). */
export function Choice({ type, name, title, text, checked, onChange, end }: ChoiceProps) {
  const id = useId();
  return (
    <label class="choice">
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={onChange}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text ${id}-end`}
      />
      <span>
        <b id={`${id}-title`}>{title}</b>
        <small id={`${id}-text`}>{text}</small>
      </span>
      <span class="end" id={`${id}-end`}>
        {end}
      </span>
    </label>
  );
}
