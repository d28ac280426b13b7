import type { Billing } from '@wondercast/core/people/billing';
import type { Wire } from './wire.ts';

export const encodeBilling = (billing: Billing | null): Wire<'Billing'> =>
  billing && { ...billing, lines: [...billing.lines] };
