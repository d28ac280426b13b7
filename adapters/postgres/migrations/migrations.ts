import { Accounts } from './accounts.ts';
import { Catalogue } from './catalogue.ts';
import { Initial } from './initial.ts';
import { InvoiceTables } from './invoices.ts';
import { LastDays } from './last-days.ts';
import { Office } from './office.ts';
import { OneOpenPayment } from './one-open-payment.ts';
import { Partners } from './partners.ts';
import { Payments } from './payments.ts';
import { PurchaseOrders } from './purchase-orders.ts';
import { Register } from './register.ts';

/** In the order in which they run. */
export const migrations = [
  { name: 'initial', class: Initial },
  { name: 'accounts', class: Accounts },
  { name: 'payments', class: Payments },
  { name: 'catalogue', class: Catalogue },
  { name: 'office', class: Office },
  { name: 'partners', class: Partners },
  { name: 'invoices', class: InvoiceTables },
  { name: 'register', class: Register },
  { name: 'purchase-orders', class: PurchaseOrders },
  { name: 'last-days', class: LastDays },
  { name: '2026-11-22-one-open-payment', class: OneOpenPayment },
];
