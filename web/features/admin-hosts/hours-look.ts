import { styled } from 'styled-components';

/** One row per day: name, bars, sum, tools. On phones the bars are chips below the name. */
export const Week = styled.div`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr) 44px 72px;
  gap: 0 12px;
  align-items: center;
  & [data-day] {
    display: flex;
    gap: 10px;
    align-items: center;
    height: 46px;
    font-weight: 600;
    font-size: 14px;
    cursor: pointer;
    & > input {
      flex: none;
      scale: 0.82;
      transform-origin: 0 50%;
      margin-right: -8px;
    }
  }
  & > [data-scale] {
    height: 18px;
    font-size: 12.5px;
    color: var(--text-3);
  }
  & > [data-hours] {
    font-size: 13px;
    color: var(--text-2);
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & > [data-tools] {
    display: flex;
    gap: 2px;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr) auto 72px;
    gap: 0 8px;
    grid-auto-flow: row dense;
    & > [data-scale] {
      display: none;
    }
    & > [data-hours] {
      grid-column: 2;
    }
    & > [data-tools] {
      grid-column: 3;
    }
  }
`;

export const Scale = styled.div`
  grid-column: 2 / 3;
  position: relative;
  height: 18px;
  font-size: 12.5px;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  & + *,
  & {
    min-width: 0;
  }
  & > span {
    position: absolute;
    translate: -50% 0;
    white-space: nowrap;
    &:first-child {
      translate: 0 0;
    }
    &:last-child {
      translate: -100% 0;
    }
  }
  & + [data-day] {
    grid-column: 1;
  }
  @media (max-width: 719.98px) {
    display: none;
  }
`;

export const Track = styled.div`
  position: relative;
  height: 34px;
  border-radius: var(--r-sm);
  background: linear-gradient(90deg, var(--line) 1px, transparent 1px) 0 0 / calc(100% / var(--marks)) 100% var(--sunk);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: 13px;
  [data-theme='light'] & {
    background-color: var(--s2);
  }
  &[data-none] {
    display: flex;
    align-items: center;
    padding-left: 12px;
    color: var(--text-3);
  }
  @media (max-width: 719.98px) {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    height: auto;
    margin-bottom: 6px;
    padding: 0 0 12px;
    border-bottom: 1px solid var(--line);
    border-radius: 0;
    background: none;
    box-shadow: none;
    [data-theme='light'] & {
      background: none;
    }
    &[data-none] {
      padding-left: 0;
    }
  }
`;

export const Bar = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  left: var(--left);
  right: var(--right);
  & > button {
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--r-sm);
    background: var(--s3);
    box-shadow: inset 0 0 0 1.5px var(--edge);
    font-size: 12.5px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    overflow: hidden;
    color: var(--text);
    cursor: pointer;
    [data-theme='light'] & {
      background: var(--s1);
    }
  }
  &[data-selected] > button {
    background: linear-gradient(var(--select-wash), var(--select-wash)) var(--s3);
    box-shadow: inset 0 0 0 2px var(--action);
    [data-theme='light'] & {
      background: linear-gradient(var(--select-wash), var(--select-wash)) var(--s1);
    }
  }
  @media (max-width: 719.98px) {
    position: static;
    & > button {
      width: auto;
      height: 36px;
      padding: 0 14px;
    }
  }
`;

/** 16 by 26 pixels, even when the bar is smaller. */
export const Grip = styled.span`
  position: absolute;
  top: 50%;
  display: grid;
  place-items: center;
  width: 16px;
  height: 26px;
  border-radius: 8px;
  cursor: ew-resize;
  touch-action: none;
  translate: 0 -50%;
  &::before {
    content: '';
    width: 3px;
    height: 14px;
    border-radius: 2px;
    background: var(--edge);
  }
  &[data-edge='from'] {
    left: -1px;
  }
  &[data-edge='to'] {
    right: -1px;
  }
  &:hover::before {
    background: var(--text);
  }
  &:focus-visible {
    background: var(--action);
    outline: 2.5px solid var(--focus);
    outline-offset: 2px;
    z-index: 1;
    &::before {
      background: var(--on-action);
    }
  }
  @media (max-width: 719.98px) {
    display: none;
  }
`;

export const Exact = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin: 4px 0 10px;
  font-size: 14px;
  & > span {
    width: 128px;
    height: 38px;
  }
  & > small {
    font-size: 13px;
    color: var(--text-3);
  }
  & > button {
    margin-left: auto;
  }
  @media (max-width: 719.98px) {
    grid-column: 1 / -1;
  }
`;
