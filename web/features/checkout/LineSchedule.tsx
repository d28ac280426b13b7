import type { CartLine } from '@wondercast/core/buying/cart/cart';
import { otherTimesOf, setEverySlot, setOtherTimes, setSlot } from '@wondercast/core/buying/cart/cart-times';
import { styled } from 'styled-components';
import { changeCart } from '../../cart/cart-store.ts';
import { ExperienceRules } from '../../forms/ExperienceRules.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { PreferredTimes } from '../../ui/shop/PreferredTimes.tsx';
import { SlotList } from '../../ui/shop/SlotList.tsx';
import { Headcount } from './Headcount.tsx';

const Line = styled.div`
  margin-top: 26px;
`;

const Name = styled(Subheading)`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 14px;
  overflow-wrap: anywhere;
  & img {
    width: 32px;
    height: 40px;
    border-radius: 6px;
    object-fit: cover;
  }
`;

/** The dates and times of the units of one cart line: for each the one that suits best, and up to two others. */
export function LineSchedule({ line }: { readonly line: CartLine }) {
  const { id, experience, slots } = line;
  return (
    <Line>
      <Name>
        <Picture src={experience.imageUrl} kind="card" sizes="32px" />
        <span>{experience.title}</span>
      </Name>
      <Headcount line={line} />
      <SlotList
        slots={slots}
        onChange={(unit, part) => changeCart((cart) => setSlot(cart, id, unit, part))}
        onSameForAll={(slot) => changeCart((cart) => setEverySlot(cart, id, slot))}
        below={(unit) => (
          <PreferredTimes
            times={otherTimesOf(line, unit)}
            before={1}
            onChange={(times) => changeCart((cart) => setOtherTimes(cart, id, unit, times))}
          />
        )}
      />
      <ExperienceRules id={experience.id} />
    </Line>
  );
}
