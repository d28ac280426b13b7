import { QueryClient } from '@tanstack/react-query';
import { encodePlaced } from '@wondercast/openapi/codec/booking';
import { expect, it } from 'vitest';
import { bookingQuery, storePlaced } from '../../web/api/booking/booking.ts';
import { aBookedLine, aBooking, aSlot } from '../support/builders.ts';

it.each([
  [50, 'is kept for its confirmation'],
  [51, 'is read again for its confirmation, because the answer has no sessions'],
])('a booking of %i units that was just placed %s', (units) => {
  const client = new QueryClient();
  const slots = Array.from({ length: units }, () => aSlot({}));
  const booking = aBooking({ lines: [aBookedLine({ quantity: units, slots })] });
  const answer = encodePlaced(booking, { now: booking.createdAt });
  storePlaced(client, answer);
  const kept = client.getQueryData(bookingQuery(booking.reference, null).queryKey);
  expect(kept).toEqual(units === 50 ? answer : undefined);
});
