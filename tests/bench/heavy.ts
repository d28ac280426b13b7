import type { Wire } from '@wondercast/openapi/codec/wire';
import { createClient } from '../support/http-client.ts';
import { cpuMsOf } from './process.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

const UNITS = 1_000;
const TIMES = 20;
const ADMIN = 'admin-of-the-bench';

const CUSTOMER = {
  companyName: 'Northlight Studio',
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  phoneNumber: '+1 415 555 0134',
};

/** Days that are far enough ahead for the rules of booking, each with another time. */
const slotAt = (at: number) => ({
  date: new Date(Date.UTC(2027, 2, 1 + (at % 28))).toISOString().slice(0, 10),
  time: `${1 + (at % 11)}:${at % 2 ? '30' : '00'}`,
  meridiem: 'PM',
  zone: 'America/New_York',
});

/** Units with three preferred times each. */
const wishes = (units: number, from: number) =>
  Array.from({ length: units }, (_, at) => [0, 1, 2].map((each) => slotAt(from + at + each * 7)));

const slotsOf = (from: number) => Array.from({ length: UNITS }, (_, unit) => slotAt(unit + from));

const line = (change: object) => ({
  experienceId: 1,
  selectedTier: 'starter',
  quantity: 1,
  addOns: [],
  ...change,
});

/** What the largest requests that the shop takes cost its own process: what many could send at once. */
export const benchHeavy = async (): Promise<void> => {
  const shop = await benchShop({ MAIL_TRANSPORT: 'outbox', ADMIN_PASSWORD: ADMIN });
  try {
    const client = createClient(shop.url);
    // A thousand units of the cheapest stay below what one booking may cost.
    const { body: all } = await client.get<readonly Wire<'Experience'>[]>('/api/experiences');
    const experienceId = all.toSorted((one, other) => one.starterPrice - other.starterPrice)[0]?.id ?? 1;
    const measure = async (
      name: string,
      times: number,
      ask: (at: number) => Promise<{ status: number; body: unknown }>,
    ) => {
      for (let at = 0; at < 3; at++) await ask(at);
      const before = cpuMsOf(shop.pid);
      let bytes = 0;
      let status = 0;
      let last: unknown = null;
      for (let at = 0; at < times; at++) {
        const reply = await ask(at + 3);
        status = reply.status;
        last = reply.body;
        bytes = Math.max(bytes, JSON.stringify(reply.body).length);
      }
      const ms = (cpuMsOf(shop.pid) - before) / times;
      if (status >= 300) console.log(JSON.stringify(last).slice(0, 400));
      row(name, `${ms.toFixed(1)} ms, ${(bytes / 1000).toFixed(0)} kB, HTTP ${status}`);
    };
    const many = {
      items: Array.from({ length: 50 }, (_, at) => line({ experienceId: 1 + (at % 6), quantity: 20 })),
    };
    await measure('quote of 1,000 units', TIMES, () =>
      client.post('/api/quotes', { items: [line({ experienceId, quantity: UNITS })] }),
    );
    await measure('quote of 50 × 20', TIMES, () => client.post('/api/quotes', many));
    await measure('order of 50 × 20', TIMES, () => client.post('/api/orders', many));
    const place = (items: readonly object[], totalPrice: number) =>
      client.post<Wire<'Booking'> & Wire<'Problem'>>('/api/bookings', {
        ...CUSTOMER,
        paymentStatus: 'pending',
        totalPrice,
        items,
      });
    const priced = await client.post<Wire<'Quote'>>('/api/quotes', {
      items: [line({ experienceId, quantity: UNITS })],
    });
    const total = priced.body.total;
    await measure('booking of 1,000 units × 3 times', TIMES, (at) =>
      place(
        [line({ experienceId, quantity: UNITS, slots: slotsOf(at), preferences: wishes(UNITS, at) })],
        total,
      ),
    );
    const placed = await place(
      [line({ experienceId, quantity: UNITS, slots: slotsOf(0), preferences: wishes(UNITS, 0) })],
      total,
    );
    const { id } = placed.body;
    const path = `/api/bookings/${id}`;
    await measure('PATCH slots of 1,000 units', TIMES, (at) =>
      client.patch(`${path}/slots`, { items: [{ slots: slotsOf(at) }] }),
    );
    const [first, second] = [`${id}-1-1`, `${id}-1-2`];
    await measure('PUT preferences of 1 of 1,000', TIMES, (at) =>
      client.put(`${path}/sessions/${first}/preferences`, { preferences: [slotAt(at)] }),
    );
    const { body: whole } = await client.get<Wire<'Booking'>>(path);
    const version = whole.sessions.find(({ unit }) => unit === 2)?.version;
    await measure('move of 1 of 1,000, refused', TIMES, () =>
      client.post(`${path}/sessions/${second}/move`, {
        startsAt: '2020-01-01T10:00:00Z',
        timezone: 'America/New_York',
        shownFee: 0,
        version,
      }),
    );
    await measure('GET booking of 1,000', TIMES, () => client.get(path));
    await measure('GET changes of 1,000', TIMES, () => client.get(`${path}/changes`));
    await measure('quote of an amendment of 1,000', TIMES, () =>
      client.post(`${path}/amendments/quote`, { lines: [{ line: 1, quantity: UNITS - 1 }] }),
    );
    await measure('cancellation of 1 of 1,000', TIMES, (at) =>
      client.post(`${path}/sessions/${id}-1-${at + 10}/cancellation`, { shownFee: 0, shownRefund: 0 }),
    );
  } finally {
    await shop.stop();
  }
};
