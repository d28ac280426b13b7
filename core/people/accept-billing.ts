import { z } from 'zod';
import { accept } from '../kernel/refusal.ts';
import { type Billing, billingRule } from './billing.ts';
import type { SentBilling } from './sent-billing.ts';

const judged = z.object({ billing: billingRule.nullable() });

/**
 * The billing address that was sent; null where none was.
 * @throws Refusal 'invalid' at `billing.…`
 */
export const acceptBilling = (sent: SentBilling | undefined): Billing | null =>
  accept(judged, { billing: sent ?? null }).billing;
