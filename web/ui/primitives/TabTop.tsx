import { styled } from 'styled-components';
import { d3 } from '../theme/type.ts';
import type { Elements } from './elements.ts';
import { Small } from './Text.tsx';

const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  min-height: 48px;
`;

const Title = styled.h1`
  ${d3}
`;

/** A row above a table with search, filters and counts. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  margin: 18px 0 16px;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  @media (max-width: 719.98px) {
    width: 100%;
    & > * {
      flex: 1;
    }
  }
`;

interface TabTopProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: Elements;
}

/** The head of a dashboard tab: its name, and its actions at the right. */
export function TabTop({ title, text, children }: TabTopProps) {
  return (
    <>
      <Top>
        <Title>{title}</Title>
        {children && <Actions>{children}</Actions>}
      </Top>
      {text && (
        <Small as="p" style={{ marginTop: 8 }}>
          {text}
        </Small>
      )}
    </>
  );
}

/** The content below the head when there is no bar. */
export const Below = styled.div`
  margin-top: 20px;
`;
