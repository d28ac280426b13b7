import { useQuery } from '@tanstack/react-query';
import { isConfirmed, stateWord } from '@wondercast/core/bookings/booking/states';
import {
  hasNothingDue,
  PAYMENT_STANDINGS,
  type PaymentStanding,
  paymentWord,
} from '@wondercast/core/money/payment/payment-status';
import type { AddressChange } from '../../addresses/use-address.ts';
import { type BookingsShown, FILTERS } from '../../api/admin/bookings-shown.ts';
import { partnersQuery } from '../../api/admin/partners.ts';
import { useMay } from '../../api/session/use-may.ts';
import { DayRange } from '../../ui/forms/DayRange.tsx';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { CONFIRMATION, DELIVERY } from './booking-words.ts';

const STATES = CONFIRMATION.map(({ value: state, label }) => ({
  value: String(isConfirmed({ state })),
  label,
}));

const filterLabel = (standing: PaymentStanding): string =>
  hasNothingDue(standing) ? paymentWord(standing) : `Payment ${paymentWord(standing).toLowerCase()}`;

/** A cancelled booking is neither confirmed nor waiting for confirmation. */
const CANCELLED = 'cancelled';

const PAYMENTS = PAYMENT_STANDINGS.map((value) => ({ value, label: filterLabel(value) }));
const DELIVERIES = DELIVERY.map(({ value, label }) => ({ value, label: `Delivery ${label.toLowerCase()}` }));

const NONE: AddressChange = Object.fromEntries(FILTERS.map((name) => [name, null]));

interface BookingFiltersProps {
  readonly shown: BookingsShown;
  readonly onChange: (change: AddressChange) => void;
}

/** Filters for the list: statuses, day of booking, day of the sessions, partner. */
export function BookingFilters({ shown, onChange }: BookingFiltersProps) {
  const {
    confirmed,
    cancelled,
    paymentStatus,
    deliveryStatus,
    createdFrom,
    createdTo,
    sessionFrom,
    sessionTo,
    partnerId,
  } = shown;
  // Not all staff who see bookings may see partners.
  const enabled = useMay('partners:read');
  const { data: partners = [] } = useQuery({ ...partnersQuery, enabled });
  const isFiltered = FILTERS.some((name) => (shown[name] ?? null) !== null);
  return (
    <>
      <FilterSelect
        label="Confirmation status"
        all="Any confirmation"
        options={[...STATES, { value: CANCELLED, label: stateWord(CANCELLED) }]}
        chosen={cancelled ? CANCELLED : (confirmed?.toString() ?? null)}
        onChoose={(value) =>
          onChange(
            value === CANCELLED
              ? { confirmed: null, cancelled: 'true' }
              : { confirmed: value, cancelled: null },
          )
        }
      />
      <FilterSelect
        label="Payment status"
        all="Any payment"
        options={PAYMENTS}
        chosen={paymentStatus ?? null}
        onChoose={(value) => onChange({ paymentStatus: value })}
      />
      <FilterSelect
        label="Delivery status"
        all="Any delivery"
        options={DELIVERIES}
        chosen={deliveryStatus ?? null}
        onChoose={(value) => onChange({ deliveryStatus: value })}
      />
      {partners.length > 0 && (
        <FilterSelect
          label="Partner"
          all="Any partner"
          options={partners.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={partnerId ? String(partnerId) : null}
          onChoose={(value) => onChange({ partnerId: value })}
        />
      )}
      <DayRange
        label="Booked"
        from={createdFrom ?? null}
        to={createdTo ?? null}
        onChange={(from, to) => onChange({ createdFrom: from, createdTo: to })}
      />
      <DayRange
        label="Taking place"
        from={sessionFrom ?? null}
        to={sessionTo ?? null}
        onChange={(from, to) => onChange({ sessionFrom: from, sessionTo: to })}
      />
      {isFiltered && (
        <Button look="bare" size="sm" onClick={() => onChange(NONE)}>
          Clear filters
        </Button>
      )}
    </>
  );
}
