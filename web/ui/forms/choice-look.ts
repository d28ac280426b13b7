import { css } from 'styled-components';

/** A round mark that fills when chosen; a native radio button. */
export const radioMark = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  margin: 0;
  border-radius: 50%;
  border: 2px solid var(--edge);
  transition: border-color var(--t1);
  &:checked {
    border-color: var(--action);
    background: var(--action);
  }
  &:checked::after {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--on-action);
  }
  &:focus-visible {
    outline: none;
  }
`;

/** A square mark with a tick; a native checkbox. */
export const checkMark = css`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  margin: 0;
  border-radius: 7px;
  border: 2px solid var(--edge);
  &:checked {
    background: var(--action);
    border-color: var(--action);
  }
  &:checked::after {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -3px;
    border: solid var(--on-action);
    border-width: 0 2.5px 2.5px 0;
    rotate: 42deg;
  }
  &:focus-visible {
    outline: none;
  }
`;

/** A card that can be pressed anywhere to choose it. */
export const choiceCard = css`
  display: flex;
  gap: 12px;
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1.5px var(--line);
  cursor: pointer;
  transition:
    box-shadow var(--t1),
    background var(--t1);
  &:hover {
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--action);
    background: var(--select-wash);
  }
  &:has(:disabled) {
    cursor: default;
    color: var(--text-3);
    box-shadow: inset 0 0 0 1.5px var(--line);
  }
  &:has(:focus-visible) {
    outline: 2.5px solid var(--focus);
    outline-offset: 3px;
  }
`;
