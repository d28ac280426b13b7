import { z } from 'zod';
import { MAX_NOTE_LENGTH } from '../../bookings/booking/booking-note.ts';
import { id, prose } from '../../kernel/fields.ts';

/** The body of `POST /api/admin/customers/{id}/notes`. */
export const customerNoteRule = z.object({
  text: prose(MAX_NOTE_LENGTH, 'Write a note').min(1, 'Write a note'),
});

/** The body of `POST /api/admin/customers/{id}/merge`. The version is that of the customer who is merged into the other. */
export const mergeRule = z.object({ into: id(), version: id() });
export type Merge = z.output<typeof mergeRule>;

/** The body of `POST /api/admin/customers/{id}/separate`. */
export const separationRule = z.object({ memberId: id(), version: id() });
export type Separation = z.output<typeof separationRule>;
