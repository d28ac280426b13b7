/**
 * What core consists of: its groups with their slices, from the ground up. A slice may import what stands before it, never back;
 * the import rules, their planted violations and the READMEs of core all go by this list.
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
