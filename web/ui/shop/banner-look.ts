import { css, styled } from 'styled-components';
import { onArt } from '../theme/theme.ts';
import { lead } from '../theme/type.ts';

/** Full-width artwork under the header with text on its dark side. Dark in both themes. */
export const banner = css`
  ${onArt}
  position: relative;
  display: flex;
  align-items: flex-end;
  margin-top: calc(-1 * var(--header));
  isolation: isolate;
  overflow: hidden;
  & > picture > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    z-index: -2;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
  }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 22px;
  font-weight: 550;
  font-size: 15px;
  & > li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  @media (max-width: 719.98px) {
    gap: 8px 18px;
    font-size: 14.5px;
    /* The third always has its own row, with every font. */
    & > li:nth-child(3) {
      flex-basis: 100%;
    }
  }
`;

export const BannerLead = styled.p`
  ${lead}
`;
