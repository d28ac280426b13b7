import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Elements } from './elements.ts';

type NoteTone = 'info' | 'warn' | 'bad';

const Box = styled.div<{ $tone: NoteTone }>`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 14px 16px;
  border-radius: var(--r-md);
  background: var(--${({ $tone }) => $tone}-wash);
  font-size: 14.5px;
  line-height: 1.45;
  & > svg {
    flex: none;
    margin-top: 1px;
    color: var(--${({ $tone }) => $tone});
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  &:has(> button) {
    align-items: center;
  }
`;

const icons = { info: Info, warn: TriangleAlert, bad: CircleAlert };

interface NoteProps {
  readonly tone: NoteTone;
  readonly children: ReactNode;
  /** An action, such as a Retry button. */
  readonly action?: Elements;
  /** Whether to stay silent for screen readers, because the failure was announced elsewhere. */
  readonly silent?: boolean;
}

/** An inline message: information, a warning or an error. */
export function Note({ tone, children, action, silent }: NoteProps) {
  const Icon = icons[tone];
  return (
    <Box $tone={tone} role={tone === 'bad' && !silent ? 'alert' : undefined}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>{children}</div>
      {action}
    </Box>
  );
}
