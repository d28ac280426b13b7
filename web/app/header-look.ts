import { css, styled } from 'styled-components';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import { onArt } from '../ui/theme/theme.ts';

const glass = css`
  background: var(--glass);
  backdrop-filter: blur(18px) saturate(1.5);
  box-shadow: 0 1px 0 var(--line);
`;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  height: var(--header);
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 var(--gutter);
  transition:
    background var(--t2),
    box-shadow var(--t2);
  ${glass}
  /* Over a page's opening artwork the header is clear until the page is scrolled or something in it opens. */
  :root:has([data-under-header]) &:not([data-scrolled], :has([data-open])) {
    ${onArt}
    background: none;
    backdrop-filter: none;
    box-shadow: none;
  }
  @media (max-width: 1079.98px) {
    gap: 2px;
  }
  @media (max-width: 359.98px) {
    gap: 0;
    padding: 0 12px;
  }
  @media print {
    position: static;
  }
`;

export const Burger = styled(IconButton)`
  display: none;
  margin-left: -12px;
  @media (max-width: 1079.98px) {
    display: inline-grid;
  }
`;

export const Home = styled.a`
  display: flex;
  margin-right: 26px;
  border-radius: var(--r-xs);
  @media (max-width: 1079.98px) {
    margin: 0 auto 0 4px;
    font-size: 14.5px;
  }
  /* A page of 1280 px at 400 %. */
  @media (max-width: 359.98px) {
    margin-left: 0;
    font-size: 12px;
  }
`;

export const Navigation = styled.nav`
  display: flex;
  gap: 2px;
  margin-right: auto;
  & > a {
    display: flex;
    align-items: center;
    gap: 6px;
    height: 44px;
    padding: 0 14px;
    border-radius: var(--pill);
    font-weight: 550;
    font-size: 15px;
    white-space: nowrap;
  }
  & > a:hover {
    background: color-mix(in srgb, var(--text) 10%, transparent);
  }
  @media (max-width: 1079.98px) {
    display: none;
  }
`;

/** Hidden in the header below 1080 px; the side drawer has the same content. */
export const Wide = styled.span`
  display: flex;
  gap: 6px;
  @media (max-width: 1079.98px) {
    display: none;
  }
`;
