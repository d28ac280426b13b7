import { styled } from 'styled-components';

/** A small text below the button. */
export const Fine = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  justify-content: center;
  margin-top: 12px;
  font-size: 13.5px;
  line-height: 1.4;
  color: var(--text-3);
  & > svg {
    flex: none;
  }
`;

/** The element into which Stripe mounts its form. */
export const Mount = styled.div`
  min-height: 180px;
`;

/** The simulator's test numbers; pressing one fills it in. */
export const Numbers = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  margin-top: 10px;
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr;
  }
`;

export const NumberButton = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  min-height: 44px;
  padding: 10px 14px;
  border: 0;
  border-radius: var(--r-sm);
  background: transparent;
  box-shadow: inset 0 0 0 1.5px var(--line);
  text-align: left;
  cursor: pointer;
  transition: box-shadow var(--t1);
  &:hover {
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
  &[aria-pressed='true'] {
    background: var(--select-wash);
    box-shadow: inset 0 0 0 2px var(--action);
  }
  & > b {
    display: block;
    font-size: 14.5px;
    font-weight: 600;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > span {
    font-size: 13px;
    line-height: 1.4;
    color: var(--text-3);
  }
`;
