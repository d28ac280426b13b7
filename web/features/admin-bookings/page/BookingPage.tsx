import { useQuery } from '@tanstack/react-query';
import { peopleWords } from '@wondercast/core/bookings/booking/needs';
import { isLineOver } from '@wondercast/core/bookings/booking/units-in-words';
import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { localDate } from '@wondercast/core/kernel/calendar';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Mail from 'lucide-react/icons/mail';
import { useCallback, useState } from 'react';
import { showBooking } from '../../../addresses/booking-address.ts';
import { showHistory } from '../../../addresses/history-address.ts';
import { useAddress } from '../../../addresses/use-address.ts';
import { adminBookingQuery, bookingsPageQuery } from '../../../api/admin/admin-bookings.ts';
import { bookingsShownOf } from '../../../api/admin/bookings-shown.ts';
import { useMay } from '../../../api/session/use-may.ts';
import { ApiError } from '../../../api/transport/transport.ts';
import type { AdminBookingWire } from '../../../api/transport/wire.ts';
import { shownAmount } from '../../../ui/formats/amount.ts';
import { cancelledWords } from '../../../ui/formats/cancelled-words.ts';
import { formatInstant } from '../../../ui/formats/format-date.ts';
import { formatDay } from '../../../ui/formats/format-day.ts';
import { leaveTo } from '../../../ui/forms/leaving.ts';
import { ButtonHref } from '../../../ui/primitives/ButtonHref.tsx';
import { IconButton } from '../../../ui/primitives/IconButton.tsx';
import { Link } from '../../../ui/primitives/Link.tsx';
import { LoadFailure } from '../../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../../ui/primitives/Note.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton.tsx';
import { Small, Soft, TextLink } from '../../../ui/primitives/Text.tsx';
import { Needs } from '../../../ui/shop/Needs.tsx';
import { PolicyGroups } from '../../../ui/shop/PolicyGroups.tsx';
import { BookedLines } from '../BookedLines.tsx';
import { CustomerFacts, SummaryFacts } from '../BookingFacts.tsx';
import { type BookingForm, BookingForms } from '../BookingForms.tsx';
import { BookingNotes } from '../BookingNotes.tsx';
import { customerOf, titleOf } from '../booking-words.ts';
import { Invoices } from '../Invoices.tsx';
import { MailLog } from '../MailLog.tsx';
import { Money } from '../Money.tsx';
import { NumberChecks } from '../NumberChecks.tsx';
import { ConfirmationStatus, DeliveryStatus, PaymentStatus } from '../StatusCells.tsx';
import { useInvoiceFile } from '../use-invoice-file.ts';
import { type Action, ChangeMenu } from './ChangeMenu.tsx';
import { OpenMoney } from './MoneyStep.tsx';
import { NextStep } from './NextStep.tsx';
import { PageSessions } from './PageSessions.tsx';
import { PageTimeline } from './PageTimeline.tsx';
import { Columns, Crumbs, Head, Padded, Part } from './page-look.ts';
import { useEscape, useTopOfPage } from './use-page.ts';

/** The previous and next booking in the list from which this one was opened, and its position. */
function useNeighbours(id: number) {
  const [parameters] = useAddress();
  const shown = bookingsShownOf(parameters);
  const { data } = useQuery({ ...bookingsPageQuery(shown), enabled: false });
  const at = data?.items.findIndex((each) => each.id === id) ?? -1;
  if (!data || at < 0) return null;
  return {
    before: data.items[at - 1]?.id ?? null,
    after: data.items[at + 1]?.id ?? null,
    words: shown.cursor ? null : `${at + 1} of ${data.total}`,
  };
}

/** Special requests: those of the sessions that take place, and those of the guests. */
const needsOf = ({ items, sessions, specialRequests }: AdminBookingWire): readonly string[] => [
  ...new Set(
    [
      ...items.filter((line) => !isLineOver(line)).flatMap(({ addOns }) => addOns.map(({ name }) => name)),
      ...sessions.filter(takesPlace).map(({ guestNotes }) => guestNotes),
      specialRequests,
    ].flatMap((each) => each || []),
  ),
];

/** Such as `Harbour Pine, 60 people`. */
const headingOf = (booking: AdminBookingWire): string => {
  const people = booking.sessions.filter(takesPlace).map(({ headcount }) => headcount);
  const most = people.every((count) => count === null)
    ? null
    : Math.max(...people.map((count) => count ?? 0));
  return [booking.companyName || customerOf(booking), peopleWords(most)].filter(Boolean).join(', ');
};

/** `Dana Okafor booked Nov 26, 2026. Bean to Bar Chocolate Tasting and one more.` */
const summaryOf = (booking: AdminBookingWire): string => {
  const more = booking.items.length - 1;
  return `${customerOf(booking)} booked ${formatInstant(booking.createdAt)}. ${titleOf(booking)}${more > 0 ? ` and ${more} more` : ''}.`;
};

/** `$1,468.75 due Dec 26, 2026`. */
const moneyWords = ({ openAmount, invoice, totalPrice }: AdminBookingWire): string =>
  openAmount > 0
    ? `${shownAmount(openAmount)} ${invoice?.dueOn ? `due ${formatDay(localDate(invoice.dueOn))}` : 'open'}`
    : `${shownAmount(totalPrice)}, nothing open`;

interface BookingPageProps {
  readonly id: number;
  readonly onResend: (booking: AdminBookingWire) => void;
  readonly onDelete: (booking: AdminBookingWire) => void;
}

/** A booking's own page with all details and actions. */
export default function BookingPage({ id, onResend, onDelete }: BookingPageProps) {
  const [, change] = useAddress();
  const { data: booking, error, isFetching, refetch } = useQuery(adminBookingQuery(id));
  const neighbours = useNeighbours(id);
  const close = useCallback(() => leaveTo(() => change(showBooking(null))), [change]);
  const step = (to: number | null) =>
    to !== null && leaveTo(() => change(showBooking(to), { replace: true }));
  useEscape(close);
  const heading = useTopOfPage(id, booking !== undefined);
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Crumbs aria-label="Where this is">
        <TextLink
          as={Link}
          to="/admin?tab=bookings"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            close();
          }}
        >
          Bookings
        </TextLink>
        <span aria-hidden="true">/</span>
        <b>{booking?.bookingReference ?? 'Booking'}</b>
        {neighbours && (
          <span>
            <IconButton
              small
              aria-label="The booking before"
              disabled={neighbours.before === null}
              onClick={() => step(neighbours.before)}
            >
              <ChevronLeft size={18} strokeWidth={1.75} />
            </IconButton>
            {neighbours.words && <span>{neighbours.words}</span>}
            <IconButton
              small
              aria-label="The booking after"
              disabled={neighbours.after === null}
              onClick={() => step(neighbours.after)}
            >
              <ChevronRight size={18} strokeWidth={1.75} />
            </IconButton>
          </span>
        )}
      </Crumbs>
      {!booking && isMissing && <Soft>This booking has been deleted.</Soft>}
      {!booking && error && !isMissing && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          <b>Failed to load the booking</b>
          <span>{` ${error.message}`}</span>
        </LoadFailure>
      )}
      {!booking && !error && <Skeleton $height="320px" $radius="var(--r-lg)" aria-busy="true" />}
      {booking && (
        <Loaded
          key={id}
          booking={booking}
          heading={heading}
          onResend={() => onResend(booking)}
          onDelete={() => onDelete(booking)}
        />
      )}
    </>
  );
}

interface LoadedProps {
  readonly booking: AdminBookingWire;
  readonly heading: ReturnType<typeof useTopOfPage>;
  readonly onResend: () => void;
  readonly onDelete: () => void;
}

function Loaded({ booking, heading, onResend, onDelete }: LoadedProps) {
  const { id, bookingReference, email, cancelled } = booking;
  const [, change] = useAddress();
  const [form, setForm] = useState<BookingForm | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [may, maySend, mayMoney, mayInvoices, mayAudit] = [
    useMay('bookings:write'),
    useMay('invoices:send'),
    useMay('payments:read'),
    useMay('invoices:read'),
    useMay('audit:read'),
  ];
  const { download } = useInvoiceFile(id);
  const show = (session: string) =>
    leaveTo(() => {
      setOpen(session);
      requestAnimationFrame(() =>
        document.querySelector('[data-open-session]')?.scrollIntoView({ block: 'start', behavior: 'smooth' }),
      );
    });
  const actions: readonly (Action | false)[] = [
    may && { label: 'Correct customer', on: () => setForm('customer') },
    may && {
      label: booking.user ? 'Take the account away' : 'Link to account',
      on: () => setForm('account'),
    },
    may && !cancelled && { label: 'Change dates', on: () => setForm('dates') },
    may && !cancelled && { label: 'Change what is booked', on: () => setForm('booked') },
    maySend && { label: 'Resend invoice', on: onResend },
    { label: 'Download invoice', on: download },
    mayAudit && {
      label: 'History',
      on: () => change(showHistory({ subject: 'booking', subjectId: String(id), name: bookingReference })),
    },
    may && !cancelled && { label: 'Cancel booking', isBad: true, on: () => setForm('cancel') },
    may && { label: 'Delete booking', isBad: true, on: onDelete },
  ];
  const needs = needsOf(booking);
  return (
    <>
      <Head>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {headingOf(booking)}
          </h1>
          <p>{summaryOf(booking)}</p>
        </div>
        <div>
          <ConfirmationStatus booking={booking} />
          <PaymentStatus booking={booking} />
          <DeliveryStatus booking={booking} />
          <ButtonHref look="quiet" size="sm" href={`mailto:${email}?subject=${bookingReference}`}>
            <Mail size={17} strokeWidth={1.75} aria-hidden="true" />
            Message
          </ButtonHref>
          <ChangeMenu actions={actions.filter((each) => each !== false)} />
        </div>
      </Head>
      {booking.cancellation && (
        <div style={{ marginBottom: 16 }}>
          <Note tone="info">{cancelledWords(booking.cancellation)}</Note>
        </div>
      )}
      <NextStep booking={booking} onShow={show} onResend={onResend} />
      <Needs needs={needs} />
      <Columns>
        <div>
          <PageSessions booking={booking} open={open} onOpen={setOpen} />
          <Part aria-label="Money">
            <h2>
              Money
              <small>{moneyWords(booking)}</small>
            </h2>
            <OpenMoney booking={booking} onResend={onResend} />
            <Padded>
              <BookedLines items={booking.items} sessions={booking.sessions} />
              <SummaryFacts booking={booking} />
            </Padded>
            {(mayMoney || mayInvoices) && (
              <Padded>
                {mayMoney && <Money booking={booking} />}
                {mayInvoices && <Invoices id={id} />}
              </Padded>
            )}
          </Part>
          <Padded>
            <MailLog booking={booking} />
          </Padded>
          {booking.numberChecks.length > 0 && (
            <Padded>
              <NumberChecks checks={booking.numberChecks} />
            </Padded>
          )}
        </div>
        <aside aria-label="About the booking">
          <Part as={Padded} aria-label="Customer">
            <h2>Customer</h2>
            <CustomerFacts booking={booking} />
            <Small as="p" style={{ marginTop: 14 }}>
              <TextLink as={Link} to={`/admin?tab=bookings&search=${encodeURIComponent(email)}`}>
                All bookings of this address
              </TextLink>
            </Small>
          </Part>
          {booking.policies.length > 0 && (
            <Part as={Padded} aria-label="If plans change">
              <h2>If plans change</h2>
              <PolicyGroups policies={booking.policies} />
            </Part>
          )}
          <Padded>
            <BookingNotes id={id} />
          </Padded>
          <Part as={Padded} aria-label="What happened">
            <h2>What happened</h2>
            <PageTimeline booking={booking} />
          </Part>
        </aside>
      </Columns>
      <BookingForms booking={booking} open={form} onClose={() => setForm(null)} />
    </>
  );
}
