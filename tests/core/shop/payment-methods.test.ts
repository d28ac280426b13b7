import { MAX_PAYMENT_METHODS } from '@wondercast/core/money/payment/payment-method';
import type { PaymentMethodGiven } from '@wondercast/core/money/payment/rules';
import { CARDS_BY_FORM } from '@wondercast/core/money/payment/words';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../../support/builders.ts';
import { aUser, aVisitor, memoryShop } from '../../support/memory-ports.ts';
import { aProfile } from '../../support/profile.ts';

const aCard = (change: Partial<PaymentMethodGiven> = {}): PaymentMethodGiven => ({
  type: 'card',
  lastFour: '4242',
  expiryDate: '12/29',
  cardBrand: 'Visa',
  ...change,
});

const shopWithMara = async (overrides: Parameters<typeof memoryShop>[0] = {}) => {
  const made = memoryShop(overrides);
  const account = async () =>
    aUser((await made.ports.unitOfWork(({ accounts }) => accounts.add(anAccount()))).id);
  const [mara, other] = [await account(), await account()];
  const defaults = async () =>
    (await made.shop.ownPaymentMethods(mara)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  return { ...made, mara, other, defaults };
};

describe('payment methods', () => {
  it('are listed newest first, and one sees only one’s own', async () => {
    const { shop, mara, other, clock } = await shopWithMara();
    const first = await shop.addPaymentMethod(mara, aCard());
    const second = await shop.addPaymentMethod(mara, aCard({ lastFour: '0005', cardBrand: 'Amex' }));
    expect(first).toMatchObject({ ...aCard(), isDefault: true, providerId: null, createdAt: clock.now });
    expect(await shop.ownPaymentMethods(mara)).toEqual([second, first]);
    expect(await shop.ownPaymentMethods(other)).toEqual([]);
  });

  it('need an account that is there', async () => {
    const { shop } = await shopWithMara();
    const words = { kind: 'unauthenticated' };
    for (const caller of [aVisitor(), aUser(999)]) {
      await expect(shop.addPaymentMethod(caller, aCard())).rejects.toMatchObject(words);
      await expect(shop.removePaymentMethod(caller, 1)).rejects.toMatchObject(words);
      await expect(shop.setDefaultPaymentMethod(caller, 1)).rejects.toMatchObject(words);
    }
    await expect(shop.ownPaymentMethods(aVisitor())).rejects.toMatchObject(words);
  });

  it('have the first as their default, and keep it when more are added', async () => {
    const { shop, mara, defaults } = await shopWithMara();
    const first = await shop.addPaymentMethod(mara, aCard());
    await shop.addPaymentMethod(mara, aCard());
    expect(await defaults()).toEqual([first.id]);
  });

  it('have one default when many first ones are added at once', async () => {
    const { shop, mara, defaults } = await shopWithMara();
    await Promise.all(Array.from({ length: 10 }, () => shop.addPaymentMethod(mara, aCard())));
    expect(await defaults()).toHaveLength(1);
  });

  it('have the default that was chosen, and no other', async () => {
    const { shop, mara, defaults } = await shopWithMara();
    await shop.addPaymentMethod(mara, aCard());
    const second = await shop.addPaymentMethod(mara, aCard());
    const chosen = await shop.setDefaultPaymentMethod(mara, second.id);
    expect(chosen).toEqual({ ...second, isDefault: true });
    expect(await defaults()).toEqual([second.id]);
    await shop.setDefaultPaymentMethod(mara, second.id);
    expect(await defaults()).toEqual([second.id]);
  });

  it('give the default to the newest that is left when the default goes', async () => {
    const { shop, mara, defaults } = await shopWithMara();
    const [first, second, third] = [
      await shop.addPaymentMethod(mara, aCard()),
      await shop.addPaymentMethod(mara, aCard()),
      await shop.addPaymentMethod(mara, aCard()),
    ];
    await shop.removePaymentMethod(mara, second.id);
    expect(await defaults()).toEqual([first.id]);
    await shop.removePaymentMethod(mara, first.id);
    expect(await defaults()).toEqual([third.id]);
    await shop.removePaymentMethod(mara, third.id);
    expect(await shop.ownPaymentMethods(mara)).toEqual([]);
  });

  it('are not found by anybody else, and stay as they are', async () => {
    const { shop, mara, other } = await shopWithMara();
    const method = await shop.addPaymentMethod(mara, aCard());
    const words = { kind: 'not-found', message: 'Payment method not found' };
    await expect(shop.removePaymentMethod(other, method.id)).rejects.toMatchObject(words);
    await expect(shop.setDefaultPaymentMethod(other, method.id)).rejects.toMatchObject(words);
    await expect(shop.removePaymentMethod(mara, 999)).rejects.toMatchObject(words);
    expect(await shop.ownPaymentMethods(mara)).toEqual([method]);
  });

  it('are only so many', async () => {
    const { shop, mara } = await shopWithMara();
    for (let at = 0; at < MAX_PAYMENT_METHODS; at++) await shop.addPaymentMethod(mara, aCard());
    await expect(shop.addPaymentMethod(mara, aCard())).rejects.toMatchObject({
      kind: 'conflict',
      message: 'At most 20 payment methods can be saved.',
    });
  });

  it('are not simulated where payments are real', async () => {
    const profile = aProfile({ payments: 'stripe' });
    const { shop, mara } = await shopWithMara({ profile });
    await expect(shop.addPaymentMethod(mara, aCard())).rejects.toMatchObject({
      kind: 'conflict',
      message: CARDS_BY_FORM,
    });
    expect(await shop.ownPaymentMethods(mara)).toEqual([]);
  });
});
