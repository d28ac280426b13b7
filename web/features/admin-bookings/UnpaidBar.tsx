import { styled } from 'styled-components';
import type { AddressChange } from '../../addresses/use-address.ts';
import type { BookingsShown } from '../../api/admin/bookings-shown.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  margin: -4px 0 16px;
`;

const PARTS = ['All unpaid', 'Bookings', 'Fees of cancelled'] as const;

const AGES = [
  { value: 'createdAt', label: 'Oldest first' },
  { value: '-totalPrice', label: 'Largest first' },
] as const;

interface UnpaidBarProps {
  readonly shown: BookingsShown;
  readonly onChange: (change: AddressChange) => void;
}

/** Views of unpaid bookings: those that take place, fees of cancelled ones, and the oldest first. */
export function UnpaidBar({ shown: { cancelled, sort }, onChange }: UnpaidBarProps) {
  const [all, bookings, fees] = PARTS;
  const part = cancelled === true ? fees : cancelled === false ? bookings : all;
  const cancelledIn = (chosen: string | null): string | null =>
    chosen === fees ? 'true' : chosen === bookings ? 'false' : null;
  return (
    <Row role="group" aria-label="What is unpaid">
      <Segmented
        label="Unpaid"
        options={PARTS}
        chosen={part}
        onChoose={(chosen) => onChange({ cancelled: cancelledIn(chosen), confirmed: null })}
      />
      <FilterSelect
        label="Age"
        all="Newest first"
        options={AGES}
        chosen={AGES.find(({ value }) => value === sort)?.value ?? null}
        onChoose={(value) => onChange({ sort: value })}
      />
    </Row>
  );
}
