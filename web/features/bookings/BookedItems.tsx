import { isLineOver, unitsInWords } from '@wondercast/core/bookings/booking/units-in-words';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { styled } from 'styled-components';
import type { BookingWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';

const Items = styled.ul`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--line);
  font-size: 14px;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li > b {
    font-weight: 600;
  }
  & p {
    font-size: 13px;
    color: var(--text-3);
  }
`;

/** The booked lines with their prices at the time of booking. */
export function BookedItems({ items }: Pick<BookingWire, 'items'>) {
  return (
    <Items>
      {items.map((item, at) => {
        const { experience, selectedTier, tierPrice, addOns, lineTotal } = item;
        const Title = isLineOver(item) ? 's' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
          <li key={at}>
            <div>
              <Title>{experience?.title ?? 'Experience not found'}</Title>
              <p>{experience?.duration ?? 'Duration not available'}</p>
              <p>{`${tierLabel(selectedTier)} tier ${unitsInWords(item)} · ${shownAmount(tierPrice)}`}</p>
              {addOns.map((addOn) => (
                <p key={addOn.id}>{`${addOn.name} +${shownAmount(addOn.price)}`}</p>
              ))}
            </div>
            <b>{shownAmount(lineTotal)}</b>
          </li>
        );
      })}
    </Items>
  );
}
