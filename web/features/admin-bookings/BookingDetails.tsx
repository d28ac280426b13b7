import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import History from 'lucide-react/icons/history';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { adminBookingQuery } from '../../api/admin/admin-bookings.ts';
import { useMay } from '../../api/session/use-may.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { useFocusAfter } from '../../ui/overlays/use-focus-after.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Soft, Subheading } from '../../ui/primitives/Text.tsx';
import { BookedLines } from './BookedLines.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import { type BookingForm, BookingForms } from './BookingForms.tsx';
import { BookingNotes } from './BookingNotes.tsx';
import { DownloadInvoice } from './DownloadInvoice.tsx';
import { Invoices } from './Invoices.tsx';
import { MailLog } from './MailLog.tsx';
import { Money } from './Money.tsx';
import { NumberChecks } from './NumberChecks.tsx';

interface BookingDetailsProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onResend: (booking: AdminBookingWire) => void;
  readonly onDelete: (booking: AdminBookingWire) => void;
}

const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** All details of a booking. */
export default function BookingDetails({ id, onClose, onResend, onDelete }: BookingDetailsProps) {
  const [, change] = useAddress();
  const { data: booking, error, isFetching, refetch } = useQuery(adminBookingQuery(id));
  const [form, setForm] = useState<BookingForm | null>(null);
  const [may, maySend] = [useMay('bookings:write'), useMay('invoices:send')];
  // The buttons that opened these forms disappear when a booking is cancelled.
  useFocusAfter(form !== null, () => document.querySelector('[data-modal] [role="dialog"]'), 1);
  const openHistory = (reference: string) =>
    change({
      booking: null,
      ...showHistory({ subject: 'booking', subjectId: String(id), name: reference }),
    });
  return (
    <Dialog isOpen title={booking?.bookingReference ?? 'Booking'} width={900} onClose={onClose}>
      <DialogBody>
        {!booking && error && isMissing(error) && <Soft>This booking has been deleted.</Soft>}
        {!booking && error && !isMissing(error) && (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            <b>Failed to load the booking</b>
            <span>{` ${error.message}`}</span>
          </LoadFailure>
        )}
        {!booking && !error && <Skeleton $height="320px" $radius="var(--r-lg)" aria-busy="true" />}
        {booking && (
          <>
            <BookingFacts
              booking={booking}
              onCorrect={may ? () => setForm('customer') : null}
              onLink={may ? () => setForm('account') : null}
            />
            <Subheading>Experiences booked</Subheading>
            <BookedLines items={booking.items} sessions={booking.sessions} />
            <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, margin: '-10px 0 26px' }}>
              <Button
                look="quiet"
                size="sm"
                disabled={!may || booking.cancelled}
                onClick={() => setForm('dates')}
              >
                Change dates
              </Button>
              {may && !booking.cancelled && (
                <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => setForm('booked')}>
                  Change what is booked
                </Button>
              )}
            </div>
            <BookingNotes id={booking.id} />
            <Money booking={booking} />
            <Invoices id={booking.id} />
            <NumberChecks checks={booking.numberChecks} />
            <MailLog booking={booking} />
          </>
        )}
      </DialogBody>
      {booking && (
        <DialogFooter>
          {may && !booking.cancelled && (
            <Button look="badline" aria-haspopup="dialog" onClick={() => setForm('cancel')}>
              <Ban size={18} strokeWidth={1.75} aria-hidden="true" />
              Cancel
            </Button>
          )}
          {may && (
            <Button look="badline" onClick={() => onDelete(booking)}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
              Delete
            </Button>
          )}
          <Button look="quiet" onClick={() => openHistory(booking.bookingReference)}>
            <History size={18} strokeWidth={1.75} aria-hidden="true" />
            History
          </Button>
          {maySend && (
            <Button look="quiet" onClick={() => onResend(booking)}>
              <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
              Resend invoice
            </Button>
          )}
          <DownloadInvoice id={booking.id} />
        </DialogFooter>
      )}
      {booking && <BookingForms booking={booking} open={form} onClose={() => setForm(null)} />}
    </Dialog>
  );
}
