import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import Eye from 'lucide-react/icons/eye';
import FileDown from 'lucide-react/icons/file-down';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash-2';
import { type MouseEvent, memo } from 'react';
import { styled } from 'styled-components';
import { bookingAddress } from '../../addresses/booking-address.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { BookingRowWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Named, OneLine, RowActions, TwoLines } from '../../ui/primitives/Table.tsx';
import { ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { customerOf, titleOf } from './booking-words.ts';
import { OwedFacts } from './OwedFacts.tsx';
import { ConfirmationStatus, DeliveryStatus, PaymentStatus } from './StatusCells.tsx';
import { useInvoiceFile } from './use-invoice-file.ts';

const Reference = styled(Link)`
  font-weight: 700;
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The booked lines besides the named one. */
const restWords = (rest: { isGone: boolean; more: number; gone: number }): readonly string[] => [
  ...(rest.isGone ? ['Cancelled'] : []),
  ...(rest.more > 0 ? [`and ${rest.more} more`] : []),
  ...(rest.gone > 0 ? [`and ${rest.gone} cancelled`] : []),
];

interface BookingRowProps {
  readonly booking: BookingRowWire;
  /** Opens the page of the booking with this id. */
  readonly onOpen: (id: number) => void;
  readonly onDetails: (booking: BookingRowWire) => void;
  readonly onResend: (booking: BookingRowWire) => void;
  readonly onDelete: (booking: BookingRowWire) => void;
}

/** One booking of the table. */
export const BookingRow = memo(function BookingRow(props: BookingRowProps) {
  const { booking, onOpen, onDetails, onResend, onDelete } = props;
  const { id, bookingReference, experience, companyName, email, partner, totalPrice, owed } = booking;
  const { pending, download } = useInvoiceFile(id);
  const [may, maySend] = [useMay('bookings:write'), useMay('invoices:send')];
  // Whether a click on the row counts: not on an interactive element, and not at the end of a text selection.
  const pressed = ({ target }: MouseEvent) => {
    const isOwn = target instanceof Element && target.closest('a, button, [role="menu"]') !== null;
    if (!isOwn && String(getSelection()) === '') onOpen(id);
  };
  const slot = booking.slot && decodeSlot(booking.slot);
  const { lines, cancelledLines, lineCancelled, slotCancelled, cancelled } = booking;
  // For a cancelled booking its state says enough.
  const gone = cancelled ? 0 : cancelledLines - (lineCancelled ? 1 : 0);
  const more = lines - 1 - gone;
  const isGone = (part: boolean) => part && !cancelled;
  return (
    <tr onClick={pressed}>
      <td>
        <span>
          <Reference
            to={bookingAddress(id)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              // Navigates without a reload, so that the list's filters remain in the URL for going back.
              event.preventDefault();
              onOpen(id);
            }}
          >
            {bookingReference}
          </Reference>
          {partner && (
            <OneLine as="small" title={partner.name}>
              {partner.name}
            </OneLine>
          )}
        </span>
      </td>
      <td>
        <Named>
          {experience && <Picture src={experience.imageUrl} kind="card" sizes="38px" />}
          <span>
            <TwoLines as={isGone(lineCancelled) ? 's' : 'span'} title={titleOf(booking)}>
              {titleOf(booking)}
            </TwoLines>
            {restWords({ isGone: isGone(lineCancelled), more, gone }).map((words) => (
              <small key={words}>{words}</small>
            ))}
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
          {isGone(slotCancelled) ? (
            <s>{formatDay(slot?.date ?? null)}</s>
          ) : (
            <span>{formatDay(slot?.date ?? null)}</span>
          )}
          {slot?.time && <small style={{ whiteSpace: 'normal' }}>{spokenTime(slot)}</small>}
          {isGone(slotCancelled) && <small>Cancelled</small>}
        </span>
      </td>
      <td data-label="Total Price" data-right="">
        <b>{shownAmount(totalPrice)}</b>
      </td>
      <td data-label="Confirmation Status">
        <ConfirmationStatus booking={booking} />
      </td>
      <td data-label="Payment Status">
        <span>
          <PaymentStatus booking={booking} />
          {owed && owed.amount > 0 && <OwedFacts owed={owed} />}
        </span>
      </td>
      <td data-label="Delivery Status">
        <DeliveryStatus booking={booking} />
      </td>
      <td data-right="">
        <RowActions>
          <ToolButton
            icon={Eye}
            title="View details"
            label={`View details of ${bookingReference}`}
            onClick={() => onDetails(booking)}
          />
          <ToolButton
            icon={FileDown}
            title="Download invoice PDF"
            label={`Download invoice PDF of ${bookingReference}`}
            disabled={pending}
            onClick={download}
          />
          {maySend && (
            <ToolButton
              icon={Mail}
              title="Resend invoice email"
              label={`Resend invoice email of ${bookingReference}`}
              onClick={() => onResend(booking)}
            />
          )}
          {may && (
            <ToolButton
              icon={Trash2}
              danger
              title="Delete booking"
              label={`Delete booking ${bookingReference}`}
              onClick={() => onDelete(booking)}
            />
          )}
        </RowActions>
      </td>
    </tr>
  );
});
