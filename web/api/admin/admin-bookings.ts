import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import { wasAccepted } from '@wondercast/core/bookings/booking/booking-mail';
import { isLineOver } from '@wondercast/core/bookings/booking/units-in-words';
import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { wholeBooking } from '../booking/whole-booking.ts';
import { sessionFetch } from '../session/session-fetch.ts';
import type { Body } from '../transport/contract.ts';
import { type Mutation, mutation } from '../transport/mutation.ts';
import { type ListPage, readPage } from '../transport/read-page.ts';
import { ApiError, addressOf, answerOf, type QueryContext, read } from '../transport/transport.ts';
import type { AdminBookingWire, BookingRowWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';
import type { BookingsShown } from './bookings-shown.ts';
import { countedPage } from './counted-page.ts';
import type { Edit, RecordApi } from './record-api.ts';

/** Retried twice when it fails (specification §9). */
const RETRIES = 2;

/** Rows per page of the table. */
export const BOOKINGS_PAGE_SIZE = 50;

const PATH = '/api/admin/bookings';

const pagesKey = [...adminKey, 'bookings'] as const;

/** A refusal is not retried, because the server would refuse again. */
const again = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof ApiError && error.status < 500);

const readRows =
  (shown: BookingsShown) =>
  async (context: QueryContext): Promise<ListPage<BookingRowWire>> =>
    (await readPage(PATH, { query: { ...shown, fields: 'row', limit: BOOKINGS_PAGE_SIZE } })(
      context,
    )) as ListPage<BookingRowWire>;

/** One page of the list with these filters. */
export const bookingsPageQuery = (shown: BookingsShown) =>
  queryOptions({
    queryKey: [...pagesKey, shown],
    queryFn: countedPage(shown.search, readRows(shown)),
    retry: again,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const oneKey = (id: number) => [...adminKey, 'booking', id] as const;

export const adminBookingQuery = (id: number) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: (context) =>
      wholeBooking((sessionsFrom) =>
        read(`${PATH}/{id}`, { path: { id }, query: sessionsFrom > 0 ? { sessionsFrom } : {} })(context),
      ),
    retry: again,
    staleTime: 0,
  });

/** A mail as it was last sent. Sending it again changes it. */
export const bookingMailQuery = (id: number, messageId: string) =>
  queryOptions({
    queryKey: [...adminKey, 'booking-mail', id, messageId],
    queryFn: read(`${PATH}/{id}/mails/{messageId}`, { path: { id, messageId } }),
    staleTime: 0,
  });

/** The file with all pages of this list, for spreadsheets. */
export const exportAddress = ({ cursor: _page, ...shown }: BookingsShown): string =>
  addressOf('/api/admin/bookings.csv', { query: shown });

/** The `owed` part of a changed booking, for lists of unpaid bookings. */
const owedOf = ({ openAmount, invoice, mails }: AdminBookingWire): BookingRowWire['owed'] => ({
  amount: openAmount,
  invoice,
  sentAt: mails.find(({ kind, state }) => kind === 'invoice' && wasAccepted({ state }))?.at ?? null,
});

/** A changed booking as a row of the table. */
const rowOf = (changed: AdminBookingWire): BookingRowWire => {
  const [first] = changed.items;
  const experience = first?.experience ?? null;
  return {
    ...{ id: changed.id, bookingReference: changed.bookingReference, partner: changed.partner },
    ...{ firstName: changed.firstName, lastName: changed.lastName, email: changed.email },
    ...{ companyName: changed.companyName, totalPrice: changed.totalPrice, createdAt: changed.createdAt },
    currency: changed.currency,
    ...{ confirmed: changed.confirmed, cancelled: changed.cancelled, version: changed.version },
    ...{ paymentStatus: changed.paymentStatus, deliveryStatus: changed.deliveryStatus },
    experience: experience && { title: experience.title, imageUrl: experience.imageUrl },
    lines: changed.items.length,
    cancelledLines: changed.items.filter(isLineOver).length,
    lineCancelled: first !== undefined && isLineOver(first),
    slotCancelled: changed.sessions.some((each) => each.line === 0 && each.unit === 0 && !takesPlace(each)),
    slot: first?.slots[0] ?? null,
    owed: null,
  };
};

/** Stores a changed booking in all queries at once. Its row stays in place even when it no longer matches the filter. */
export const storeBooking = (client: QueryClient, changed: AdminBookingWire): void => {
  if (changed.sessionsLeftOut === undefined) client.setQueryData(oneKey(changed.id), changed);
  else void client.invalidateQueries({ queryKey: oneKey(changed.id) });
  client.setQueriesData<ListPage<BookingRowWire>>(
    { queryKey: pagesKey },
    (page) =>
      page && {
        ...page,
        items: page.items.map((booking) =>
          booking.id === changed.id ? { ...rowOf(changed), owed: booking.owed && owedOf(changed) } : booking,
        ),
      },
  );
  for (const name of ['overview', 'sessions', 'ledger', 'audit'])
    void client.invalidateQueries({ queryKey: [...adminKey, name] });
};

export type BookingStatus =
  | { readonly confirmed: boolean }
  | { readonly paymentStatus: 'pending' | 'paid' }
  | { readonly deliveryStatus: 'pending' | 'delivered' };

const sendStatus = (id: number, status: BookingStatus): Promise<AdminBookingWire> => {
  const path = { id };
  if ('confirmed' in status)
    return write('patch', `${PATH}/{id}/confirmation-status`, { path, body: status });
  if ('paymentStatus' in status) return write('patch', `${PATH}/{id}/payment-status`, { path, body: status });
  return write('patch', `${PATH}/{id}/delivery-status`, { path, body: status });
};

export interface StatusChange {
  readonly id: number;
  readonly status: BookingStatus;
}

/** Sets one of the three statuses; the others stay. */
export const setBookingStatus = mutation({
  send: ({ id, status }: StatusChange) => sendStatus(id, status),
  refresh: (client, changed) => {
    if (changed) storeBooking(client, changed);
    // The booking may have been deleted or changed meanwhile.
    else void client.invalidateQueries({ queryKey: pagesKey });
  },
  refreshOnFailure: true,
});

interface Schedule {
  readonly booking: AdminBookingWire;
  /** The slots of each line, in order. */
  readonly slots: readonly (readonly Slot[])[];
}

export const scheduleBooking = mutation({
  send: ({ booking: { id, version }, slots }: Schedule) =>
    write('patch', `${PATH}/{id}/slots`, {
      path: { id },
      body: { items: slots.map((each) => ({ slots: [...each] })), version },
    }),
  refresh: (client, changed) => changed && storeBooking(client, changed),
});

interface NewBooking {
  readonly body: Body<'/api/admin/bookings', 'post'>;
  /** Idempotency key: a retry after a broken connection creates the booking only once. */
  readonly idempotencyKey: string;
}

export const bookForCustomer = mutation({
  send: (booking: NewBooking) => write('post', PATH, booking),
  refresh: (client) => client.invalidateQueries({ queryKey: adminKey }),
});

type Correction = Omit<Body<'/api/admin/bookings/{id}/customer', 'patch'>, 'version'>;

/** The customer of a booking. */
export const customerApi: RecordApi<Correction, AdminBookingWire> = {
  current: (client, id) => client.fetchQuery(adminBookingQuery(id)),
  update: mutation({
    send: ({ id, changes }: Edit<Correction>) =>
      write('patch', `${PATH}/{id}/customer`, { path: { id }, body: changes }),
    refresh: (client, changed) => changed && storeBooking(client, changed),
  }),
};

export const deleteBooking: Mutation<number, void> = {
  mutationFn: async (id, { client }) => {
    try {
      await write('delete', `${PATH}/{id}`, { path: { id } });
      client.removeQueries({ queryKey: oneKey(id) });
    } finally {
      void client.invalidateQueries({ queryKey: [...adminKey, 'overview'] });
      void client.invalidateQueries({ queryKey: [...adminKey, 'sessions'] });
      await client.invalidateQueries({ queryKey: pagesKey });
    }
  },
};

export const resendInvoice: Mutation<number, void> = {
  mutationFn: async (id, { client }) => {
    try {
      await write('post', `${PATH}/{id}/resend-invoice`, { path: { id }, idempotencyKey: newKey() });
    } finally {
      // Every attempt is recorded in the send log.
      void client.invalidateQueries({ queryKey: oneKey(id) });
    }
  },
};

interface MailOfBooking {
  readonly id: number;
  readonly messageId: string;
}

export const resendMail: Mutation<MailOfBooking, void> = {
  mutationFn: async ({ id, messageId }, { client }) => {
    try {
      await write('post', `${PATH}/{id}/mails/{messageId}/resend`, {
        path: { id, messageId },
        idempotencyKey: newKey(),
      });
    } finally {
      // Every attempt is recorded in the send log.
      void client.invalidateQueries({ queryKey: oneKey(id) });
    }
  },
};

/** Downloads the invoice. */
const readInvoice = async (id: number): Promise<Blob> => {
  const response = await sessionFetch(addressOf('/api/bookings/{id}/invoice-pdf', { path: { id } }));
  if (!response.ok) await answerOf(response);
  return response.blob();
};

export const downloadInvoice: Mutation<number, Blob> = { mutationFn: readInvoice };
