import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { useConfig } from '../api/catalogue/site.ts';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import { usePageHead } from './page-head.tsx';

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

/** A page that has nothing to show says so, and the way home. */
export function InlineScreen({ icon, title, text }: InlineScreenProps) {
  const { brandName } = useConfig();
  usePageHead({ title: `${title} | ${brandName}`, description: text, canonical: null });
  return (
    <Stage>
      <EmptyState
        icon={icon}
        titleAs="h1"
        title={title}
        text={text}
        action={
          <ButtonLink look="line" to="/">
            Back to Home
          </ButtonLink>
        }
      />
    </Stage>
  );
}
