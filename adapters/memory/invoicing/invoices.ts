import { numberIn, seriesOf } from '@wondercast/core/bookings/invoicing/invoice';
import type { Invoices } from '@wondercast/core/bookings/invoicing/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryInvoices = (memory: MemorySession): Invoices => {
  const all = () => memory.tables.invoices.all();
  return {
    issue: async (invoice) => {
      const { invoices, invoiceSeries } = memory.tables;
      const series = seriesOf(invoice);
      const place = (invoiceSeries.get(series) ?? 0) + 1;
      const issued = { ...invoice, id: memory.nextId('invoices'), number: numberIn(series, place) };
      invoiceSeries.set(series, place);
      invoices.set(issued.id, issued);
      return issued;
    },
    byId: async (id) => memory.tables.invoices.get(id) ?? null,
    ofBooking: async (bookingId) => all().filter((invoice) => invoice.bookingId === bookingId),
    ofBookings: async (bookingIds) => all().filter(({ bookingId }) => bookingIds.includes(bookingId)),
    page: async ({ limit, before, named = null }) => {
      const meant = all().filter(
        ({ number, reference }) => named === null || number === named || reference === named,
      );
      const older = meant.filter(({ id }) => before === null || id < before).toReversed();
      return { invoices: older.slice(0, limit), total: meant.length, more: older.length > limit };
    },
    file: async (id) => memory.tables.invoiceFiles.get(id) ?? null,
    keepFile: async (id, file) => {
      const { invoiceFiles } = memory.tables;
      if (invoiceFiles.get(id)) return false;
      invoiceFiles.set(id, file);
      return true;
    },
    expire: async (before) => {
      const { invoices, invoiceFiles } = memory.tables;
      for (const { id, issuedAt } of all()) {
        if (issuedAt >= before) continue;
        invoices.delete(id);
        invoiceFiles.delete(id);
      }
    },
  };
};
