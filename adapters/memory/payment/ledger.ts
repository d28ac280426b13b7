import { isUndecided, laterStatus } from '@wondercast/core/money/payment/entry-status';
import type { LedgerEntry } from '@wondercast/core/money/payment/ledger';
import type { Ledger } from '@wondercast/core/money/payment/ports';
import { isToBePaidOut } from '@wondercast/core/money/payment/returns';
import type { MemorySession } from '../memory-session.ts';

const oldestFirst = (entries: readonly LedgerEntry[]) =>
  entries.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);

export const memoryLedger = (memory: MemorySession): Ledger => {
  const find = (wanted: (entry: LedgerEntry) => boolean) => memory.tables.ledger.all().filter(wanted);
  /** The existing entry with the same key, or with the same provider id and kind; most entries have neither. */
  const known = (given: Pick<LedgerEntry, 'kind' | 'key' | 'providerId'>): LedgerEntry | null =>
    find(
      ({ kind, key, providerId }) =>
        (key !== null && key === given.key) ||
        (providerId !== null && kind === given.kind && providerId === given.providerId),
    )[0] ?? null;
  const add: Ledger['add'] = async (given) => {
    if (known(given)) throw new Error('This movement of money is in the ledger already');
    const entry = { card: null, cardCountry: null, ...given, id: memory.nextId('ledger') };
    memory.tables.ledger.set(entry.id, entry);
    return entry;
  };
  return {
    add,
    report: async (given) => {
      const before = known(given);
      if (!before) {
        await add(given);
        return;
      }
      const status = laterStatus(before.status, given.status);
      const providerId = before.providerId ?? given.providerId;
      memory.tables.ledger.set(before.id, { ...before, status, providerId });
    },
    byKey: async (key) => find((entry) => entry.key === key)[0] ?? null,
    byId: async (id) => memory.tables.ledger.get(id) ?? null,
    toPayOut: async () => oldestFirst(find(isToBePaidOut)),
    settle: async (id) => {
      const entry = memory.tables.ledger.get(id);
      if (entry) memory.tables.ledger.set(id, { ...entry, status: 'succeeded' });
    },
    ofBooking: async (bookingId) => oldestFirst(find((entry) => entry.bookingId === bookingId)),
    ofBookings: async (bookingIds) =>
      oldestFirst(find(({ bookingId }) => bookingId !== null && bookingIds.includes(bookingId))),
    ofIntent: async (intentId) => oldestFirst(find((entry) => entry.intentId === intentId)),
    attach: async (intentId, bookingId) => {
      const attached = find((each) => each.intentId === intentId);
      for (const entry of attached) memory.tables.ledger.set(entry.id, { ...entry, bookingId });
      return attached;
    },
    rename: async (accountId, name) => {
      for (const entry of find(({ actor }) => actor?.accountId === accountId))
        memory.tables.ledger.set(entry.id, { ...entry, actor: { accountId, name } });
    },
    anonymise: async (bookingId, payee) => {
      for (const entry of find((each) => each.bookingId === bookingId)) {
        const note = isToBePaidOut(entry) ? payee : null;
        memory.tables.ledger.set(entry.id, { ...entry, note, actor: null, card: null });
      }
    },
    forgetCardCountries: async (bookingId) => {
      for (const entry of find((each) => each.bookingId === bookingId))
        memory.tables.ledger.set(entry.id, { ...entry, cardCountry: null });
    },
    expireCardCountries: async (before) => {
      const documented = new Set(memory.tables.invoices.all().map(({ bookingId }) => bookingId));
      for (const entry of find(({ at, cardCountry }) => at < before && cardCountry !== null))
        if (entry.bookingId === null || !documented.has(entry.bookingId))
          memory.tables.ledger.set(entry.id, { ...entry, cardCountry: null });
    },
    unanswered: async (before) =>
      oldestFirst(
        find(
          (entry) => entry.kind === 'refund' && isUndecided(entry) && entry.key !== null && entry.at < before,
        ),
      ),
  };
};
