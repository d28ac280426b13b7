import type { TaxCategory } from '@wondercast/core/shop/tax/line-tax';

export const TAX_CATEGORY_NAMES: Readonly<Record<TaxCategory, string>> = {
  standard: 'Standard',
  reduced: 'Reduced',
  reduced2: 'Reduced 2',
  reduced3: 'Reduced 3',
  zero: 'Zero',
  exempt: 'Exempt',
};
