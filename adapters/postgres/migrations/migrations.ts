import { Accounts } from './accounts.ts';
import { bookingSums } from './booking-sums.ts';
import { Catalogue } from './catalogue.ts';
import { CatalogueChangeTable } from './catalogue-changes.ts';
import type { SendEvent } from './in-steps.ts';
import { Initial } from './initial.ts';
import { InvoiceTables } from './invoices.ts';
import { JobOutbox } from './job-outbox.ts';
import { lastBackup } from './last-backup.ts';
import { lastDays } from './last-days.ts';
import { office } from './office.ts';
import { oneOpenPayment } from './one-open-payment.ts';
import { Partners } from './partners.ts';
import { Payments } from './payments.ts';
import { PurchaseOrders } from './purchase-orders.ts';
import { register } from './register.ts';

/** In the order in which they run. */
export const migrations = (tell: SendEvent) => [
  { name: 'initial', class: Initial },
  { name: 'accounts', class: Accounts },
  { name: 'payments', class: Payments },
  { name: 'catalogue', class: Catalogue },
  { name: 'office', class: office(tell) },
  { name: 'partners', class: Partners },
  { name: 'invoices', class: InvoiceTables },
  { name: 'register', class: register(tell) },
  { name: 'purchase-orders', class: PurchaseOrders },
  { name: 'last-days', class: lastDays(tell) },
  { name: '2026-11-22-one-open-payment', class: oneOpenPayment(tell) },
  { name: 'job-outbox', class: JobOutbox },
  { name: 'catalogue-changes', class: CatalogueChangeTable },
  { name: '2026-11-22-last-backup', class: lastBackup(tell) },
  { name: 'booking-sums', class: bookingSums(tell) },
];
