import { postLoad } from './load.ts';
import { serve } from './process.ts';
import { report } from './report.ts';
import { benchShop } from './shop.ts';

export const bookingBody = JSON.stringify({
  totalPrice: 2900,
  paymentStatus: 'pending',
  companyName: 'Northlight Studio',
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  phoneNumber: '',
  items: [
    {
      experienceId: 1,
      selectedTier: 'elevated',
      quantity: 2,
      addOns: [],
      slots: [{ date: '2030-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' }],
    },
  ],
});

const SECONDS = 5;
const CLIENTS = 8;

/** A visitor's cookies: what a browser has after its first booking. */
export const cookiesOf = async (url: string): Promise<string> => {
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: bookingBody,
  });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

/** Bookings, everything included, against bare Koa and pg that write the same rows. */
export const benchBookings = async (): Promise<void> => {
  for (const workers of ['0', '1']) {
    const shop = await benchShop({ WORKERS: workers });
    const bare = await serve('tests/bench/bare-booking.ts', { DATABASE_URL: shop.databaseUrl }, '/');
    const cookies = await Promise.all(Array.from({ length: CLIENTS }, () => cookiesOf(shop.url)));
    const run = String(Date.now());
    const ours = () =>
      postLoad({
        url: `${shop.url}/api/bookings`,
        clients: CLIENTS,
        seconds: SECONDS,
        body: bookingBody,
        headers: (client, n) => ({
          Cookie: cookies[client] ?? '',
          'Idempotency-Key': `${run}-${performance.now()}-${client}-${n}`,
        }),
      });
    const theirs = () =>
      postLoad({
        url: `${bare.url}/`,
        clients: CLIENTS,
        seconds: SECONDS,
        body: bookingBody,
        headers: (client, n) => ({ 'Idempotency-Key': `bare-${performance.now()}-${client}-${n}` }),
      });
    await theirs();
    await ours();
    const pairs = [];
    for (let round = 0; round < 2; round++) pairs.push({ bare: await theirs(), ours: await ours() });
    report(
      `POST /api/bookings, ${CLIENTS} clients, ${workers === '0' ? 'jobs left to another process' : 'mails sent meanwhile'}`,
      0.4,
      pairs,
    );
    await bare.stop();
    await shop.stop();
  }
};
