import { styled } from 'styled-components';

/** The middle of a page that says one thing. */
export const Middle = styled.div`
  display: grid;
  place-content: center;
  min-height: calc(100vh - 2 * var(--header));
`;
