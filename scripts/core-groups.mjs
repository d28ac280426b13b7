/**
 * The groups of core with their slices, in dependency order. A slice may only import those before it. The import rules, their tests
 * and the READMEs of core use this list.
 */
export const CORE_GROUPS = {
  kernel: [],
  people: ['audit', 'account', 'partners'],
  calendar: ['scheduling', 'staffing'],
  shop: ['media', 'policy', 'pricing', 'tax', 'settings', 'catalogue'],
  buying: ['cart', 'discount', 'free-times', 'quote'],
  money: ['payment'],
  bookings: ['booking', 'taxing', 'invoicing', 'reviews', 'changes', 'settlement', 'checkout'],
  telling: ['notices'],
  desk: ['records', 'office', 'customers', 'delivery', 'hosts', 'order', 'privacy'],
};

/** All slices as paths below core, in their order. */
export const CORE_SLICES = Object.entries(CORE_GROUPS).flatMap(([group, slices]) =>
  slices.map((slice) => `${group}/${slice}`),
);
