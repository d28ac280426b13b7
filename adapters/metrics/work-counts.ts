export const PAYMENTS = ['charge', 'refund', 'offline'] as const;
/** What happened to money: taken by card, refunded, or recorded by an administrator. */
export type PaymentKind = (typeof PAYMENTS)[number];

export const isPayment = (kind: string): kind is PaymentKind => PAYMENTS.some((each) => each === kind);

/** Counts business events where they happen. */
export interface WorkCounts {
  mail(result: 'sent' | 'failed'): void;
  job(task: string, result: 'done' | 'failed'): void;
  booking(payment: 'paid' | 'unpaid'): void;
  payment(kind: PaymentKind): void;
  rateLimited(limit: string): void;
}
