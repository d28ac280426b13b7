import { recordOf } from '../../people/audit/record.ts';
import { DISCOUNT_CODE } from './discount-code-record.ts';

/** What the audit log records of a code: the fields that an administrator may change. */
export const recordOfCode = recordOf(DISCOUNT_CODE);
