import { currency } from '@wondercast/core/kernel/money';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '../api/catalogue/site.ts';
import type { Elements } from '../ui/primitives/elements.ts';
import { Link } from '../ui/primitives/Link.tsx';
import { Logo } from '../ui/shop/Logo.tsx';
import { onArt } from '../ui/theme/theme.ts';

const Bar = styled.header`
  position: relative;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  height: var(--header);
  padding: 0 var(--gutter);
  box-shadow: 0 1px 0 var(--line);
  &[data-over-art] {
    ${onArt}
    box-shadow: none;
  }
  & > a {
    display: flex;
    border-radius: var(--r-xs);
  }
  @media (max-width: 1079.98px) {
    & > a {
      font-size: 14.5px;
    }
  }
  @media print {
    display: none;
  }
`;

/** As high as the window without header and footer, so that the footer is at the bottom. */
const Content = styled.div`
  min-height: calc(100vh - 2 * var(--header));
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 20px;
  padding: 26px var(--gutter);
  background: var(--sunk);
  color: var(--text-3);
  font-size: 14px;
`;

interface LinkFrameProps {
  /** Whether the page begins with artwork under the header. */
  readonly overArt?: boolean;
  /** Content at the right of the header, such as the owner of the page. */
  readonly aside?: Elements;
  readonly children: ReactNode;
}

/** The frame of a page opened by a mailed link. It has no other links. */
export function LinkFrame({ overArt, aside, children }: LinkFrameProps) {
  const { brandName, brandLogo } = useConfig();
  return (
    <>
      <Bar data-over-art={overArt || undefined}>
        <Link to="/" aria-label={`${brandName} home`}>
          <Logo name={brandName} image={brandLogo} />
        </Link>
        {aside}
      </Bar>
      <Content>{children}</Content>
      <Foot>
        <span
          suppressHydrationWarning
        >{`© ${new Date().getFullYear()} ${brandName}. All rights reserved.`}</span>
        <span>{`Prices in ${currency()}`}</span>
      </Foot>
    </>
  );
}
