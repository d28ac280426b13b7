import { queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

const PATH = '/api/admin/bookings/{id}/notes';

const notesKey = [...adminKey, 'booking-notes'] as const;

/** The staff's notes about a booking, newest first. */
export const bookingNotesQuery = (id: number) =>
  queryOptions({ queryKey: [...notesKey, id], queryFn: read(PATH, { path: { id } }), staleTime: 0 });

export const addBookingNote = mutation({
  send: ({ id, text }: { readonly id: number; readonly text: string }) =>
    write('post', PATH, { path: { id }, body: { text }, idempotencyKey: newKey() }),
  refresh: (client) => client.invalidateQueries({ queryKey: notesKey }),
});

export const removeBookingNote = mutation({
  send: ({ id, noteId }: { readonly id: number; readonly noteId: number }) =>
    write('delete', `${PATH}/{noteId}`, { path: { id, noteId } }),
  refresh: (client) => client.invalidateQueries({ queryKey: notesKey }),
  refreshOnFailure: true,
});
