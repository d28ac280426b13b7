import type { Wire } from '@wondercast/openapi/codec/wire';
import { commands } from 'vitest/browser';
import { DESK, demoId, JAZZ } from '../../e2e/support/demo.ts';

/** Far enough ahead for every rule, and before the end of what can be agreed. */
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const START = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 40 * DAY_MS);

const NEW_YORK = 'America/New_York';

/** 6:00 PM UTC on a day from the first suggested one on, as an ISO instant. */
export const startOn = (day: number): string =>
  new Date(START.getTime() + day * DAY_MS + 18 * HOUR_MS).toISOString();

/** What a clock in that place says at an instant, in summer and in winter: `1:00 PM`. */
export const clockOn = (iso: string, timeZone = NEW_YORK): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(new Date(iso))
    .replace('\u202f', ' ');

/** The hour from an instant on, by a clock in that place: `1:00 – 2:00 PM`. */
export const hourOn = (iso: string, timeZone = NEW_YORK): string => {
  const end = new Date(Date.parse(iso) + HOUR_MS).toISOString();
  return `${clockOn(iso, timeZone).replace(/ [AP]M$/, '')} – ${clockOn(end, timeZone)}`;
};

/** What New York calls its time at an instant: `EST` or `EDT`. */
export const lettersOn = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: NEW_YORK, timeZoneName: 'short' })
    .formatToParts(new Date(iso))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The same day as people's slots name it. */
export const slotOn = (day: number, time = '2:30') => ({
  date: startOn(day).slice(0, 10),
  time,
  meridiem: 'PM' as const,
  zone: 'EST',
});

const line = (experience: typeof JAZZ, slots: readonly object[]) => ({
  experienceId: demoId(experience.slug),
  selectedTier: 'starter',
  quantity: slots.length,
  addOns: [],
  slots,
});

const CUSTOMER = {
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  companyName: 'Northlight Studio',
};

/** Sends as the visitor of this screen. */
const send = async <Answer>(path: string, body: object): Promise<Answer> => {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Jazz, one unit per slot, and perhaps a desk reset. */
const cartOf = (slots: readonly object[], withDesk: boolean) => ({
  total: JAZZ.prices.starter * slots.length + (withDesk ? DESK.prices.starter : 0),
  items: [line(JAZZ, slots), ...(withDesk ? [line(DESK, [{}])] : [])],
});

/** Books as the visitor of this screen, paid by card: jazz, one unit per slot, and perhaps a desk reset. */
export const bookPaid = async (
  slots: readonly object[] = [slotOn(0)],
  withDesk = false,
): Promise<Wire<'Booking'>> => {
  const { total, items } = cartOf(slots, withDesk);
  const { clientSecret, paymentIntentId } = await send<Wire<'PaymentIntent'>>('/api/create-payment-intent', {
    amount: total * 100,
    currency: 'usd',
    metadata: { bookingType: 'experience', customerEmail: CUSTOMER.email, itemCount: 1 },
    items,
    customer: CUSTOMER,
  });
  await send('/api/simulator/confirm', { clientSecret, cardNumber: '4242 4242 4242 4242' });
  return send('/api/bookings', {
    ...CUSTOMER,
    totalPrice: total,
    paymentStatus: 'paid',
    stripePaymentIntentId: paymentIntentId,
    items,
  });
};

/** Books as the visitor of this screen: jazz, one unit per slot, and perhaps a desk reset. */
export const book = async (
  slots: readonly object[] = [slotOn(0)],
  withDesk = false,
): Promise<Wire<'Booking'>> => {
  const { total, items } = cartOf(slots, withDesk);
  return send('/api/bookings', { ...CUSTOMER, totalPrice: total, items });
};

/** Books a session of an experience as the visitor of this screen: at a free time, or at none. */
export const bookTimed = (experienceId: number, startsAt: string | null): Promise<Wire<'Booking'>> =>
  send('/api/bookings', {
    ...CUSTOMER,
    // Nobody has more than a few times that are not paid.
    email: `mara.${crypto.randomUUID()}@northlight.example`,
    totalPrice: 990,
    items: [
      {
        experienceId,
        selectedTier: 'starter',
        quantity: 1,
        ...(startsAt === null ? {} : { startsAt: [startsAt], timezone: 'UTC' }),
      },
    ],
  });

export const NOTE = 'The sky is darkest on the first of them.';

/** The desk answers a session with three other times in New York, open for some hours. */
export const suggest = (session: string, hours = 100): Promise<Wire<'AdminSession'>> =>
  commands.desk('POST', `/api/admin/sessions/${session}/suggestions`, {
    times: [1, 2, 3].map((day) => ({ startsAt: startOn(day), zone: NEW_YORK })),
    note: NOTE,
    expiresAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  });
