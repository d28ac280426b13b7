import type { CustomerPorts } from './ports.ts';
import { customerDetails } from './use-cases/customer-details.ts';
import { addCustomerNote, removeCustomerNote } from './use-cases/customer-notes.ts';
import { listCustomers } from './use-cases/list-customers.ts';
import { mergeCustomers, separateCustomers } from './use-cases/merge-customers.ts';
import { resetCustomerFactor } from './use-cases/reset-customer-factor.ts';

/** Reading, annotating and merging customers. */
export const customersUseCases = (ports: CustomerPorts) => ({
  listCustomers: listCustomers(ports),
  customerDetails: customerDetails(ports),
  addCustomerNote: addCustomerNote(ports),
  removeCustomerNote: removeCustomerNote(ports),
  mergeCustomers: mergeCustomers(ports),
  resetCustomerFactor: resetCustomerFactor(ports),
  separateCustomers: separateCustomers(ports),
});
