/** @jsxImportSource preact */
import type { ComponentChildren, VNode } from 'preact';
import { Icon } from './Icon.tsx';

interface NoteProps {
  readonly tone: 'info' | 'warn' | 'bad';
  readonly children: ComponentChildren;
  readonly action?: VNode | false | null;
}

/** An inline message. Errors are announced at once. */
export function Note({ tone, children, action }: NoteProps) {
  return (
    <div class={`note ${tone}`} role={tone === 'info' ? undefined : 'alert'}>
      <Icon name={tone === 'info' ? 'info' : 'alert'} />
      <div>{children}</div>
      {action}
    </div>
  );
}
