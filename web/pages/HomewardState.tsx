import type { LucideIcon } from 'lucide-react';
import { useConfig } from '../api/catalogue/site.ts';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import { usePageHead } from './page-head.tsx';

interface HomewardStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  /** The label of the button that leads home. */
  readonly label: string;
}

/** Why a page is empty, and a button that leads home. It also sets the document's title. */
export function HomewardState({ icon, title, text, label }: HomewardStateProps) {
  const { brandName } = useConfig();
  usePageHead({ title: `${title} | ${brandName}`, description: text, canonical: null });
  return (
    <EmptyState
      icon={icon}
      titleAs="h1"
      title={title}
      text={text}
      action={
        <ButtonLink look="line" to="/">
          {label}
        </ButtonLink>
      }
    />
  );
}
