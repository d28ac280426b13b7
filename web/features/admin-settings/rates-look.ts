import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: 10px;
  margin: 14px 0;
  & > li {
    display: grid;
    gap: 14px;
    padding: 12px 16px;
    border-radius: var(--r-md);
    background: var(--s2);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 32px;
  & > span {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & > div {
    display: flex;
    gap: 6px;
    flex: none;
  }
`;

export const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  & > [role] {
    flex-basis: 100%;
  }
`;
