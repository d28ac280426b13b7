import { styled } from 'styled-components';

/** A text without line breaks: a reference is not broken at its hyphen. */
export const Unbroken = styled.span`
  white-space: nowrap;
`;

const REFERENCE = /(\b[A-Za-z0-9]{1,12}-[0-9A-HJKMNP-TV-Z]{10}\b)/;

/** A text in which references are not broken. */
export function Words({ children }: { readonly children: string }) {
  // Every second part is a matched reference.
  return children
    .split(REFERENCE)
    .map((part, at) => (at % 2 === 1 ? <Unbroken key={part}>{part}</Unbroken> : part));
}
