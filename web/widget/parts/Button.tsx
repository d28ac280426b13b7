/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

interface ButtonProps {
  readonly look?: 'primary' | 'quiet' | 'line' | 'bare';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly full?: boolean;
  readonly type?: 'button' | 'submit';
  /** Whether an action is in progress: the button keeps its place and focus, and ignores presses. */
  readonly pending?: boolean;
  readonly label?: string;
  readonly onPress?: () => void;
  readonly children: ComponentChildren;
}

export function Button(props: ButtonProps) {
  const { look = 'primary', size = 'md', full, type = 'button', pending = false, label, onPress } = props;
  return (
    <button
      type={type}
      class={`button ${look} ${size}${full ? ' full' : ''}`}
      aria-label={label}
      aria-disabled={pending || undefined}
      data-pending={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onPress?.();
      }}
    >
      {pending && <span class="spinner" aria-hidden="true" />}
      <span class="label">{props.children}</span>
    </button>
  );
}
