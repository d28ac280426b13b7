import { styled } from 'styled-components';

/** A table in a panel. It scrolls sideways on narrow windows, and on phones each row becomes a card. */
export const TablePanel = styled.div`
  position: relative;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  overflow: auto hidden;
  transition: opacity var(--t2);
  /* Shows the page before while the next is on its way. */
  &[data-stale] {
    opacity: 0.55;
  }
  &:focus-visible {
    outline: 2.5px solid var(--focus);
    outline-offset: 3px;
  }
  @media (max-width: 719.98px) {
    background: none;
    box-shadow: none;
    overflow: visible;
  }
`;

/** On phones each cell shows its column's name (`data-label`) before its content. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  & th {
    padding: 12px 8px;
    text-align: left;
    font-weight: 600;
    font-size: 13px;
    line-height: 1.35;
    color: var(--text-3);
    background: var(--s2);
    white-space: nowrap;
    & small {
      font-size: inherit;
      font-weight: 400;
    }
  }
  & td {
    padding: 11px 8px;
    border-top: 1px solid var(--line);
    vertical-align: middle;
    line-height: 1.35;
  }
  & td small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
  @media (min-width: 720px) {
    & :is(th, td):first-child {
      padding-left: 20px;
    }
    & :is(th, td):last-child {
      padding-right: 14px;
    }
  }
  & [data-right] {
    text-align: right;
  }
  & tbody tr:hover td {
    background: color-mix(in srgb, var(--text) 3.5%, transparent);
  }
  & tbody tr[data-made] td {
    background: var(--select-wash);
  }
  & caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (max-width: 719.98px) {
    &,
    & tbody,
    & tr,
    & td {
      display: block;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      margin-bottom: 12px;
      padding: 14px 18px;
      border-radius: var(--r-lg);
      background: var(--s1);
      box-shadow: 0 0 0 1px var(--line);
    }
    & tbody tr td,
    & tbody tr:hover td {
      padding: 5px 0;
      border: 0;
      background: none;
      overflow-wrap: anywhere;
    }
    & td[data-label] {
      display: flex;
      justify-content: space-between;
      align-items: center;
      gap: 14px;
      text-align: right;
    }
    & td[data-label] > span {
      min-width: 0;
    }
    & td[data-label]::before {
      content: attr(data-label);
      flex: none;
      color: var(--text-3);
      font-size: 13px;
    }
  }
`;

/** A row's name: a small picture and two lines. */
export const Named = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  text-align: left;
  & b {
    display: block;
    font-weight: 600;
  }
  & > picture {
    flex: none;
  }
  & > span {
    min-width: 0;
  }
  & img {
    display: block;
    width: 38px;
    height: 47px;
    border-radius: 7px;
    object-fit: cover;
    background: var(--s3);
  }
`;

/** A single-line text. It is cut off when too long, so `title` must have the whole text. */
export const OneLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A text of at most two lines; `title` must have the whole text. */
export const TwoLines = styled.b`
  overflow: hidden;
  overflow-wrap: break-word;
  && {
    display: -webkit-box;
  }
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const RowActions = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: 2px;
`;
