import type { Store } from '../../ports.ts';
import type { Booking } from '../booking.ts';

/** Tells of a fresh booking; one that is paid from the start is told as paid too. */
export const tellPlaced = async ({ news }: Pick<Store, 'news'>, booking: Booking): Promise<void> => {
  await news.tell('booking.created', booking);
  if (booking.paymentStatus === 'paid') await news.tell('booking.paid', booking);
};
