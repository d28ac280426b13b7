import { describe, expect, it } from 'vitest';
import { anAdmin, stockedShop } from '../../support/memory-ports.ts';

const LIMELIGHT = 'Limelight';

/** A shop whose seller is called as given, renamed. */
const renamed = async (sellerName: 'as the shop' | 'Curtain Ltd') => {
  const made = await stockedShop();
  const admin = anAdmin();
  const { brand, selling } = await made.shop.shopSettings(admin);
  const name = sellerName === 'as the shop' ? brand.value.name : sellerName;
  const set = await made.shop.setSelling(admin, selling.version, {
    ...selling.value,
    sellerName: name,
    taxPercent: 20,
  });
  await made.shop.setBrand(admin, brand.version, { ...brand.value, name: LIMELIGHT });
  const after = (await made.shop.shopSettings(admin)).selling;
  return { ...made, before: set, after };
};

describe('a shop that is renamed', () => {
  it('renames the seller that was called like it, with a trace of its own', async () => {
    const { after, before, ports } = await renamed('as the shop');
    expect(after.value).toEqual({ ...before.value, sellerName: LIMELIGHT });
    expect(after.version).toBe(before.version + 1);
    const [entry] = await ports.read.audit.of('settings', 'selling');
    expect(entry?.details).toMatchObject({ after: { sellerName: LIMELIGHT } });
  });

  it('renames a seller that nobody has set', async () => {
    const { shop, ports } = await stockedShop();
    const admin = anAdmin();
    const { brand, selling } = await shop.shopSettings(admin);
    expect(selling.value.sellerName).toBe(brand.value.name);
    await shop.setBrand(admin, brand.version, { ...brand.value, name: LIMELIGHT });
    expect(ports.profile.seller.name).toBe(LIMELIGHT);
    // Nobody who has it open is asked to read it again.
    expect((await shop.shopSettings(admin)).selling).toMatchObject({
      version: 0,
      value: { sellerName: LIMELIGHT },
    });
  });

  it('leaves a seller that was set apart', async () => {
    const { after, before } = await renamed('Curtain Ltd');
    expect([after.value, after.version]).toEqual([before.value, before.version]);
  });
});
