export const CUSTOMER_NOT_FOUND = 'Customer not found';
export const MERGED_WITH_ITSELF = 'A customer cannot be merged with themselves.';
export const MERGED_ALREADY = 'This customer was merged with another one meanwhile.';
export const NOT_MERGED = 'These customers are not merged.';
