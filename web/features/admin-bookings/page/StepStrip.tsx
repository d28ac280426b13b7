import type { Elements } from '../../../ui/primitives/elements.ts';
import { Next } from './page-look.ts';

interface StripProps {
  readonly label?: string;
  readonly tone: 'warn' | 'bad' | 'info';
  readonly title: string;
  readonly text: string;
  readonly children?: Elements;
}

/** The next step with its buttons. */
export function StepStrip({ label = 'Next step', tone, title, text, children }: StripProps) {
  return (
    <Next $tone={tone} aria-label={label}>
      <p>
        <b>{title}</b>
        <span>{` ${text}`}</span>
      </p>
      {children && <span>{children}</span>}
    </Next>
  );
}
