export const PAYMENTS = ['charge', 'refund', 'offline'] as const;
/** Money taken by card, asked to go back, and noted by an administrator. */
export type PaymentKind = (typeof PAYMENTS)[number];

export const isPayment = (kind: string): kind is PaymentKind => PAYMENTS.some((each) => each === kind);

/** Counts what the shop does, where it happens. */
export interface WorkCounts {
  mail(result: 'sent' | 'failed'): void;
  job(task: string, result: 'done' | 'failed'): void;
  booking(payment: 'paid' | 'unpaid'): void;
  payment(kind: PaymentKind): void;
  rateLimited(limit: string): void;
}
