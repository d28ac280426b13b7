import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note } from '../primitives/Note.tsx';

const Fields = styled.fieldset`
  display: contents;
`;

interface ReadOnlyProps {
  /** What the user may see but not change, such as `hosts`; null when it may be changed. */
  readonly what: string | null;
  readonly children: ReactNode;
}

/** A read-only form with the reason. All its fields and buttons are disabled. */
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
