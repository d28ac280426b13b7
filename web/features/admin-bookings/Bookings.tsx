import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useCallback, useState } from 'react';
import { bookingNamed, isPageAsked, showBooking } from '../../addresses/booking-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { exportAddress } from '../../api/admin/admin-bookings.ts';
import { bookingsShownOf } from '../../api/admin/bookings-shown.ts';
import { useMay } from '../../api/session/use-may.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { TabTop } from '../../ui/primitives/TabTop.tsx';
import { DeleteBookingDialog, ResendDialog } from './BookingDialogs.tsx';
import { BookingList } from './BookingList.tsx';
import { BookingsToDo } from './BookingsToDo.tsx';
import type { NamedBooking } from './booking-words.ts';

const BookingDetails = lazy(() => import('./BookingDetails.tsx'));
const BookingPage = lazy(() => import('./page/BookingPage.tsx'));
const NewBooking = lazy(() => import('./NewBooking.tsx'));
const NewBookingFor = lazy(() => import('./NewBookingFor.tsx'));
const SessionCalendar = lazy(() => import('./SessionCalendar.tsx'));
const AttentionDialog = lazy(() => import('./AttentionDialog.tsx'));
const PayoutsDialog = lazy(() => import('./PayoutsDialog.tsx'));
const TaxDialog = lazy(() => import('./tax/TaxDialog.tsx'));
const UnpaidTimesDialog = lazy(() => import('./UnpaidTimesDialog.tsx'));

/** All bookings: as a list or in a calendar, each with its details. */
export default function Bookings() {
  const [parameters, change] = useAddress();
  const isCalendar = parameters.get('view') === 'calendar';
  const opened = bookingNamed(parameters);
  const isPage = isPageAsked(parameters);
  const customer = Number(parameters.get('bookFor') ?? Number.NaN);
  const [resent, setResent] = useState<NamedBooking | null>(null);
  const [isBooking, setBooking] = useState(false);
  const mayBook = useMay('bookings:write');
  const [toDelete, setToDelete] = useState<NamedBooking | null>(null);
  const open = useCallback((id: number) => change(showBooking(id)), [change]);
  const onDetails = useCallback(({ id }: NamedBooking) => change({ booking: String(id) }), [change]);
  const close = () => change(showBooking(null));

  const questions = (
    <>
      <ResendDialog booking={resent} onClose={() => setResent(null)} />
      <DeleteBookingDialog
        booking={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => opened !== null && close()}
      />
    </>
  );
  if (isPage && opened !== null)
    return (
      <>
        <Suspense fallback={<TableSkeleton label="Loading the booking..." />}>
          <BookingPage id={opened} onResend={setResent} onDelete={setToDelete} />
        </Suspense>
        {questions}
      </>
    );
  return (
    <>
      <TabTop title="Bookings">
        <BookingsToDo
          onAttention={() => change({ attention: 'open' })}
          onPayouts={() => change({ payouts: 'open' })}
          onUnpaidTimes={() => change({ unpaidTimes: 'open' })}
          onTax={() => change({ taxMatters: 'open' })}
        />
        <Button
          look="quiet"
          size="sm"
          onClick={() => change({ view: isCalendar ? null : 'calendar', month: null, day: null })}
        >
          {isCalendar ? (
            <List size={18} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <CalendarDays size={18} strokeWidth={1.75} aria-hidden="true" />
          )}
          <span>{isCalendar ? 'List' : 'Calendar'}</span>
        </Button>
        {mayBook && (
          <Button size="sm" onClick={() => setBooking(true)}>
            <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
            New booking
          </Button>
        )}
        <ButtonHref look="quiet" size="sm" download href={exportAddress(bookingsShownOf(parameters))}>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Export CSV
        </ButtonHref>
      </TabTop>
      <Suspense fallback={<TableSkeleton label="Loading bookings..." />}>
        {isCalendar ? (
          <SessionCalendar onOpen={open} />
        ) : (
          <BookingList onOpen={open} onDetails={onDetails} onResend={setResent} onDelete={setToDelete} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {opened !== null && (
          <BookingDetails id={opened} onClose={close} onResend={setResent} onDelete={setToDelete} />
        )}
        {isBooking && <NewBooking onPlaced={open} onClose={() => setBooking(false)} />}
        {mayBook && Number.isSafeInteger(customer) && customer > 0 && (
          <NewBookingFor
            customerId={customer}
            onPlaced={(id) => change({ bookFor: null, ...showBooking(id) })}
            onClose={() => change({ bookFor: null })}
          />
        )}
        {parameters.get('attention') === 'open' && (
          <AttentionDialog onClose={() => change({ attention: null })} />
        )}
        {parameters.get('unpaidTimes') === 'open' && (
          <UnpaidTimesDialog onClose={() => change({ unpaidTimes: null })} />
        )}
        {parameters.get('taxMatters') === 'open' && (
          <TaxDialog onClose={() => change({ taxMatters: null })} />
        )}
        {parameters.get('payouts') === 'open' && <PayoutsDialog onClose={() => change({ payouts: null })} />}
      </Suspense>
      {questions}
    </>
  );
}
