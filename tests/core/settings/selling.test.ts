import { settingFields } from '@wondercast/core/shop/settings/registry';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../support/profile.ts';

const messageOf = (taxPercent: unknown) =>
  settingFields.selling.safeParse({ ...aProfile().selling, taxPercent }).error?.issues[0]?.message ?? null;

describe('the tax of the settings', () => {
  it.each([0, 1, 7.7, 20, 8.875, 9.1234, 8.1001, 99.9999])('may be %s percent', (percent) => {
    expect(messageOf(percent)).toBeNull();
  });

  it.each([8.87512, 9.12345, 20.00001, 1.0000001])(
    'is never rounded: %s percent has too many decimals',
    (percent) => {
      expect(messageOf(percent)).toBe('Must have at most four decimals, such as 8.875');
    },
  );
});
