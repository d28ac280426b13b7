import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { Note } from '../../ui/primitives/Note.tsx';
import type { CustomerErrors } from './CustomerInformation.tsx';

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 6px;
  & button {
    padding: 4px 0;
    border: 0;
    background: none;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;

/** Scrolls a field to the middle of the screen, clear of the header, and focuses it. */
export const goTo = (form: HTMLElement | null, selector: string): void => {
  const field = form?.querySelector<HTMLElement>(selector);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
};

interface FormErrorsProps {
  readonly errors: CustomerErrors;
  readonly form: RefObject<HTMLElement | null>;
}

/** All errors of a form, each with a link to its field. Renders nothing for a single error, whose field has focus already. */
export function FormErrors({ errors, form }: FormErrorsProps) {
  const found = Object.entries(errors);
  if (found.length < 2) return null;
  return (
    <div style={{ margin: '20px 0' }}>
      <Note tone="bad" silent>
        <b>Before we can book</b>
        <List>
          {found.map(([name, words]) => (
            <li key={name}>
              <button type="button" onClick={() => goTo(form.current, `[name="${name}"]`)}>
                {words}
              </button>
            </li>
          ))}
        </List>
      </Note>
    </div>
  );
}
