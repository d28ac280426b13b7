import { laterStatus } from '@wondercast/core/money/payment/entry-status';
import {
  balanceOf,
  type LedgerEntry,
  openAmount,
  refundable,
  statusAfter,
} from '@wondercast/core/money/payment/ledger';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders.ts';
import { anEntry } from '../../support/payment-builders.ts';

const TOTAL = usd(1000);
const entry = (
  kind: LedgerEntry['kind'],
  dollars: number,
  change: Partial<LedgerEntry> = {},
): LedgerEntry => ({
  ...anEntry({ kind, amount: usd(dollars), intentId: 'pi_1' }),
  id: 1,
  card: null,
  cardCountry: null,
  ...change,
});

describe('the balance of a booking', () => {
  it('counts what came and what went, and not what is only promised', () => {
    const entries = [
      entry('intent', 1000),
      entry('charge', 600),
      entry('offline', 400),
      entry('refund', 100),
      entry('refund', 50, { status: 'pending' }),
      entry('refund', 25, { status: 'failed' }),
      entry('dispute', 600, { status: 'lost' }),
      entry('dispute', 600, { status: 'won' }),
    ];
    expect(balanceOf(TOTAL, entries)).toEqual({
      total: TOTAL,
      received: usd(1000),
      refunded: usd(100),
      lost: usd(600),
      kept: usd(900),
    });
  });

  it.each([
    ['pending', [], 'pending', 1000],
    ['pending', [entry('charge', 999.99)], 'pending', 0.01],
    ['pending', [entry('charge', 1000)], 'paid', 0],
    ['paid', [entry('charge', 1000), entry('refund', 999.99)], 'paid', 0],
    ['paid', [entry('charge', 1000), entry('refund', 1000)], 'pending', 1000],
    ['paid', [entry('charge', 1000), entry('dispute', 1000, { status: 'lost' })], 'paid', 0],
    ['pending', [entry('charge', 1000), entry('refund', 1000), entry('offline', 10)], 'pending', 990],
    ['paid', [], 'paid', 0],
  ] as const)('makes %s, with these movements, what it must be', (before, entries, after, open) => {
    const balance = balanceOf(TOTAL, entries);
    const status = statusAfter(before, balance);
    expect(status).toBe(after);
    expect(openAmount(status, balance)).toBe(usd(open));
  });

  it('refunds the newest card payments first, less what is on its way', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
    const entries = [
      entry('charge', 600, { intentId: 'pi_old', at: at(1) }),
      entry('charge', 400, { intentId: 'pi_new', at: at(2) }),
      entry('offline', 100, { intentId: null }),
      entry('refund', 100, { intentId: 'pi_new', status: 'pending' }),
      entry('refund', 50, { intentId: 'pi_old', status: 'failed' }),
      entry('dispute', 600, { intentId: 'pi_old', status: 'won' }),
    ];
    expect(refundable(entries)).toEqual([
      { intentId: 'pi_new', amount: usd(300) },
      { intentId: 'pi_old', amount: usd(600) },
    ]);
    expect(
      refundable([...entries, entry('dispute', 600, { intentId: 'pi_old', status: 'pending' })]),
    ).toHaveLength(1);
  });

  it('moves no status back', () => {
    expect(laterStatus('succeeded', 'pending')).toBe('succeeded');
    expect(laterStatus('failed', 'succeeded')).toBe('failed');
    expect(laterStatus('lost', 'won')).toBe('won');
    expect(laterStatus('pending', 'lost')).toBe('lost');
  });
});
