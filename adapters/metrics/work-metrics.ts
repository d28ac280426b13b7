import { Counter, type Registry } from 'prom-client';
import { PAYMENTS, type WorkCounts } from './work-counts.ts';

const MAILS = ['sent', 'failed'] as const;
const BOOKINGS = ['paid', 'unpaid'] as const;

export const workMetrics = (registry: Registry): WorkCounts => {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter<Label>({ name, help, labelNames, registers: [registry] });
  const mails = counter(
    'wondercast_mails_total',
    'Mails handed over to the mail server, and attempts that failed',
    ['result'],
  );
  const jobs = counter('wondercast_jobs_total', 'Attempts at jobs by task, done and failed', [
    'task',
    'result',
  ]);
  const bookings = counter(
    'wondercast_bookings_placed_total',
    'Bookings placed, paid at once or to be paid',
    ['payment'],
  );
  const payments = counter(
    'wondercast_payments_total',
    'Payments by card, refunds asked for, and payments noted by hand',
    ['kind'],
  );
  const limited = counter('wondercast_rate_limited_total', 'Requests that a rate limit refused', ['limit']);
  // Starting at 0 makes the first increase visible in Prometheus.
  for (const result of MAILS) mails.inc({ result }, 0);
  for (const payment of BOOKINGS) bookings.inc({ payment }, 0);
  for (const kind of PAYMENTS) payments.inc({ kind }, 0);
  return {
    mail: (result) => mails.inc({ result }),
    job: (task, result) => jobs.inc({ task, result }),
    booking: (payment) => bookings.inc({ payment }),
    payment: (kind) => payments.inc({ kind }),
    rateLimited: (limit) => limited.inc({ limit }),
  };
};
