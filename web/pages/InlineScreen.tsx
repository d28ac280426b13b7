import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { HomewardState } from './HomewardState.tsx';

const Stage = styled.div`
  display: grid;
  place-items: center;
  min-height: calc(100vh - var(--header) - 120px);
`;

interface InlineScreenProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** The message of an empty page, with a button that leads home. */
export function InlineScreen({ icon, title, text }: InlineScreenProps) {
  return (
    <Stage>
      <HomewardState icon={icon} title={title} text={text} label="Back to Home" />
    </Stage>
  );
}
