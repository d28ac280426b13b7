import { groupedIban, isBic, isIban, plainIban } from '@wondercast/core/shop/settings/iban';
import { settingFields } from '@wondercast/core/shop/settings/registry';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../support/profile.ts';

/** Examples of the registry. */
const GOOD = [
  'GB82 WEST 1234 5698 7654 32',
  'de89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'NO93 8601 1117 947',
];

describe('an IBAN', () => {
  it.each(GOOD)('is good when its check digits fit: %s', (text) => {
    expect(isIban(plainIban(text))).toBe(true);
    expect(groupedIban(plainIban(text))).toBe(text.toUpperCase());
  });

  it('is not when any two digits are exchanged, or one is wrong or missing', () => {
    const good = plainIban(GOOD[1] ?? '');
    for (let at = 4; at < good.length - 1; at++) {
      const [a, b] = [good[at] ?? '', good[at + 1] ?? ''];
      if (a !== b) expect(isIban(good.slice(0, at) + b + a + good.slice(at + 2))).toBe(false);
      expect(isIban(good.slice(0, at) + ((Number(a) + 1) % 10) + good.slice(at + 1))).toBe(false);
    }
    expect(isIban(good.slice(0, -1))).toBe(false);
    expect(isIban('')).toBe(false);
  });

  it('has the length of its country', () => {
    // The check digits fit, but a Norwegian IBAN has 15 characters and there is no country XX.
    expect(isIban('NO8586011117947000')).toBe(false);
    expect(isIban('XX17860111179470')).toBe(false);
  });

  it('comes with a BIC of a country', () => {
    expect(['WESTGB22', 'WESTGB22XXX'].every(isBic)).toBe(true);
    expect(['WEST', 'WESTXX22', 'WESTGB2', '1ESTGB22'].some(isBic)).toBe(false);
  });

  it('is kept plain, and refused at its field', () => {
    const selling = aProfile().selling;
    const judge = (change: object) => settingFields.selling.safeParse({ ...selling, ...change });
    expect(judge({ iban: 'gb82 west 1234 5698 7654 32', bic: 'westgb22' }).data).toMatchObject({
      iban: 'GB82WEST12345698765432',
      bic: 'WESTGB22',
    });
    const refused = judge({
      iban: 'GB82 WEST 1234 5698 7654 33',
      bic: 'WEST',
      invoicePrefix: 'CN',
      taxPercent: 0.2,
    });
    expect(refused.error?.issues.map(({ path }) => path[0])).toEqual([
      'taxPercent',
      'iban',
      'bic',
      'invoicePrefix',
    ]);
  });
});
