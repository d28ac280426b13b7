import { useQuery } from '@tanstack/react-query';
import { addBookingNote, bookingNotesQuery, removeBookingNote } from '../../api/admin/booking-notes.ts';
import { useMay } from '../../api/session/use-may.ts';
import { StaffNotes } from '../../forms/StaffNotes.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';

/** Internal notes of the staff about a booking. */
export function BookingNotes({ id }: { readonly id: number }) {
  const { data, isError, isFetching, refetch } = useQuery(bookingNotesQuery(id));
  const may = useMay('bookings:write');
  return (
    <section style={{ margin: '26px 0' }}>
      <Subheading>Internal notes</Subheading>
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load the notes
        </LoadFailure>
      )}
      <StaffNotes id={id} notes={data} add={addBookingNote} remove={removeBookingNote} may={may} />
    </section>
  );
}
