import { useMutation, useQuery } from '@tanstack/react-query';
import { MAX_NOTE_LENGTH } from '@wondercast/core/booking/booking-note';
import { useState } from 'react';
import { addBookingNote, bookingNotesQuery, removeBookingNote } from '../../api/admin/booking-notes.ts';
import { useMay } from '../../api/session/use-may.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Small, Subheading } from '../../ui/primitives/Text.tsx';
import { Entries } from './details-look.ts';

const failed = (error: unknown) => sayError(error instanceof ApiError ? error.message : 'Please try again.');

/** What the staff write down about a booking for each other. */
export function BookingNotes({ id }: { readonly id: number }) {
  const { data: notes = [], isError, isFetching, refetch } = useQuery(bookingNotesQuery(id));
  const may = useMay('bookings:write');
  const [text, setText] = useState('');
  const add = useMutation({
    ...addBookingNote,
    onSuccess: () => {
      setText('');
      say('Note added');
    },
    onError: failed,
  });
  const remove = useMutation({ ...removeBookingNote, onSuccess: () => say('Note removed'), onError: failed });
  return (
    <section style={{ margin: '26px 0' }}>
      <Subheading>Internal notes</Subheading>
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load the notes
        </LoadFailure>
      )}
      <Entries>
        {notes.map((note) => (
          <li key={note.id}>
            <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note.text}
              <small>
                {note.author} · {formatMoment(note.at)}
              </small>
            </span>
            {may && (
              <Button
                look="quiet"
                size="sm"
                pending={remove.isPending && remove.variables.noteId === note.id}
                aria-label={`Remove the note by ${note.author} of ${formatMoment(note.at)}`}
                onClick={() => remove.mutate({ id, noteId: note.id })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </Entries>
      {may && (
        <form
          style={{ marginTop: 10 }}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() && !add.isPending) add.mutate({ id, text });
          }}
        >
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
            pending={add.isPending}
          >
            Add note
          </Button>
        </form>
      )}
      {notes.length === 0 && !isError && <Small as="p">Customers, partners and hosts never see notes.</Small>}
    </section>
  );
}
