import { recordsAt } from './records-at.ts';

/** Newest first. Always read again, because uses are counted elsewhere. */
export const {
  query: discountCodesQuery,
  api: discountCodeApi,
  remove: deleteCode,
} = recordsAt('/api/admin/discount-codes');
