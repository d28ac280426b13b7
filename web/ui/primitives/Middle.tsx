import { styled } from 'styled-components';

/** The centre of a page with a single message. */
export const Middle = styled.div`
  display: grid;
  place-content: center;
  min-height: calc(100vh - 2 * var(--header));
`;
