import { Button } from 'react-aria-components/Button';
import { CalendarGrid } from 'react-aria-components/Calendar';
import { css, styled } from 'styled-components';

/** A button that shows another month. */
export const Turn = styled(Button)`
  display: grid;
  place-items: center;
  width: 34px;
  height: 34px;
  padding: 0;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  cursor: pointer;
  &[data-hovered] {
    background: var(--s3);
  }
  &[data-disabled] {
    opacity: 0.35;
    cursor: not-allowed;
  }
`;

export const Grid = styled(CalendarGrid)`
  width: 100%;
  margin-top: 8px;
  border-collapse: collapse;
  & th {
    font: 600 12px/32px var(--sans);
    color: var(--text-3);
  }
  & td {
    padding: 1px;
    text-align: center;
  }
`;

/** A day of a month. */
export const dayLook = css`
  display: grid;
  place-items: center;
  width: min(38px, 11vw);
  height: 38px;
  margin: auto;
  border-radius: 50%;
  font-size: 14.5px;
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &[data-hovered] {
    background: var(--s3);
  }
  &[data-today] {
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
  &[data-selected] {
    background: var(--action);
    color: var(--on-action);
    font-weight: 700;
  }
  &[data-outside-month] {
    visibility: hidden;
  }
`;
