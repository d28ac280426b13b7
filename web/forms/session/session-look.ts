import { styled } from 'styled-components';

export const Section = styled.section`
  padding: 20px 28px 22px;
  & + & {
    border-top: 1px solid var(--line);
  }
  & > h3,
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 10px;
    margin-bottom: 12px;
  }
  & h3 {
    font: 650 16px/1.3 var(--sans);
    letter-spacing: -0.005em;
    & > small {
      margin-left: 10px;
      font-weight: 400;
      font-size: 13px;
      color: var(--text-3);
    }
  }
  @media (max-width: 719.98px) {
    padding: 18px 20px;
  }
`;

/** A time or host in a list of choices. */
export const Pick = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding: 11px 14px;
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1.5px var(--line);
  font-size: 14px;
  line-height: 1.38;
  & + & {
    margin-top: 8px;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    display: flex;
    gap: 10px;
    align-items: center;
    justify-content: flex-end;
    & > button {
      --h: 34px;
    }
  }
  @media (max-width: 719.98px) {
    & > :last-child:not(:nth-child(2)) {
      grid-column: 2 / -1;
      justify-content: space-between;
    }
  }
`;

export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  font-size: 15px;
  line-height: 1.4;
  & b {
    display: block;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    font-size: 13.5px;
    color: var(--text-3);
  }
  & > span:last-child:not(:only-child) {
    display: flex;
    gap: 8px;
  }
`;
