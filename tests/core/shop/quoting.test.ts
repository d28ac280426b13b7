import { describe, expect, it } from 'vitest';
import { aDiscountCode, aRequestedLine, usd } from '../../support/builders.ts';
import { stockedShop } from '../../support/memory-ports.ts';

describe('quoting a cart', () => {
  it('answers lines, subtotal, discount and total at the prices of the catalogue', async () => {
    const { shop, quiz, jazz, snacks } = await stockedShop();
    const quote = await shop.quoteCart({
      lines: [
        aRequestedLine({ experienceId: quiz.id, quantity: 2, addOnIds: [snacks.id] }),
        aRequestedLine({ experienceId: jazz.id, selectedTier: 'ultimate' }),
      ],
      discountCode: ' ten ',
    });
    expect(quote.lines.map(({ lineTotal }) => lineTotal)).toEqual([usd(2358), usd(1700)]);
    expect(quote).toMatchObject({
      subtotal: usd(4058),
      discount: { code: 'TEN', amount: usd(405.8), error: null },
      total: usd(3652.2),
    });
  });

  it('never refuses: it says what is wrong with lines and code', async () => {
    const { shop, quiz, retired, mug } = await stockedShop();
    const quote = await shop.quoteCart({
      lines: [
        aRequestedLine({ experienceId: 999 }),
        aRequestedLine({ experienceId: quiz.id, addOnIds: [retired.id] }),
        aRequestedLine({ experienceId: quiz.id, addOnIds: [mug.id] }),
        aRequestedLine({ experienceId: quiz.id, claimedTierPrice: usd(1) }),
        aRequestedLine({ experienceId: quiz.id, headcount: 51 }),
      ],
      discountCode: 'NONE',
    });
    expect(quote.lines.map(({ problem }) => problem?.kind)).toEqual([
      'experience-gone',
      'add-on-gone',
      'add-on-gone',
      'price-changed',
      'too-many-people',
    ]);
    expect(quote.discount).toMatchObject({ amount: 0, error: 'This code does not exist' });
  });

  it('takes a blank code for none', async () => {
    const { shop, quiz } = await stockedShop();
    const lines = [aRequestedLine({ experienceId: quiz.id })];
    expect((await shop.quoteCart({ lines, discountCode: '  ' })).discount).toBeNull();
  });

  it('costs nothing where everything is free', async () => {
    const { shop, quiz, ports } = await stockedShop();
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'ALL', discountType: 'fixed', discountValue: 100_000 })),
    );
    const lines = [aRequestedLine({ experienceId: quiz.id })];
    expect(await shop.quoteCart({ lines, discountCode: 'ALL' })).toMatchObject({
      discount: { amount: usd(990) },
      total: 0,
    });
  });
});

describe('checking a code', () => {
  it('answers what it takes off, however it is written, and never counts a use', async () => {
    const { shop, ports } = await stockedShop();
    for (const code of ['TEN', ' ten ', 'Ten'])
      expect(await shop.checkCode(code, usd(990))).toMatchObject({ valid: true, amount: usd(99) });
    expect((await ports.read.discountCodes.byCode('TEN'))?.currentUses).toBe(0);
  });

  it('says why a code is not valid at this moment', async () => {
    const { shop, ports, clock } = await stockedShop();
    const validUntil = new Date('2026-03-01T12:00:00.000Z');
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ code: 'NOON', validUntil })),
    );
    expect(await shop.checkCode('NOON', usd(1))).toMatchObject({ valid: true });
    clock.now = new Date('2026-03-01T12:00:00.001Z');
    expect(await shop.checkCode('NOON', usd(1))).toEqual({ valid: false, error: 'This code has expired' });
  });
});
