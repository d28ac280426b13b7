import type { Wire } from '@wondercast/openapi/codec/wire';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoId, JAZZ } from '../../e2e/support/demo.ts';
import { BERLIN_SELLER, DOLLAR_RATE } from '../../support/berlin-seller.ts';
import { inFull } from '../../support/full.ts';
import { book, slotOn } from '../sessions/placed.ts';
import { expectAccessible } from '../support/accessible.ts';
import { openScreen, PHONE } from '../support/open-screen.tsx';
import { useOwnShop } from '../support/own-shop.ts';
import { expectAddress, expectNone, message } from '../support/see.ts';
import { addHost, asAdmin, signIn } from './open-desk.tsx';

const pageOf = (id: number): string => `/admin?tab=bookings&booking=${id}&page=1`;

const nextStep = () => page.getByRole('region', { name: 'Next step' });

/** Books as a visitor, then is the administrator. */
const booked = async (slots?: readonly object[]): Promise<Wire<'Booking'>> => {
  await openScreen('/about');
  const booking = await book(slots);
  await signIn();
  return booking;
};

/** A card that is declined, at the link that the desk has made. */
const payInVain = async (id: number): Promise<void> => {
  const { url } = await asAdmin<{ url: string }>('POST', `/api/admin/bookings/${id}/pay-link`);
  const { clientSecret } = await asAdmin<{ clientSecret: string }>(
    'POST',
    `/api/pay/${url.slice(url.lastIndexOf('/') + 1)}/intent`,
  );
  await asAdmin('POST', '/api/simulator/confirm', { clientSecret, cardNumber: '4000 0000 0000 9995' });
};

/** Who sells with tax, in Berlin. */
const BERLIN = {
  seller: BERLIN_SELLER,
  registrations: [{ country: 'DE', number: 'DE136695976' }],
  entered: 'gross',
  rates: [
    {
      country: 'DE',
      region: null,
      category: 'standard',
      percent: 19,
      name: 'VAT',
      from: '2021-01-01',
      parts: [],
      text: null,
    },
  ],
  place: 'preset',
  isWithheldOutside: false,
  exchangeRates: [DOLLAR_RATE],
};

const sellWithTax = async (isOn: boolean): Promise<void> => {
  const { version } = await asAdmin<Wire<'TaxSettings'>>('GET', '/api/admin/tax');
  await asAdmin('PUT', '/api/admin/tax', { ...BERLIN, isOn, version });
};

useOwnShop();

describe('the page of a booking', () => {
  inFull(() => {
    it('is opened by its row, and left by Escape and by Back, to the list as it was', async () => {
      const { id, bookingReference } = await booked();
      const list = `/admin?tab=bookings&search=${bookingReference}`;
      await openScreen(list);
      const row = page.getByRole('link', { name: bookingReference });
      await row.click();
      await expect.element(page.getByRole('heading', { level: 1, name: /^Northlight Studio/ })).toHaveFocus();
      await expectAddress(`${list}&booking=${id}&page=1`);
      await expectNone(page.getByRole('button', { name: 'Overview' }));
      await userEvent.keyboard('{Escape}');
      await expectAddress(list);
      await row.click();
      await expect.element(nextStep()).toBeVisible();
      history.back();
      await expect.element(row).toBeVisible();
    });

    it('links to the XML of an invoice that has one', async () => {
      const plain = await booked();
      await fetch(`/api/bookings/${plain.id}/invoice-pdf`);
      await sellWithTax(true);
      const { id } = await booked();
      await fetch(`/api/bookings/${id}/invoice-pdf`);
      await sellWithTax(false);
      await openScreen(pageOf(id));
      const link = page.getByRole('link', { name: / as UBL \(XML\)$/ });
      await expect.element(link).toBeVisible();
      const file = await fetch(link.element().getAttribute('href') ?? '');
      expect(await file.text()).toContain('<cbc:RegistrationName>Quiz GmbH<');
      await openScreen(pageOf(plain.id));
      await expect.element(page.getByRole('link', { name: /^Invoice / })).toBeVisible();
      await expectNone(link);
    });
  });

  it('agrees the time that is asked for and asks a host in one press, and goes on to the link', async () => {
    const { id } = await booked([slotOn(3)]);
    const host = await addHost({ experienceIds: [demoId(JAZZ.slug)] });
    await openScreen(pageOf(id));
    const next = nextStep();
    await expect.element(next).toMatchTextContent(/Next: agree a time\. Mara wants .* free then\./);
    const press = next.getByRole('button', { name: /^Agree, and ask / });
    await press.click();
    await expect.element(message('Time agreed, ')).toBeVisible();
    const { state, assignments } = await asAdmin<Wire<'AdminSession'>>(
      'GET',
      `/api/admin/sessions/${id}-1-1`,
    );
    expect(state).toBe('agreed');
    expect(assignments.map((each) => each.state)).toEqual(['asked']);
    await expect.element(next).toMatchTextContent(/is to answer\./);
    expect(host.id).toBeGreaterThan(0);
  });

  inFull(() => {
    it('does to a session what the drawer does, and asks before something typed is lost', async () => {
      const { id } = await booked([slotOn(4), slotOn(5)]);
      await openScreen(pageOf(id));
      const sessions = page.getByRole('region', { name: 'Sessions' });
      const open = sessions.getByRole('button', { name: `Suggest ${JAZZ.title}` });
      await open.first().click();
      const panel = sessions.getByRole('group', { name: JAZZ.title });
      await expect.element(panel.getByRole('button', { name: 'Agree on time 1' })).toBeVisible();
      await panel.getByRole('textbox', { name: 'Notes for the host' }).fill('Two nut allergies.');
      await open.first().click();
      const question = page.getByRole('alertdialog', { name: 'Unsaved changes' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await panel.getByRole('button', { name: 'Save changes' }).click();
      await expect.element(message('Session saved')).toBeVisible();
      expect(await asAdmin('GET', `/api/admin/sessions/${id}-1-1`)).toMatchObject({
        notes: 'Two nut allergies.',
      });
      await expectAccessible('main, [role="tabpanel"]');
    });
  });

  it('says why a customer has not paid, and sends the invoice with its link again', async () => {
    const { id } = await booked([{}]);
    await payInVain(id);
    await openScreen(pageOf(id), { size: PHONE });
    const money = page.getByRole('region', { name: 'What is open' });
    await expect
      .element(money)
      .toMatchTextContent(/^\$1,190\.00 open.*A card was declined .*: Your card has insufficient funds\./);
    await money.getByRole('button', { name: 'Send invoice and link again' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send email' }).click();
    await expect.element(message('Invoice email sent successfully')).toBeVisible();
    const mails = page.getByRole('region', { name: 'Mails' });
    await mails.getByRole('button', { name: /^Read: Invoice/ }).click();
    const mail = page.getByRole('dialog', { name: /invoice/i });
    await expect.element(mail).toMatchTextContent(/To mara@northlight\.example\./);
    await expect.element(mail).toMatchTextContent(/\/…/);
    await expectNone(mail.getByText(/\/pay\//));
  });
});
