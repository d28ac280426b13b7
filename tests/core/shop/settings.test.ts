import type { Caller } from '@wondercast/core/people/caller';
import { describe, expect, it } from 'vitest';
import { plainDocuments } from '../../../adapters/memory/invoicing/invoice-documents.ts';
import { anAdmin, aPlacing, aUser, stockedShop } from '../../support/memory-ports.ts';

const IBAN = 'GB82WEST12345698765432';
const owner = (caller: Caller) => ({ caller, token: null });

describe('what is set in the shop', () => {
  it('is in every mail, invoice and calendar from then on, and changes nothing issued', async () => {
    const { shop, ports, drain } = await stockedShop({ invoiceDocuments: plainDocuments });
    const admin = anAdmin();
    const first = await shop.placeBooking(aPlacing());
    await drain();
    const { brand, selling } = await shop.shopSettings(admin);
    await shop.setBrand(admin, brand.version, {
      ...brand.value,
      name: 'Limelight',
      mail: 'hi@limelight.example',
    });
    await shop.setSelling(admin, selling.version, {
      ...selling.value,
      sellerName: 'Limelight Ltd',
      taxPercent: 20,
      iban: IBAN,
      bic: 'WESTGB22',
      daysToPay: 14,
      invoicePrefix: 'LL',
    });
    const before = ports.mails.length;
    const second = await shop.placeBooking(aPlacing());
    await drain();
    const later = ports.mails.slice(before);
    expect(later.length).toBeGreaterThan(2);
    for (const { html, text, to } of later) {
      // The typeface keeps its name.
      expect(html + text).not.toMatch(/Wondercast(?! Poster)/);
      expect(to.address).not.toBe('hello@wondercast.example');
    }
    expect(later.some(({ to }) => to.address === 'hi@limelight.example')).toBe(true);
    expect(ports.invites.write([])).toContain('//Limelight//');
    const numberOf = async (id: number) =>
      (await ports.read.invoices.ofBooking(id)).map(({ number }) => number);
    expect(await numberOf(first.id)).toEqual(['INV-2026-000001']);
    expect(await numberOf(second.id)).toEqual(['LL-2026-000001']);
    const file = JSON.parse(new TextDecoder().decode(await shop.invoicePdf(owner(admin), second.id)));
    expect(file.figures).toMatchObject({
      seller: { name: 'Limelight Ltd' },
      tax: { percent: 20 },
      bank: { holder: 'Limelight Ltd', iban: IBAN, bic: 'WESTGB22' },
      daysToPay: 14,
    });
    const old = JSON.parse(new TextDecoder().decode(await shop.invoicePdf(owner(admin), first.id)));
    expect(old.figures.seller.name).toBe('Wondercast');
  });

  it('is refused to who may not, when it is stale, and where it leads elsewhere', async () => {
    const { shop } = await stockedShop();
    const admin = anAdmin();
    const { brand, selling } = await shop.shopSettings(admin);
    await expect(shop.shopSettings(aUser(7))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(shop.setBrand(aUser(7), 0, brand.value)).rejects.toMatchObject({ kind: 'forbidden' });
    const put = (name: string, version: number) => shop.setBrand(admin, version, { ...brand.value, name });
    expect((await put('Limelight', 0)).version).toBe(1);
    await expect(put('Starlight', 0)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await put('Starlight', 1)).version).toBe(2);
    for (const logo of [
      'https://evil.example/logo-772.webp',
      '/uploads/../x-772.webp',
      '//evil/uploads/a-772.webp',
      '/uploads/demo/../../x',
    ])
      await expect(shop.setBrand(admin, 2, { ...brand.value, logo })).rejects.toMatchObject({
        kind: 'invalid',
        issues: [{ path: 'logo' }],
      });
    expect(
      (await shop.setBrand(admin, 2, { ...brand.value, logo: '/uploads/abc-w600-772.webp' })).version,
    ).toBe(3);
    const website = { ...selling.value, sellerWebsite: 'http://limelight.example' };
    await expect(shop.setSelling(admin, 0, website)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('leaves a trace with what was before and after, and none for what holds already', async () => {
    const { shop, ports } = await stockedShop();
    const admin = anAdmin();
    const { texts } = await shop.shopSettings(admin);
    expect(await shop.setTexts(admin, 0, texts.value)).toMatchObject({ version: 0 });
    await shop.setTexts(admin, 0, { ...texts.value, contact: '# Write to us' });
    await shop.setReminders(admin, 0, { days: [14, 1] });
    expect(await ports.read.audit.of('settings', 'texts')).toMatchObject([
      { details: { before: { contact: texts.value.contact }, after: { contact: '# Write to us' } } },
    ]);
    expect(await ports.read.audit.of('settings', 'reminders')).toMatchObject([
      { action: 'settings.set', details: { after: { days: [14, 1] } } },
    ]);
  });
});
