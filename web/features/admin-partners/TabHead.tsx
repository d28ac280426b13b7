import { styled } from 'styled-components';
import type { Elements } from '../../ui/primitives/elements.ts';
import { Heading, Small } from '../../ui/primitives/Text.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  margin: 26px 0 18px;
  & > :first-child {
    min-width: 0;
  }
`;

interface TabHeadProps {
  readonly title: string;
  readonly text: string;
  readonly children?: Elements;
}

/** The head of a tab in the partner area: its name, and its actions at the right. */
export function TabHead({ title, text, children }: TabHeadProps) {
  return (
    <Head>
      <div>
        <Heading>{title}</Heading>
        <Small as="p">{text}</Small>
      </div>
      {children}
    </Head>
  );
}
