import { styled } from 'styled-components';
import { hasGlyph } from './own-mark.ts';

const Lockup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.24em;
  vertical-align: top;
  font: 800 1.97em/1 var(--display);
  letter-spacing: -0.012em;
  font-variant-ligatures: no-common-ligatures;
  white-space: nowrap;
  &[data-long] {
    min-width: 0;
    font-size: 1.22em;
    white-space: normal;
    & > span {
      max-height: 2.2em;
      overflow: hidden;
      overflow-wrap: anywhere;
    }
  }
  & > svg {
    height: 0.9em;
    width: auto;
    overflow: visible;
  }
  & > img {
    height: 1.1em;
    width: auto;
  }
`;

/** The glyph: a person with raised arms under one light, and a W. */
export function Glyph() {
  return (
    <svg viewBox="2 6 60 48" width="60" height="48" aria-hidden="true">
      <path
        d="M8 21.5V35.5A12 12 0 0 0 32 35.5V33.5M32 35.5A12 12 0 0 0 56 35.5V21.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="9.5"
        strokeLinecap="round"
      />
      <circle cx="32" cy="15.5" r="7.5" fill="var(--accent)" />
    </svg>
  );
}

/** Maximum length of a name that fits into one line of a phone's header. */
const SHORT = 14;

/** The shop's mark: its configured logo, or its name, in two lines when long. */
export function Logo({ name, image }: { readonly name: string; readonly image: string | null }) {
  return (
    <Lockup data-long={(!image && name.length > SHORT) || undefined}>
      {image ? (
        <img src={image} alt="" height="36" />
      ) : (
        <>
          {hasGlyph(name) && <Glyph />}
          <span>{name}</span>
        </>
      )}
    </Lockup>
  );
}
