import { localDate } from '@wondercast/core/calendar';
import Eye from 'lucide-react/icons/eye';
import FileDown from 'lucide-react/icons/file-down';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { readInvoice } from '../../api/admin/admin-bookings.ts';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import { usd } from '../../ui/formats/usd.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { saveFile } from '../../ui/primitives/save-file.ts';
import { Named, OneLine, RowActions, TwoLines } from '../../ui/primitives/Table.tsx';
import { customerOf, titleOf } from './booking-words.ts';
import { ConfirmationStatus, DeliveryStatus, PaymentStatus } from './StatusCells.tsx';
import { useBookingAction } from './use-booking-action.ts';

interface BookingRowProps {
  readonly booking: AdminBookingWire;
  readonly onDetails: (booking: AdminBookingWire) => void;
  readonly onResend: (booking: AdminBookingWire) => void;
  readonly onDelete: (booking: AdminBookingWire) => void;
}

/** One booking of the table. */
export const BookingRow = memo(function BookingRow(props: BookingRowProps) {
  const { booking, onDetails, onResend, onDelete } = props;
  const { id, bookingReference, items, companyName, email, partner, date, time, totalPrice } = booking;
  const { pending, act } = useBookingAction();
  const first = items[0]?.experience;
  const more = items.length - 1;
  const download = () =>
    act(async () => saveFile(await readInvoice(id), `invoice-${id}.pdf`), {
      done: 'Invoice downloaded successfully',
      failed: 'Failed to download invoice',
    });
  return (
    <tr>
      <td>
        <span>
          <b style={{ whiteSpace: 'nowrap' }}>{bookingReference}</b>
          {partner && (
            <OneLine as="small" title={partner.name}>
              {partner.name}
            </OneLine>
          )}
        </span>
      </td>
      <td>
        <Named>
          {first && <Picture src={first.imageUrl} kind="card" sizes="38px" />}
          <span>
            <TwoLines title={titleOf(booking)}>{titleOf(booking)}</TwoLines>
            {more > 0 && <small>and {more} more</small>}
          </span>
        </Named>
      </td>
      <td data-label="Customer">
        <span>
          <OneLine title={customerOf(booking)}>{customerOf(booking)}</OneLine>
          <OneLine as="small" title={companyName || email}>
            {companyName || email}
          </OneLine>
        </span>
      </td>
      <td data-label="Date & Time">
        <span style={{ whiteSpace: 'nowrap' }}>
          {formatDay(localDate(date))}
          {time !== 'TBD' && <small>{time}</small>}
        </span>
      </td>
      <td data-label="Total Price" data-right="">
        <b>{usd(totalPrice)}</b>
      </td>
      <td data-label="Confirmation Status">
        <ConfirmationStatus booking={booking} />
      </td>
      <td data-label="Payment Status">
        <PaymentStatus booking={booking} />
      </td>
      <td data-label="Delivery Status">
        <DeliveryStatus booking={booking} />
      </td>
      <td data-right="">
        <RowActions>
          <IconButton
            small
            aria-label={`View details of ${bookingReference}`}
            title="View details"
            onClick={() => onDetails(booking)}
          >
            <Eye size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            small
            aria-label={`Download invoice PDF of ${bookingReference}`}
            title="Download invoice PDF"
            disabled={pending}
            onClick={() => void download()}
          >
            <FileDown size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            small
            aria-label={`Resend invoice email of ${bookingReference}`}
            title="Resend invoice email"
            onClick={() => onResend(booking)}
          >
            <Mail size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            small
            danger
            aria-label={`Delete booking ${bookingReference}`}
            title="Delete booking"
            onClick={() => onDelete(booking)}
          >
            <Trash2 size={18} strokeWidth={1.75} />
          </IconButton>
        </RowActions>
      </td>
    </tr>
  );
});
