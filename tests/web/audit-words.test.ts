import { describe, expect, it } from 'vitest';
import type { AuditEntryWire } from '../../web/api/transport/wire.ts';
import { changesOf, nameOf } from '../../web/forms/audit/audit-words.ts';

const entry = (change: Partial<AuditEntryWire>): AuditEntryWire => ({
  id: 1,
  at: '2026-11-21T09:30:00.000Z',
  actor: { accountId: 1, name: 'admin' },
  action: 'booking.refunded',
  subject: 'booking',
  subjectId: '12',
  details: {},
  names: {},
  ...change,
});

const said = (change: Partial<AuditEntryWire>) =>
  Object.fromEntries(changesOf(entry(change)).map(({ name, before, after }) => [name, [before, after]]));

describe('an entry of the audit log', () => {
  it('says money as money', () => {
    expect(said({ details: { reference: 'WC-1', amount: 1_000_000.01, note: null } })).toEqual({
      Amount: [null, '$1,000,000.01'],
      Note: [null, 'nothing'],
    });
    expect(said({ details: { before: { starterPrice: 990 }, after: { starterPrice: 1090.5 } } })).toEqual({
      'Starter price': ['$990.00', '$1,090.50'],
    });
  });

  it('says the value of a code as its type counts it', () => {
    const value = (discountType: string) =>
      said({ details: { before: { discountValue: 10 }, after: { discountValue: 15 }, discountType } });
    expect(value('fixed')['Discount value']).toEqual(['$10.00', '$15.00']);
    expect(value('percentage')['Discount value']).toEqual(['10%', '15%']);
    const changed = said({
      details: {
        before: { discountType: 'percentage', discountValue: 10 },
        after: { discountType: 'fixed', discountValue: 10 },
      },
    });
    expect(changed['Discount value']).toEqual(['10%', '$10.00']);
  });

  it('names a record by its reference or name instead of its id', () => {
    expect(nameOf(entry({ names: { booking: { '12': 'WC-0123456789' } } }))).toBe('WC-0123456789');
    expect(nameOf(entry({}))).toBe('12');
    expect(nameOf(entry({ subject: 'categories', subjectId: 'all' }))).toBe('');
  });

  it('names what its fields refer to, and keeps the id of what is gone', () => {
    const names = { category: { '2': 'Wellness' }, partner: { '7': 'Acme' } };
    expect(
      said({
        names,
        details: { before: { categoryIds: [2] }, after: { categoryIds: [2, 3] }, partnerId: 7 },
      }),
    ).toEqual({ Categories: ['Wellness', 'Wellness, 3'], Partner: [null, 'Acme'] });
  });
});
