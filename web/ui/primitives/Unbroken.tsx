import { styled } from 'styled-components';

/** What is read as one word: a reference is not torn at its hyphen. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

const REFERENCE = /(\b[A-Za-z0-9]{1,12}-[0-9A-HJKMNP-TV-Z]{10}\b)/;

/** Words in which references stay whole. */
export function Words({ children }: { readonly children: string }) {
  // What is split off is every second part.
  return children
    .split(REFERENCE)
    .map((part, at) => (at % 2 === 1 ? <Unbroken key={part}>{part}</Unbroken> : part));
}
