import type { Wire } from '@wondercast/openapi/codec/wire';
import { createClient } from '../../support/http-client.ts';
import { until } from '../../support/until.ts';
import { ADMIN_PASSWORD, type MemoryShop } from './memory-shop.ts';

const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 }));

/** An instant experience with one host, Anjali Rao, once it has free times; with the starts that are free, and the desk's client. */
export const sellWithOneHost = async (shop: MemoryShop) => {
  const desk = createClient(shop.url);
  await desk.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD });
  const { id, slug } = await shop.sell({ title: 'One host', slug: 'one-host', bookingMode: 'instant' });
  await desk.post('/api/admin/hosts', {
    name: 'Anjali Rao',
    email: 'anjali@hosts.example',
    zone: 'UTC',
    languages: ['en'],
    experienceIds: [id],
    hours: WEEKDAYS,
    takesInstant: true,
  });
  let free: readonly string[] = [];
  // It hears of a new host within a second.
  await until('a time is free', async () => {
    const { body } = await desk.get<Wire<'FreeTimes'>>(`/api/experiences/${id}/free-times?zone=UTC`);
    free = body.days.flatMap(({ starts }) => starts.map(({ startsAt }) => startsAt));
    return free.length > 0;
  });
  return { id, slug, free, desk };
};
