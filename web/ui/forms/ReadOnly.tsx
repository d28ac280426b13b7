import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note } from '../primitives/Note.tsx';

const Fields = styled.fieldset`
  display: contents;
`;

interface ReadOnlyProps {
  /** What may be looked at and not changed, such as `hosts`; null where it may be changed. */
  readonly what: string | null;
  readonly children: ReactNode;
}

/** A form that is only to be read, with the reason: every field and button in it is switched off. */
export function ReadOnly({ what, children }: ReadOnlyProps) {
  return (
    <>
      {what !== null && (
        <div style={{ margin: '16px 0' }}>
          <Note tone="info">{`Your role may look at ${what} and not change them.`}</Note>
        </div>
      )}
      <Fields disabled={what !== null}>{children}</Fields>
    </>
  );
}
