import { css, styled } from 'styled-components';

/** A week: the lanes' names, five days, and a narrower weekend. */
const COLUMNS = '196px repeat(5, minmax(0, 1fr)) repeat(2, minmax(0, 0.58fr))';

export const hatch = css`
  background-image: repeating-linear-gradient(
    -45deg,
    color-mix(in srgb, var(--text) 5%, transparent) 0 6px,
    transparent 6px 12px
  );
`;

/** Highlights where a moved session may go. */
export const lit = css`
  background-color: color-mix(in srgb, var(--limelight) 9%, var(--s1));
  [data-theme='light'] & {
    background-color: color-mix(in srgb, var(--limelight) 26%, var(--s1));
  }
`;

export const Scroll = styled.div`
  @media (max-width: 1359.98px) {
    overflow-x: auto;
    border-radius: var(--r-lg);
  }
`;

export const Board = styled.div`
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  font-size: 13px;
  line-height: 1.32;
  overflow: clip;
  transition: opacity var(--t2);
  &[data-stale] {
    opacity: 0.55;
  }
  @media (max-width: 1359.98px) {
    min-width: 1100px;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNS};
  border-top: 1px solid var(--line);
  /* What grows in one lane is laid out in that lane alone. */
  contain: layout style;
`;

export const HeadRow = styled(Row)`
  position: sticky;
  top: 0;
  z-index: 4;
  height: 54px;
  background: var(--s2);
  border-top: 0;
  & > span {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 0 10px;
    color: var(--text-2);
    font-weight: 600;
    font-size: 14px;
    &:first-child {
      padding-left: 16px;
      color: var(--text-3);
      font-size: 13px;
    }
    & > b {
      display: grid;
      place-items: center;
      min-width: 28px;
      height: 28px;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
      color: var(--text);
    }
    &[data-today] > b {
      border-radius: 50%;
      background: var(--limelight);
      color: var(--ink);
      font-weight: 700;
    }
    & > small {
      margin-left: auto;
      font-weight: 500;
      font-size: 12.5px;
      color: var(--text-3);
    }
    &:nth-child(n + 7) > small {
      display: none;
    }
  }
`;

export const LaneName = styled.div`
  display: flex;
  gap: 11px;
  align-items: flex-start;
  min-width: 0;
  min-height: 76px;
  padding: 12px 10px 12px 16px;
  & > span:last-child {
    min-width: 0;
  }
  & b,
  & small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    font-weight: 600;
    font-size: 14px;
    line-height: 1.25;
  }
  & small {
    margin: 1px 0 6px;
    font-size: 12.5px;
    color: var(--text-3);
  }
`;

export const Cell = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 5px;
  min-width: 0;
  padding: 6px 4px;
  border-left: 1px solid var(--line);
  transition: background-color var(--t2);
  &[data-weekend] {
    background-color: color-mix(in srgb, var(--sunk) 45%, transparent);
  }
  &[data-nobody] {
    background-color: color-mix(in srgb, var(--sunk) 70%, transparent);
  }
  &[data-away] {
    ${hatch}
  }
  [data-moving] &[data-lit] {
    ${lit}
  }
`;

export const Chip = styled.span`
  display: flex;
  gap: 5px;
  align-items: center;
  padding: 4px 7px;
  border-radius: var(--r-sm);
  border: 1px dashed color-mix(in srgb, var(--edge) 60%, transparent);
  font-size: 12.5px;
  color: var(--text-3);
  white-space: nowrap;
  overflow: hidden;
  & > svg {
    flex: none;
  }
  &[data-away] {
    position: relative;
    z-index: 1;
    align-self: flex-start;
    width: max-content;
    border: 0;
    background: var(--s1);
  }
`;

export const HintBox = styled.div`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  min-width: 0;
  padding: 7px 6px;
  border-radius: var(--r-sm);
  font-size: 12.5px;
  line-height: 1.32;
  font-weight: 600;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-top: 1px;
  }
  & small {
    display: block;
    font-weight: 450;
    font-size: 12.5px;
    color: var(--text-2);
  }
  &[data-kind='no'],
  &[data-kind='here'] {
    color: var(--text-3);
    font-weight: 500;
    & small {
      color: var(--text-3);
    }
  }
  &[data-kind='free'],
  &[data-kind='advice'] {
    --tone: var(--ok);
    color: var(--tone);
    border: 1.5px dashed color-mix(in srgb, var(--tone) 60%, transparent);
    background: color-mix(in srgb, var(--tone) 7%, var(--s1));
  }
  &[data-kind='advice'] {
    --tone: var(--warn);
  }
  &[data-target] {
    min-height: 60px;
    border: 0;
    color: var(--text);
    background: linear-gradient(var(--select-wash), var(--select-wash)) var(--s1);
    box-shadow: inset 0 0 0 2px var(--action);
  }
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin-top: 12px;
  font-size: 13px;
  color: var(--text-3);
  & > span {
    display: inline-flex;
    gap: 7px;
    align-items: center;
  }
  & i {
    width: 18px;
    height: 14px;
    border-radius: 4px;
    border: 1px solid var(--line);
    &[data-held] {
      border: 1.5px dashed var(--edge);
    }
  }
`;

export const Key = styled.kbd`
  display: inline-block;
  min-width: 26px;
  padding: 2px 8px;
  border-radius: var(--r-xs);
  background: var(--s3);
  color: var(--text-2);
  font: 600 12px/1.4 var(--sans);
  text-align: center;
`;
