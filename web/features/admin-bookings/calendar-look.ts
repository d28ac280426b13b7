import { styled } from 'styled-components';

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 18px 0 14px;
  & > h2 {
    min-width: 210px;
  }
`;

export const Month = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 1.35;
  & th {
    padding: 10px;
    text-align: left;
    font-weight: 600;
    color: var(--text-3);
    background: var(--s2);
  }
  & td {
    height: 118px;
    padding: 8px;
    vertical-align: top;
    border: 1px solid var(--line);
    border-width: 1px 0 0 1px;
    &:first-child {
      border-left: 0;
    }
  }
  & td[data-outside] {
    color: var(--text-3);
    background: color-mix(in srgb, var(--sunk) 60%, transparent);
  }
  & td > header {
    display: flex;
    justify-content: space-between;
    gap: 6px;
    margin-bottom: 4px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    & > small {
      font-weight: 500;
      color: var(--text-3);
    }
  }
  & td[data-today] > header > span {
    padding: 0 6px;
    margin: 0 -6px;
    border-radius: var(--pill);
    background: var(--action);
    color: var(--on-action);
  }
  /* One day under the other, those with sessions only. */
  @media (max-width: 719.98px) {
    &,
    & tbody,
    & tr,
    & td {
      display: block;
    }
    & thead,
    & td[data-empty] {
      display: none;
    }
    & td {
      height: auto;
      padding: 14px 16px;
      border-width: 1px 0 0;
    }
  }
`;

/** A session; a press opens its booking. */
export const Session = styled.button`
  display: block;
  width: 100%;
  margin-top: 3px;
  padding: 3px 6px;
  border: 0;
  border-left: 3px solid var(--warn);
  border-radius: var(--r-xs);
  background: var(--quiet);
  font-size: 12.5px;
  line-height: 1.4;
  text-align: left;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &[data-confirmed] {
    border-color: var(--ok);
  }
  &:hover {
    background: var(--quiet-hover);
  }
  & > small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--text-2);
  }
  [role='dialog'] &,
  [role='dialog'] & > small {
    white-space: normal;
  }
  [role='dialog'] & {
    margin-top: 8px;
    padding: 9px 12px;
    font-size: 14.5px;
  }
`;

export const More = styled.button`
  margin-top: 3px;
  padding: 3px 6px;
  border: 0;
  border-radius: var(--r-xs);
  background: none;
  font-size: 12.5px;
  font-weight: 600;
  color: var(--text-2);
  cursor: pointer;
  &:hover {
    background: var(--quiet);
    color: var(--text);
  }
`;
