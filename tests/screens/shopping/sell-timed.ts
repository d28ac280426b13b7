import type { BookingMode } from '@wondercast/core/shop/catalogue/booking-mode';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';

const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 13 * 60 }));

export interface Timed {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** The first free starts, as the shop tells them; it hears of a new host within a second. */
export const freeStarts = async (id: number): Promise<readonly string[]> => {
  let starts: readonly string[] = [];
  await expect
    .poll(async () => {
      const path = `/api/experiences/${id}/free-times?zone=UTC`;
      const { days } = await commands.desk<Wire<'FreeTimes'>>('GET', path);
      starts = days.flatMap((day) => day.starts.map(({ startsAt }) => startsAt));
      return starts.length;
    })
    .toBeGreaterThan(0);
  return starts;
};

/** An experience of its own with one host, who is free on weekdays from nine to one, UTC. */
export const sellTimed = async (bookingMode: BookingMode): Promise<Timed> => {
  const title = `Times ${crypto.randomUUID().slice(0, 8)}`;
  const { id, slug } = await commands.sell({
    title,
    bookingMode,
    slug: title.toLowerCase().replace(' ', '-'),
  });
  await commands.desk<Wire<'Host'>>('POST', '/api/admin/hosts', {
    name: 'Anjali Rao',
    email: `anjali.${crypto.randomUUID()}@hosts.example`,
    zone: 'UTC',
    languages: ['en'],
    experienceIds: [id],
    hours: WEEKDAYS,
    takesInstant: true,
  });
  await freeStarts(id);
  return { id, slug, title };
};

/** A line of the cart as the browser keeps it, at these times. */
export const timedLine = (
  { id, slug, title }: Timed,
  startsAt: readonly (string | null)[],
  bookingMode: BookingMode = 'instant',
): object => ({
  // Each its own, as when it is added: another line is another one to the page, too.
  id: id * 1000 + startsAt.length,
  experience: {
    id,
    slug,
    title,
    duration: '60 min',
    imageUrl: '/uploads/demo/bingo-card-772.webp',
    starterPrice: 990,
    elevatedPrice: 1250,
    premiumPrice: 1500,
    ultimatePrice: 1750,
    bookingMode,
  },
  quantity: startsAt.length,
  selectedTier: 'starter',
  tierPrice: 990,
  addOns: [],
  addOnsTotal: 0,
  chosen: startsAt.map((start) => start && { startsAt: start, zone: 'Europe/Berlin' }),
});

/** Somebody else takes a time. */
export const takeAway = (id: number, startsAt: string): Promise<unknown> =>
  commands.desk('POST', '/api/holds', {
    items: [
      { experienceId: id, selectedTier: 'starter', quantity: 1, startsAt: [startsAt], timezone: 'UTC' },
    ],
  });
