import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Download from 'lucide-react/icons/download';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useAddress } from '../../addresses/use-address.ts';
import { exportAddress } from '../../api/admin/admin-bookings.ts';
import { attentionQuery } from '../../api/admin/booking-money.ts';
import { bookingsShownOf } from '../../api/admin/bookings-shown.ts';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Below, TabTop } from '../../ui/primitives/TabTop.tsx';
import { DeleteBookingDialog, ResendDialog } from './BookingDialogs.tsx';
import { BookingList } from './BookingList.tsx';

const BookingDetails = lazy(() => import('./BookingDetails.tsx'));
const NewBooking = lazy(() => import('./NewBooking.tsx'));
const SessionCalendar = lazy(() => import('./SessionCalendar.tsx'));
const AttentionDialog = lazy(() => import('./AttentionDialog.tsx'));

/** All bookings: as a list or in a calendar, each with its details. */
export default function Bookings() {
  const [parameters, change] = useAddress();
  const isCalendar = parameters.get('view') === 'calendar';
  const opened = Number(parameters.get('booking') ?? Number.NaN);
  const { data: attention = [] } = useQuery(attentionQuery);
  const [resent, setResent] = useState<AdminBookingWire | null>(null);
  const [isBooking, setBooking] = useState(false);
  const [toDelete, setToDelete] = useState<AdminBookingWire | null>(null);
  const open = useCallback((id: number) => change({ booking: String(id) }), [change]);
  const onDetails = useCallback(({ id }: AdminBookingWire) => open(id), [open]);
  const close = () => change({ booking: null });

  return (
    <>
      <TabTop title="Bookings">
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
          {isCalendar ? 'List' : 'Calendar'}
        </Button>
        <Button size="sm" onClick={() => setBooking(true)}>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
          New booking
        </Button>
        <ButtonHref look="quiet" size="sm" download href={exportAddress(bookingsShownOf(parameters))}>
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          Export CSV
        </ButtonHref>
      </TabTop>
      {attention.length > 0 && (
        <Below>
          <Note
            tone="warn"
            action={
              <Button look="line" size="sm" onClick={() => change({ attention: 'open' })}>
                Show
              </Button>
            }
          >
            {counted(attention.length, 'card payment')}{' '}
            {attention.some(({ reason }) => reason === 'paid-twice') ? 'to check' : 'without a booking'}
          </Note>
        </Below>
      )}
      <Suspense fallback={<TableSkeleton label="Loading bookings..." />}>
        {isCalendar ? (
          <SessionCalendar onOpen={open} />
        ) : (
          <BookingList onDetails={onDetails} onResend={setResent} onDelete={setToDelete} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {Number.isSafeInteger(opened) && opened > 0 && (
          <BookingDetails id={opened} onClose={close} onResend={setResent} onDelete={setToDelete} />
        )}
        {isBooking && <NewBooking onPlaced={open} onClose={() => setBooking(false)} />}
        {parameters.get('attention') === 'open' && (
          <AttentionDialog onClose={() => change({ attention: null })} />
        )}
      </Suspense>
      <ResendDialog booking={resent} onClose={() => setResent(null)} />
      <DeleteBookingDialog
        booking={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => Number.isSafeInteger(opened) && close()}
      />
    </>
  );
}
