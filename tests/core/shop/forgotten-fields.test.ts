import { describe, expect, it } from 'vitest';
import { anAdmin, stockedShop } from '../../support/memory-ports.ts';

const ADMIN = anAdmin();
/** A field of a model that somebody has added and no record of the audit log knows. */
const PLANTED = { planted: 'new' };

describe('an edit of a field that the audit log does not show', () => {
  it('is saved with an experience, and the log says that there was an edit', async () => {
    const { shop, ports, quiz } = await stockedShop();
    await shop.updateExperience(ADMIN, quiz.id, { title: quiz.title, ...PLANTED });
    expect(await ports.read.catalogue.experience(quiz.id)).toMatchObject({ ...PLANTED, version: 2 });
    const { entries } = await shop.auditLog(
      ADMIN,
      { subject: 'experience', subjectId: String(quiz.id) },
      { limit: 1, before: null },
    );
    expect(entries[0]).toMatchObject({ action: 'experience.updated', details: { before: {}, after: {} } });
  });

  it('is saved with a category, an add-on and a discount code', async () => {
    const { shop, ports, snacks } = await stockedShop();
    await shop.updateCategory(ADMIN, 1, { name: 'Games', ...PLANTED });
    await shop.updateAddOn(ADMIN, snacks.id, { name: snacks.name, ...PLANTED });
    const code = await shop.createDiscountCode(ADMIN, {
      code: 'PLANTED',
      description: '',
      discountType: 'percentage',
      discountValue: 10,
      minOrderAmount: snacks.price,
      maxUses: null,
      oncePerCustomer: false,
      active: true,
      validUntil: null,
    });
    await shop.updateDiscountCode(ADMIN, code.id, { code: code.code, ...PLANTED });
    expect(await ports.read.catalogue.categories()).toMatchObject([PLANTED]);
    expect(await ports.read.catalogue.addOn(snacks.id)).toMatchObject(PLANTED);
    expect(await ports.read.discountCodes.byId(code.id)).toMatchObject(PLANTED);
  });

  it('is saved with a partner key and a webhook', async () => {
    const { shop, ports } = await stockedShop();
    const partner = await shop.createPartner(ADMIN, { name: 'Acme', commission: 0 });
    const { key } = await shop.createKey(ADMIN, {
      partnerId: partner.id,
      kind: 'secret',
      mode: 'live',
      label: 'Server',
      origins: [],
    });
    const { endpoint } = await shop.createWebhook(ADMIN, {
      partnerId: null,
      mode: 'live',
      url: 'https://partner.example/hook',
      description: '',
      events: ['booking.created'],
      enabled: true,
    });
    await shop.changeKey(ADMIN, key.id, { label: key.label, ...PLANTED });
    await shop.changeWebhook(ADMIN, endpoint.id, { url: endpoint.url, ...PLANTED });
    expect(await ports.read.partnerKeys.byId(key.id)).toMatchObject(PLANTED);
    expect(await ports.read.webhookEndpoints.byId(endpoint.id)).toMatchObject(PLANTED);
  });
});
