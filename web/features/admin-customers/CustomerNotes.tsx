import { useMutation } from '@tanstack/react-query';
import { MAX_NOTE_LENGTH } from '@wondercast/core/booking/booking-note';
import { useState } from 'react';
import { addCustomerNote, removeCustomerNote } from '../../api/admin/customers.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { CustomerDetailsWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { say } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Small, Subheading } from '../../ui/primitives/Text.tsx';
import { Entries, Section } from './customer-look.ts';
import { sayFailed } from './say-failed.ts';

/** What the staff write down about a customer for each other. */
export function CustomerNotes({ customer: { id, notes } }: { readonly customer: CustomerDetailsWire }) {
  const may = useMay('customers:write');
  const [text, setText] = useState('');
  const add = useMutation({
    ...addCustomerNote,
    onSuccess: () => {
      setText('');
      say('Note added');
    },
    onError: sayFailed,
  });
  const remove = useMutation({
    ...removeCustomerNote,
    onSuccess: () => say('Note removed'),
    onError: sayFailed,
  });
  return (
    <Section>
      <Subheading>Notes</Subheading>
      {notes.length === 0 && <Small as="p">Customers, partners and hosts never see notes.</Small>}
      <Entries>
        {notes.map((note) => (
          <li key={note.id}>
            <span style={{ whiteSpace: 'pre-line' }}>
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
          style={{ marginTop: 12 }}
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
    </Section>
  );
}
