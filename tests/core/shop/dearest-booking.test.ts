import { cancellationRule } from '@wondercast/core/bookings/changes/cancellation/rules';
import { amendmentQuoteRule, amendmentRule } from '@wondercast/core/bookings/changes/rules';
import { toAmount } from '@wondercast/core/kernel/money';
import { accept } from '@wondercast/core/kernel/refusal';
import { describe, expect, it } from 'vitest';
import { aRequestedLine, usd } from '../../support/builders.ts';
import { aPlacing, aVisitor } from '../../support/memory-ports.ts';
import { anAdmin, payingShop } from '../../support/paying.ts';

const asking = { caller: aVisitor(), token: null };
const TOO_DEAR = {
  kind: 'invalid',
  message: 'A booking costs at most $1,000,000.',
  issues: [{ path: 'lines' }],
};

describe('a booking of nearly $1,000,000', () => {
  const dearest = async () => {
    const made = await payingShop();
    const lines = [aRequestedLine({ selectedTier: 'elevated', quantity: 800 })];
    return { ...made, placed: await made.shop.placeBooking(aPlacing({ lines, shownTotal: usd(1_000_000) })) };
  };

  it('is not changed beyond it, neither by its owner nor by the desk, and nothing beyond it is quoted', async () => {
    const { shop, placed } = await dearest();
    expect(placed.total).toBe(usd(1_000_000));
    const more = accept(amendmentQuoteRule, { lines: [{ line: 1, quantity: 801 }] });
    await expect(shop.quoteAmendment(asking, placed.id, more)).rejects.toMatchObject(TOO_DEAR);
    await expect(shop.quoteAnyAmendment(anAdmin(), placed.id, more)).rejects.toMatchObject(TOO_DEAR);
    const given = { ...more, shownDifference: usd(1250), version: placed.version };
    await expect(shop.amendBooking(asking, placed.id, given)).rejects.toMatchObject(TOO_DEAR);
  });

  it('of an earlier release, beyond it already, can be made smaller and cancelled: every figure that is shown can be sent', async () => {
    const { shop, placed, ports } = await dearest();
    const beyond = { ...placed, subtotal: usd(1_001_250), total: usd(1_001_250) };
    await ports.unitOfWork(({ bookings }) => bookings.saveChange(beyond, []));
    const { booking: choice } = await shop.choicesOfBooking(asking, placed.id);
    expect(choice).toMatchObject({ allowed: true, refund: 0 });
    const figures = { shownFee: toAmount(usd(0)), shownRefund: toAmount(beyond.total) };
    expect(accept(cancellationRule, figures).shownRefund).toBe(beyond.total);
    const fewer = { lines: [{ line: 1, quantity: 1 }], shownDifference: -1_000_001.25, version: 2 };
    expect(accept(amendmentRule, fewer).shownDifference).toBe(-usd(1_000_001.25));
  });
});
