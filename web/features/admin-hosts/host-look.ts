import { styled } from 'styled-components';

/** The form at the left, actions at the right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  gap: 16px;
  align-items: start;
  margin: 20px 0 24px;
  & > div {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  @media (max-width: 1359.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  & > [data-all] {
    grid-column: 1 / -1;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SideHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 12px;
`;

export const SideRow = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 11px 0;
  border-top: 1px solid var(--line);
  font-size: 14px;
  line-height: 1.4;
  & > svg {
    flex: none;
    color: var(--text-3);
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 14px;
`;
