import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { styled } from 'styled-components';

/** A list that can be reordered. */
export const OrderList = styled(GridList)`
  display: grid;
  gap: 10px;
  max-width: 860px;
  margin-top: 20px;
  outline: none;
  & .react-aria-DropIndicator[data-drop-target] {
    height: 3px;
    margin: -7px 0 -6px;
    border-radius: 2px;
    background: var(--action);
  }
`;

export const OrderRow = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px 16px;
  border-radius: var(--r-md);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  outline: none;
  transition:
    box-shadow var(--t3),
    background var(--t3);
  &[data-focus-visible] {
    outline: 2.5px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  /* It has just been moved (specification §9: for one second). */
  &[data-moved] {
    box-shadow: 0 0 0 2px var(--action);
    background: color-mix(in srgb, var(--action) 9%, var(--s1));
  }
  @media (max-width: 719.98px) {
    flex-wrap: wrap;
    gap: 10px 12px;
    padding: 12px;
  }
`;

/** The handle by which a row is dragged. */
export const Handle = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 38px;
  margin-right: -8px;
  padding: 0;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  color: var(--text-3);
  cursor: grab;
  &[data-hovered] {
    background: color-mix(in srgb, var(--text) 8%, transparent);
  }
  &[data-focus-visible] {
    outline: 2.5px solid var(--focus);
  }
`;

export const Place = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 38px;
  height: 38px;
  border-radius: var(--r-sm);
  background: color-mix(in srgb, var(--text) 8%, transparent);
  font: 760 19px/1 var(--display);
`;

export const Words = styled.span`
  flex: 1;
  min-width: 120px;
  overflow-wrap: anywhere;
  & b {
    display: block;
    font-weight: 620;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

export const Tools = styled.span`
  display: flex;
  gap: 2px;
  @media (max-width: 719.98px) {
    width: 100%;
    justify-content: flex-end;
    border-top: 1px solid var(--line);
    padding-top: 8px;
  }
`;
