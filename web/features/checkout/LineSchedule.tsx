import type { CartLine } from '@wondercast/core/buying/cart/cart';
import {
  otherTimesOf,
  setEverySlot,
  setForAllLines,
  setOtherTimes,
  setSlot,
} from '@wondercast/core/buying/cart/cart-times';
import { isEmptySlot } from '@wondercast/core/calendar/scheduling/slot';
import { styled } from 'styled-components';
import { changeCart } from '../../cart/cart-store.ts';
import { ExperienceRules } from '../../forms/ExperienceRules.tsx';
import { say } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
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

interface LineScheduleProps {
  readonly line: CartLine;
  /** There are other lines, which can take the same time. */
  readonly isOneOfMany: boolean;
}

/** The dates and times of the units of one cart line: for each the one that suits best, and up to two others. */
export function LineSchedule({ line, isOneOfMany }: LineScheduleProps) {
  const { id, experience, slots } = line;
  const [first] = slots;
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
      {isOneOfMany && first && !isEmptySlot(first) && (
        <div style={{ paddingTop: 10 }}>
          <Button
            look="quiet"
            size="sm"
            onClick={() => {
              changeCart((cart) => setForAllLines(cart, line, 0));
              say(
                'Same for all sessions',
                'Every session in your cart has this date, time, zone and people now.',
              );
            }}
          >
            Use for all sessions in the cart
          </Button>
        </div>
      )}
      <ExperienceRules id={experience.id} />
    </Line>
  );
}
