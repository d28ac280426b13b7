import { styled } from 'styled-components';

/** A note with a readable line length next to its button; on phones the button is below it. */
export const NotePlace = styled.div`
  margin: 4px 0 22px;
  &:empty {
    display: none;
  }
  & > div {
    flex-wrap: wrap;
    & > div {
      min-width: min(100%, 220px);
      overflow-wrap: anywhere;
    }
  }
`;
