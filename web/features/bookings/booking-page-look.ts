import { styled } from 'styled-components';
import { d2 } from '../../ui/theme/type.ts';

export const Top = styled.header`
  margin: 14px 0 28px;
`;

export const Reference = styled.h1`
  ${d2}
  margin: 2px 0 14px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (max-width: 719.98px) {
    font-size: clamp(32px, 10.4vw, 44px);
  }
`;

export const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  color: var(--text-3);
  font-size: 14px;
`;

export const LineHead = styled.div`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr) auto;
  gap: 4px 16px;
  overflow-wrap: anywhere;
  & img {
    width: 76px;
    height: 95px;
    border-radius: var(--r-sm);
    object-fit: cover;
    background: var(--poster);
  }
  & p {
    margin-top: 4px;
    font-size: 14px;
    line-height: 1.5;
    color: var(--text-3);
  }
  & > b {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (max-width: 479.98px) {
    grid-template-columns: 60px minmax(0, 1fr);
    & > b {
      grid-column: 2;
    }
    & img {
      width: 60px;
      height: 75px;
    }
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 18px;
`;

export const Facts = styled.dl`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
  & dt {
    font-size: 13px;
    line-height: 1.4;
    color: var(--text-3);
  }
`;

/** The sessions and other details. */
export const Main = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  min-width: 0;
`;

/** Next to the sessions on wide screens, sticky while scrolling. */
export const Side = styled.div`
  display: grid;
  gap: 20px;
  @media (min-width: 1080px) {
    position: sticky;
    top: 96px;
  }
`;
