import { useMutation } from '@tanstack/react-query';
import { MAX_NOTE_LENGTH } from '@wondercast/core/bookings/booking/booking-note';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { Mutation } from '../api/transport/mutation.ts';
import { formatMoment } from '../ui/formats/format-moment.ts';
import { TextArea } from '../ui/forms/TextArea.tsx';
import { showToast } from '../ui/overlays/toasts.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { Small } from '../ui/primitives/Text.tsx';
import { showFailure } from './show-failure.ts';

const List = styled.ul`
  margin-top: 10px;
  font-size: 14px;
  line-height: 1.4;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 9px 0;
    border-top: 1px solid var(--line);
  }
  & > li > span {
    min-width: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > li > button {
    flex: none;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
`;

interface StaffNote {
  readonly id: number;
  readonly text: string;
  readonly author: string;
  readonly at: string;
}

interface StaffNotesProps {
  /** Id of the record that the notes are about. */
  readonly id: number;
  /** Newest first; undefined while loading. */
  readonly notes: readonly StaffNote[] | undefined;
  readonly add: Mutation<{ readonly id: number; readonly text: string }, unknown>;
  readonly remove: Mutation<{ readonly id: number; readonly noteId: number }, unknown>;
  /** Whether the user may write notes. */
  readonly may: boolean;
}

/** Internal notes of the staff. */
export function StaffNotes({ id, notes, add, remove, may }: StaffNotesProps) {
  const [text, setText] = useState('');
  const adding = useMutation({
    ...add,
    onSuccess: () => {
      setText('');
      showToast('Note added');
    },
    onError: showFailure,
  });
  const removing = useMutation({
    ...remove,
    onSuccess: () => showToast('Note removed'),
    onError: showFailure,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !adding.isPending) adding.mutate({ id, text });
  };
  return (
    <>
      {notes?.length === 0 && <Small as="p">Customers, partners and hosts never see notes.</Small>}
      <List>
        {notes?.map((note) => (
          <li key={note.id}>
            <span>
              <span>{note.text}</span>
              <small>{`${note.author} · ${formatMoment(note.at)}`}</small>
            </span>
            {may && (
              <Button
                look="quiet"
                size="sm"
                pending={removing.isPending && removing.variables.noteId === note.id}
                aria-label={`Remove the note by ${note.author} of ${formatMoment(note.at)}`}
                onClick={() => removing.mutate({ id, noteId: note.id })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </List>
      {may && (
        <form style={{ marginTop: 12 }} onSubmit={submit}>
          <TextArea
            label="New note"
            note="only staff read it"
            rows={2}
            maxLength={MAX_NOTE_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button
            type="submit"
            look="quiet"
            size="sm"
            style={{ marginTop: 10 }}
            disabled={!text.trim()}
            pending={adding.isPending}
          >
            Add note
          </Button>
        </form>
      )}
    </>
  );
}
