import { styled } from 'styled-components';

/** A note whose words keep a line's length beside its button; on phones the button stands below them. */
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
