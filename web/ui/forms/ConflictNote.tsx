import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.tsx';
import { Note } from '../primitives/Note.tsx';

export interface Difference {
  readonly name: string;
  readonly label: string;
  /** The value that another person has saved. */
  readonly theirs: string;
  /** The user's own value; null when only the other person has changed it, which is then already merged in. */
  readonly own: string | null;
  readonly onTakeTheirs: () => void;
}

const List = styled.dl`
  display: grid;
  gap: 10px;
  margin-top: 10px;
  & > div {
    display: grid;
    grid-template-columns: 130px minmax(0, 1fr) auto;
    gap: 4px 14px;
    align-items: center;
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-2);
  }
  @media (max-width: 719.98px) {
    & > div {
      grid-template-columns: 1fr;
    }
  }
`;

const Space = styled.div`
  margin-bottom: 20px;
  scroll-margin-top: 100px;
  &:focus {
    outline: none;
  }
`;

interface ConflictNoteProps {
  readonly message: string;
  readonly differences: readonly Difference[];
}

/** Two people have changed the same record: shows both values before the user saves again. */
export function ConflictNote({ message, differences }: ConflictNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // The save button may be far below, so this note takes focus.
  useEffect(() => note.current?.focus(), []);
  return (
    <Space ref={note} tabIndex={-1}>
      <Note tone="warn" silent>
        <b>{message}</b>
        <div>
          Their changes are below. Fields that only they changed are updated here; save again to keep your own
          changes.
        </div>
        <List>
          {differences.map(({ name, label, theirs, own, onTakeTheirs }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <span>{theirs}</span>
                {own !== null && <small>{`Yours: ${own}`}</small>}
              </dd>
              {own !== null && (
                <dd>
                  <Button look="line" size="sm" onClick={onTakeTheirs}>
                    Use theirs
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </List>
      </Note>
    </Space>
  );
}
