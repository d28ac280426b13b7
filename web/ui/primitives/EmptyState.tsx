import type { LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import type { Elements } from './elements.ts';
import { PanelTitle, Soft } from './Text.tsx';

const Center = styled.div`
  display: grid;
  place-items: center;
  text-align: center;
  padding: 40px 24px;
`;

const Art = styled.svg`
  width: 168px;
  margin: 0 auto 22px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 10px;
  margin-top: 20px;
`;

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  readonly titleAs?: 'h1' | 'h2' | 'h3';
  readonly action?: Elements;
}

/** The empty state: an icon on a disc with rings, a sentence, and a button. */
export function EmptyState({ icon: Icon, title, text, titleAs = 'h2', action }: EmptyStateProps) {
  return (
    <Center>
      <div>
        <Art viewBox="0 0 168 130" aria-hidden="true">
          <g fill="none" stroke="var(--accent)">
            <circle cx="84" cy="62" r="36" opacity=".5" />
            <circle cx="84" cy="62" r="48" opacity=".32" />
            <circle cx="84" cy="62" r="60" opacity=".18" />
          </g>
          <circle cx="84" cy="62" r="26" fill="var(--limelight)" />
          <Icon x={70} y={48} size={28} strokeWidth={1.75} color="var(--ink)" />
        </Art>
        <PanelTitle as={titleAs}>{title}</PanelTitle>
        {text && <Soft style={{ margin: '8px auto 0', maxWidth: '22.6em' }}>{text}</Soft>}
        {action && <Actions>{action}</Actions>}
      </div>
    </Center>
  );
}
