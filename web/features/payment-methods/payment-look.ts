import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  gap: 12px;
  margin-top: 18px;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 18px;
  padding: 18px 20px;
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1.5px var(--line);
  @media (max-width: 719.98px) {
    flex-wrap: wrap;
    gap: 14px;
    padding: 16px;
  }
`;

/** A card icon with the brand's mark. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 58px;
  height: 40px;
  border-radius: 8px;
  background: var(--brand-card);
  color: var(--white);
  font: 750 13px/1 var(--display);
  letter-spacing: 0.02em;
  &[data-cool] {
    background: var(--brand-card-cool);
  }
  &::before {
    content: attr(data-mark);
  }
`;

export const Digits = styled.div`
  flex: 1;
  min-width: 150px;
  font-variant-numeric: tabular-nums;
  & > b {
    display: block;
    font-weight: 600;
    line-height: 1.4;
    white-space: nowrap;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  @media (max-width: 719.98px) {
    width: 100%;
    justify-content: space-between;
  }
`;
