import { seriesOf } from '@wondercast/core/bookings/invoicing/invoice';
import { DEMO_KINDS, type DemoKind } from '@wondercast/core/desk/office/demo';
import type { DemoRecords } from '@wondercast/core/desk/office/ports';
import { memoryBookings } from '../booking/bookings.ts';
import type { MemorySession } from '../memory-session.ts';

/** Changes by this actor are made by the shop itself and do not count as edits. */
const MACHINE = 'machine';

export const memoryDemoRecords = (memory: MemorySession): DemoRecords => {
  const { tables } = memory;
  const stampOfBooking = (id: number): string | null => {
    if (!tables.bookings.get(id)) return null;
    const own = <Row extends { readonly bookingId: number | null }>(rows: readonly Row[]) =>
      rows.filter(({ bookingId }) => bookingId === id).length;
    const noted = tables.audit
      .all()
      .filter(
        ({ actor, subject, subjectId }) =>
          actor.name !== MACHINE &&
          ((subject === 'booking' && subjectId === String(id)) ||
            (subject === 'session' && subjectId.startsWith(`${id}-`))),
      ).length;
    return [own(tables.ledger.all()), own(tables.bookingChanges.all()), noted].join('.');
  };
  const versionOf = (row: { readonly version: number } | undefined): string | null =>
    row ? String(row.version) : null;
  const stampOf: Readonly<Record<DemoKind, (id: number) => string | null>> = {
    booking: stampOfBooking,
    host: (id) => {
      const host = tables.hosts.get(id);
      const absences = tables.hostAbsences.all().filter(({ hostId }) => hostId === id).length;
      return host ? `${host.version}.${absences}` : null;
    },
    experience: (id) => versionOf(tables.experiences.get(id)),
    category: (id) => versionOf(tables.categories.get(id)),
    'add-on': (id) => versionOf(tables.addOns.get(id)),
    'discount-code': (id) => {
      const code = tables.discountCodes.get(id);
      return code ? `${code.version}.${code.currentUses}` : null;
    },
    logo: (id) => tables.logos.get(id)?.updatedAt.toISOString() ?? null,
    // A demo review without a booking cannot be edited, so its stamp is constant.
    review: (id) => (tables.reviews.get(id) ? '-' : null),
  };
  const marked = () =>
    tables.demoRecords
      .all()
      .toSorted((a, b) => DEMO_KINDS.indexOf(a.kind) - DEMO_KINDS.indexOf(b.kind) || a.id - b.id);
  return {
    mark: async (kind, ids) => {
      for (const id of ids) {
        const stamp = stampOf[kind](id);
        if (stamp !== null) tables.demoRecords.set(`${kind} ${id}`, { kind, id, stamp });
      }
    },
    all: async () =>
      marked().flatMap(({ kind, id, stamp }) => {
        const now = stampOf[kind](id);
        return now === null ? [] : [{ kind, id, touched: now !== stamp }];
      }),
    inUseBesides: async (bookingIds) => {
      const others = tables.bookings.all().filter(({ id }) => !bookingIds.includes(id));
      const otherIds = new Set(others.map(({ id }) => id));
      const experiences = new Set(
        others.flatMap(({ lines }) => lines.map(({ experienceId }) => experienceId)),
      );
      const assigned = tables.assignments.all().filter(({ bookingId }) => otherIds.has(bookingId));
      const hosts = new Set(assigned.map(({ hostId }) => hostId));
      const codeIds = new Set([...otherIds].flatMap((id) => tables.redemptions.get(id) ?? []));
      const used: Partial<Record<DemoKind, ReadonlySet<number | null>>> = {
        experience: experiences,
        host: hosts,
        'discount-code': codeIds,
      };
      return marked().filter(({ kind, id }) => used[kind]?.has(id) ?? false);
    },
    // Units of work run one after another, so nothing needs a lock.
    lock: async () => {},
    removeBookings: async (ids) => {
      const bookings = memoryBookings(memory);
      for (const id of ids) await bookings.remove(id);
      for (const { id, bookingId } of tables.revenueChanges.all())
        if (ids.includes(bookingId)) tables.revenueChanges.delete(id);
      for (const { id, bookingId } of tables.ledger.all())
        if (bookingId !== null && ids.includes(bookingId)) tables.ledger.delete(id);
      for (const { id, bookingId } of tables.numberChecks.all())
        if (ids.includes(bookingId)) tables.numberChecks.delete(id);
      const gone = tables.invoices.all().filter(({ bookingId }) => ids.includes(bookingId));
      for (const { id } of gone) {
        tables.invoices.delete(id);
        tables.invoiceFiles.delete(id);
      }
      const issued = new Set(gone.map(seriesOf));
      const numbers = tables.invoices.all().map(({ number }) => number);
      for (const series of issued)
        if (!numbers.some((number) => number.startsWith(`${series}-`))) tables.invoiceSeries.delete(series);
    },
    removeHosts: async (ids) => {
      for (const id of ids) {
        tables.hosts.delete(id);
        tables.hostFeeds.delete(id);
        tables.hostBusyTimes.delete(id);
      }
      for (const absence of tables.hostAbsences.all())
        if (ids.includes(absence.hostId)) tables.hostAbsences.delete(absence.id);
      for (const { tokenHash, hostId } of tables.hostLinks.all())
        if (ids.includes(hostId)) tables.hostLinks.delete(tokenHash);
    },
    forget: async () => {
      for (const { kind, id } of tables.demoRecords.all()) tables.demoRecords.delete(`${kind} ${id}`);
    },
  };
};
