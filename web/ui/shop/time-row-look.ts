import { styled } from 'styled-components';

/** The position of a unit or time in its list. */
export const Place = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  background: var(--accent-wash);
  color: var(--accent);
  font: 700 13px/1 var(--sans);
`;

/** Rows that adapt to their width: in a ticket two fields per row, on a page all four. */
export const TimeList = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 18px;
`;

export const Row = styled.fieldset`
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr) 34px;
  gap: 0 12px;
  align-items: start;
  & > legend {
    float: left;
  }
  & > button {
    grid-column: 3;
    margin-top: 24px;
  }
  @container (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr) 34px;
    gap: 8px;
    & > button {
      grid-row: 1;
      grid-column: 2;
      margin-top: -4px;
    }
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1.2fr 0.8fr auto 1fr;
  gap: 12px;
  align-items: end;
  min-width: 0;
  & > small,
  & > span {
    grid-column: 1 / -1;
  }
  @container (max-width: 619.98px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > [role='group'] {
      display: flex;
    }
  }
  @container (max-width: 420px) {
    grid-column: 1 / -1;
    & > [data-whole] {
      grid-column: 1 / -1;
    }
  }
`;
