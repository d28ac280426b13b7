import { recordsAt } from './records-at.ts';

/** Newest first. Uses are counted elsewhere, so they are asked for each time. */
export const {
  query: discountCodesQuery,
  api: discountCodeApi,
  remove: deleteCode,
} = recordsAt('/api/admin/discount-codes');
