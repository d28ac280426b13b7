import { styled } from 'styled-components';

/** Texts at the left, pictures at the right; stacked on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: 28px;
  align-items: start;
  @media (max-width: 859.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: grid;
  gap: 18px;
`;

export const Prices = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  align-items: start;
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const TierPrices = styled.span`
  display: inline-grid;
  grid-template-columns: repeat(4, auto);
  justify-content: start;
  gap: 0 14px;
  color: var(--text-2);
  & b {
    font-weight: 600;
    color: var(--text);
  }
  @media (max-width: 719.98px) {
    grid-template-columns: repeat(2, auto);
  }
`;

export const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 6px;
  color: var(--text-3);
  &[data-one-line] {
    flex-wrap: nowrap;
  }
  @media (max-width: 719.98px) {
    justify-content: flex-end;
  }
`;
