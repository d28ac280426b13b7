import { CARDS_SIMULATED, METHOD_NOT_REMOVED } from '@wondercast/core/money/payment/words';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../support/builders.ts';
import { aUser, aVisitor } from '../../support/memory-ports.ts';
import { GOOD_CARD, payingShop } from '../../support/paying.ts';
import { aProfile } from '../../support/profile.ts';

const REAL = aProfile({ payments: 'stripe' });

const PASSWORD = 'correct horse';

/** A shop whose cards the provider keeps, and an account that may keep some. */
const keepingShop = async () => {
  const made = await payingShop({ profile: REAL });
  const { shop, ports, simulator } = made;
  const { id } = await shop.register({
    username: 'mara',
    password: PASSWORD,
    email: 'mara@northlight.example',
    fullName: 'Mara Reyes',
    companyName: null,
  });
  const mara = aUser(id);
  const keep = async () => simulator.cards.saveCard(await shop.openMethodSetup(mara), GOOD_CARD);
  const listed = () => shop.ownPaymentMethods(mara);
  const atProvider = async () => {
    const customer = await ports.read.providerCustomers.of(id);
    return customer === null ? [] : (await simulator.methodsOf(customer)).map((method) => method.id);
  };
  return { ...made, id, mara, keep, listed, atProvider };
};

describe('a card that the provider keeps', () => {
  it('appears in the list once its form has taken it; the first is the default', async () => {
    const { keep, listed, atProvider } = await keepingShop();
    expect(await listed()).toEqual([]);
    await keep();
    expect(await listed()).toMatchObject([
      { cardBrand: 'Visa', lastFour: '4242', expiryDate: '12/34', isDefault: true },
    ]);
    await keep();
    const [newer, older] = await listed();
    expect([newer?.isDefault, older?.isDefault]).toEqual([false, true]);
    expect([newer?.providerId, older?.providerId]).toEqual(await atProvider());
  });

  it('appears once, however often and at once one looks', async () => {
    const { keep, listed } = await keepingShop();
    await keep();
    await Promise.all(Array.from({ length: 10 }, listed));
    expect(await listed()).toHaveLength(1);
  });

  it('goes when the provider has forgotten it, and the newest that is left becomes the default', async () => {
    const { keep, listed, simulator } = await keepingShop();
    for (let card = 0; card < 3; card++) await keep();
    const [newest, , oldest] = await listed();
    expect(oldest?.isDefault).toBe(true);
    await simulator.removeMethod(oldest?.providerId ?? '');
    expect((await listed()).map(({ id, isDefault }) => [id, isDefault])).toMatchObject([
      [newest?.id, true],
      [expect.any(Number), false],
    ]);
  });

  it('is removed there first, and nowhere while the provider is away', async () => {
    const { shop, mara, keep, listed, atProvider, away } = await keepingShop();
    await keep();
    const [card] = await listed();
    away.add('all');
    await expect(shop.removePaymentMethod(mara, card?.id ?? 0)).rejects.toMatchObject({
      kind: 'provider',
      message: METHOD_NOT_REMOVED,
    });
    expect(await listed()).toHaveLength(1);
    away.clear();
    await shop.removePaymentMethod(mara, card?.id ?? 0);
    expect([await listed(), await atProvider()]).toEqual([[], []]);
  });

  it('is the default there too, told until the provider has heard', async () => {
    const { shop, mara, keep, listed, asked, away, drain } = await keepingShop();
    for (let card = 0; card < 2; card++) await keep();
    const [newer] = await listed();
    away.add('setDefaultMethod');
    await shop.setDefaultPaymentMethod(mara, newer?.id ?? 0);
    await expect(shop.syncDefaultMethod(newer?.accountId ?? 0)).rejects.toMatchObject({ kind: 'provider' });
    away.clear();
    asked.length = 0;
    await drain();
    expect(asked).toContain('setDefaultMethod');
  });

  it('is forgotten there with the account', async () => {
    const { shop, ports, id, mara, keep, listed, simulator, drain } = await keepingShop();
    await keep();
    await listed();
    const customer = (await ports.read.providerCustomers.of(id)) ?? '';
    expect(await simulator.methodsOf(customer)).toHaveLength(1);
    await shop.deleteAccount(mara, { password: PASSWORD });
    await drain();
    expect(await simulator.methodsOf(customer)).toEqual([]);
  });

  it('is for who is signed in, where payments are real', async () => {
    const { shop } = await keepingShop();
    await expect(shop.openMethodSetup(aVisitor())).rejects.toMatchObject({ kind: 'unauthenticated' });
    const simulated = await payingShop();
    const { id } = await simulated.ports.unitOfWork(({ accounts }) => accounts.add(anAccount()));
    await expect(simulated.shop.openMethodSetup(aUser(id))).rejects.toMatchObject({
      kind: 'conflict',
      message: CARDS_SIMULATED,
    });
  });
});
