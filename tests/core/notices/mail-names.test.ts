import { SELLING } from '@wondercast/core/shop/settings/selling-record';
import { readMailName } from '@wondercast/core/telling/notices/mail-names';
import { describe, expect, it } from 'vitest';

const REFERENCE = 'BK-7F3K9Q2M';
const read = (name: string) =>
  readMailName({ messageId: `${name}-${REFERENCE}@wondercast.example` }, { reference: REFERENCE });

describe('the mail of an invoice', () => {
  it.each(['INV', 'RE24', '2026', '7', 'A1B2C3D4'])(
    'is known by its name when the prefix is %s',
    (prefix) => {
      expect(SELLING.invoicePrefix.rule.parse(prefix)).toBe(prefix);
      const invoice = { name: 'invoice', parts: [] };
      expect(read(`invoice-${prefix}-2026-0041`)).toEqual(invoice);
      expect(read(`invoice-${prefix}-2026-0041-again-Xy7`)).toEqual(invoice);
    },
  );

  it('is told apart from names that are not one', () => {
    expect(read('invoice-inv-2026-0041')).toBeNull();
    expect(read('invoice-INV')).toBeNull();
  });
});
