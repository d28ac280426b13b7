import { styled } from 'styled-components';
import { hatch, lit } from './board-look.ts';

export const DayScroll = styled.div`
  overflow-x: auto;
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
`;

export const Day = styled.div`
  display: flex;
  min-width: min-content;
  background: var(--s1);
  transition: opacity var(--t2);
  &[data-stale] {
    opacity: 0.55;
  }
`;

export const Hours = styled.div`
  position: sticky;
  left: 0;
  z-index: 3;
  flex: none;
  width: 64px;
  margin-top: 60px;
  background: var(--s1);
  box-shadow: 0 -60px 0 var(--s2);
  & > span {
    position: absolute;
    right: 10px;
    translate: 0 -9px;
    font-size: 12.5px;
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    &:first-child {
      translate: 0 3px;
    }
  }
`;

export const Column = styled.div`
  flex: 1 0 172px;
  min-width: 0;
  border-left: 1px solid var(--line);
  & > [data-cell] {
    position: relative;
    background-image: repeating-linear-gradient(180deg, transparent 0 57px, var(--line) 57px 58px);
    transition: background-color var(--t2);
    &[data-nobody] {
      background-color: color-mix(in srgb, var(--sunk) 70%, transparent);
    }
  }
  [data-moving] > & > [data-lit] {
    ${lit}
  }
`;

export const DayHead = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  height: 60px;
  padding: 0 10px;
  background: var(--s2);
  border-bottom: 1px solid var(--line);
  font-size: 14px;
  line-height: 1.25;
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
  }
  & small {
    font-size: 12.5px;
    color: var(--text-3);
  }
`;

export const Off = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  background-color: color-mix(in srgb, var(--sunk) 55%, transparent);
  ${hatch}
  pointer-events: none;
  & > span {
    position: absolute;
    left: 12px;
    bottom: 10px;
    font-size: 12.5px;
    color: var(--text-3);
  }
`;

export const Busy = styled.div`
  position: absolute;
  left: 6px;
  right: 6px;
  display: flex;
  gap: 8px;
  padding: 8px;
  border-radius: var(--r-sm);
  border: 1.5px dashed color-mix(in srgb, var(--edge) 70%, transparent);
  font-size: 12.5px;
  line-height: 1.35;
  color: var(--text-3);
  overflow: hidden;
  pointer-events: none;
  & > svg {
    flex: none;
    margin-top: 1px;
  }
`;

export const Placed = styled.div`
  position: absolute;
  left: 6px;
  right: 6px;
  & > button {
    height: 100%;
    box-shadow: inset 0 0 0 1px var(--edge);
    overflow: hidden;
    & img {
      width: 32px;
      height: 40px;
    }
    & > span {
      grid-template-columns: 32px minmax(0, 1fr);
      align-content: start;
      padding: 5px 7px;
    }
    & i {
      grid-column: 2;
      margin-top: 1px;
    }
    & picture {
      grid-row: 1 / 4;
      align-self: start;
    }
  }
  &[data-short] > button {
    & > span {
      grid-template-columns: 19px auto minmax(0, 1fr) auto;
      align-items: center;
      padding: 3px 5px;
    }
    & img {
      width: 19px;
      height: 21px;
    }
    & picture {
      grid-row: 1;
    }
    & i {
      grid-column: auto;
      width: 16px;
      margin: 0 0 0 6px;
      overflow: hidden;
    }
  }
  &[data-target] {
    z-index: 4;
    pointer-events: none;
    & > div {
      height: 100%;
      min-height: 0;
      overflow: hidden;
      box-shadow:
        var(--shadow-3),
        inset 0 0 0 2px var(--action);
      background: var(--s3);
    }
  }
`;

/** The break kept free around a session. */
export const Break = styled.i`
  position: absolute;
  left: 0;
  right: 0;
  height: 14.5px;
  border-radius: 4px;
  pointer-events: none;
  background: repeating-linear-gradient(
    90deg,
    color-mix(in srgb, var(--edge) 45%, transparent) 0 1px,
    transparent 1px 5px
  );
`;
