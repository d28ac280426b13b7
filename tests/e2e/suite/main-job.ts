import { PATIENCE_MS } from '../../support/patience.ts';
import { expect } from '../support/expect.ts';
import type { Hands } from '../support/hands.ts';
import type { RealShop } from '../support/real-shop.ts';
import type { Visitor } from '../support/visitor.ts';

export const CUSTOMER = {
  companyName: 'Northlight Studio',
  firstName: 'Mara',
  lastName: 'Reyes',
  email: 'mara@northlight.example',
  phoneNumber: '+1 415 555 0134',
};

export interface Booked {
  readonly reference: string;
  /** Of the first session, as YYYY-MM-DD. */
  readonly day: string;
}

/** What a message says, title and text in one; the page announces it. */
const message = ({ page }: Visitor, words: string) => page.getByRole('status').filter({ hasText: words });

const fillTheCart = async (visitor: Visitor, hands: Hands) => {
  const { page, visit } = visitor;
  await visit('/');
  await expect(page).toHaveTitle('Wondercast | Live experiences for teams');
  await hands.press(page.getByRole('link', { name: 'View Experience' }));
  await expect(page).toHaveTitle('The Harlem Jazz Hour | Wondercast');
  await hands.choose(page.getByRole('checkbox', { name: 'Tasting kit by post' }));
  const ticket = page.getByRole('complementary', { name: 'Booking' });
  await hands.choose(ticket.getByRole('radio', { name: /^Elevated/ }));
  await hands.press(ticket.getByRole('button', { name: 'More' }));
  await expect(ticket).toContainText('Add-ons, per experience$189.00');
  await expect(ticket).toContainText('Total$3,278.00');
  await hands.press(ticket.getByRole('button', { name: 'Add to Cart' }));
  await expect(
    message(
      visitor,
      'Added to Cart2 Elevated tier(s) of The Harlem Jazz Hour with 1 add-on(s) added to your cart!',
    ),
  ).toBeVisible();
  await page.goBack();
  await hands.press(page.getByRole('button', { name: 'Book Now' }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Add to Cart' }));
  await expect(
    message(visitor, 'Added to CartThe Harlem Jazz Hour (starter tier) x1 has been added to your cart!'),
  ).toBeVisible();
};

const goToCheckout = async ({ page }: Visitor, hands: Hands) => {
  await hands.press(page.getByRole('button', { name: 'Cart, 2 items' }));
  const panel = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(panel).toContainText('Total$4,468.00USD');
  await hands.press(panel.getByRole('button', { name: 'Checkout' }));
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
};

const proposeADate = async ({ page }: Visitor, hands: Hands): Promise<string> => {
  const session = page.getByRole('group', { name: 'Session 1 of 2' });
  const day = await hands.pickDay(session.getByRole('button', { name: /^Date/ }));
  await hands.write(session.getByRole('textbox', { name: 'Time' }), '2:30');
  await hands.press(session.getByRole('button', { name: 'PM', exact: true }));
  await hands.pickEntry(session.getByRole('button', { name: 'Time zone' }), 'UTC');
  await expect(session.getByRole('button', { name: 'Time zone' })).toContainText('UTC');
  return day;
};

const sayWho = async ({ page }: Visitor, hands: Hands) => {
  const form = page.getByRole('region', { name: 'Customer Information' });
  const fields = [
    ['Company name', CUSTOMER.companyName],
    ['First name', CUSTOMER.firstName],
    ['Last name', CUSTOMER.lastName],
    ['Email', CUSTOMER.email],
    ['Phone number', CUSTOMER.phoneNumber],
  ] as const;
  for (const [label, text] of fields) await hands.write(form.getByLabel(label), text);
};

/** The whole main job: two lines, one of them for two sessions with an add-on, a proposed date, a code, pay later. */
export const bookAnEvening = async (visitor: Visitor, hands: Hands): Promise<Booked> => {
  const { page } = visitor;
  await fillTheCart(visitor, hands);
  await goToCheckout(visitor, hands);
  const day = await proposeADate(visitor, hands);
  await sayWho(visitor, hands);
  await expect(page.getByRole('radio', { name: 'Pay Later' })).toBeChecked();
  await hands.write(page.getByLabel('Discount code'), 'together10');
  await hands.press(page.getByRole('button', { name: 'Apply' }));
  await expect(message(visitor, 'Discount Applied!10% off your first order')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('Total$4,021.20USD');
  await hands.press(page.getByRole('button', { name: 'Confirm Booking' }));
  await expect(
    message(visitor, 'Booking Confirmed!Order Confirmed! An invoice will be emailed to you.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/order-confirmation\/WC-[0-9A-HJKMNP-TV-Z]{10}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Confirmed!');
  await expect(page.getByText(`A confirmation email was sent to ${CUSTOMER.email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  return { reference: page.url().split('/').at(-1) ?? '', day };
};

/** The booking as the database has it. */
export const expectBooked = async (shop: RealShop, reference: string, day: string): Promise<void> => {
  const [booking] = await shop.sql(
    `select first_name, last_name, email, company_name, phone_number, subtotal::int, discount_code, total::int,
       payment_status, confirmed from bookings where reference = $1`,
    [reference],
  );
  expect(booking).toEqual({
    first_name: CUSTOMER.firstName,
    last_name: CUSTOMER.lastName,
    email: CUSTOMER.email,
    company_name: CUSTOMER.companyName,
    phone_number: CUSTOMER.phoneNumber,
    subtotal: 446_800,
    discount_code: 'TOGETHER10',
    total: 402_120,
    payment_status: 'pending',
    confirmed: false,
  });
  const slots = await shop.sql(
    `select slots.position, slots.unit, slots.day::text, slots.time, slots.meridiem, slots.zone
     from booking_slots slots join bookings on bookings.id = slots.booking_id
     where reference = $1 and slots.day is not null`,
    [reference],
  );
  expect(slots).toEqual([{ position: 0, unit: 0, day, time: '2:30', meridiem: 'PM', zone: 'UTC' }]);
};

/** The mail and its invite, as the customer's programs read them. */
export const expectMailed = async (shop: RealShop, reference: string, day: string): Promise<void> => {
  const mailed = async () =>
    (await shop.outbox()).filter(({ mail }) => mail.subject === `We have your booking ${reference}`);
  await expect.poll(async () => (await mailed()).length, { timeout: PATIENCE_MS }).toBe(1);
  const [sent] = await mailed();
  expect(sent?.recipients).toEqual([CUSTOMER.email]);
  expect(sent?.mail.text).toContain('$4,021.20');
  const invite = sent?.mail.attachments.find(({ filename }) => filename === `${reference}.ics`);
  expect(String(invite?.content)).toContain(`DTSTART:${day.replaceAll('-', '')}T143000Z`);
};
