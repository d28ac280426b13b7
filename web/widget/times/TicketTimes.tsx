/** @jsxImportSource preact */
import { restOfCart } from '@wondercast/core/buying/cart/rest-of-cart';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { MAX_TIMED_UNITS } from '@wondercast/core/calendar/staffing/time-hold';
import { takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { useState } from 'preact/hooks';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import type { Shop } from '../shop.ts';
import { useBasketOf } from '../use-basket-of.ts';
import { ChosenTime } from './ChosenTime.tsx';
import { TimePicker } from './TimePicker.tsx';
import { useZone } from './use-zone.ts';
import { WayToTimes } from './WayToTimes.tsx';

export interface TicketTimesProps {
  readonly shop: Shop;
  readonly experience: ExperienceWire;
  readonly quantity: number;
  readonly time: ZonedTime | null;
  readonly onTime: (time: ZonedTime | null) => void;
}

/** A free time for what is added; where preferred times are accepted, these can be proposed at checkout. */
export function TicketTimes({ shop, experience, quantity, time, onTime }: TicketTimesProps) {
  const [zone, chooseZone] = useZone(shop);
  const [picks, setPicks] = useState(true);
  const { cart, hold } = useBasketOf(shop);
  const mayWish = takesWishes(experience);
  const turn = (next: boolean) => {
    setPicks(next);
    if (!next) onTime(null);
  };
  const ways = mayWish && <WayToTimes picks={picks} onTurn={turn} />;
  if (quantity > MAX_TIMED_UNITS)
    return (
      <div class="picker">
        <b class="when">When</b>
        <p class="hint">
          {`At most ${MAX_TIMED_UNITS} sessions can be booked at free times at once.${mayWish ? ' For more, propose your own times at checkout.' : ''}`}
        </p>
      </div>
    );
  if (!picks)
    return (
      <div class="picker">
        <b class="when">When</b>
        {ways}
        <p class="hint">
          Add it to your cart, and propose a time for each session at checkout. We agree on one with you.
        </p>
      </div>
    );
  return (
    <div class="picker">
      <TimePicker
        heading="When"
        wanted={{ shop, experience, units: quantity, rest: restOfCart(cart), holdId: hold?.id ?? null }}
        zone={zone}
        onZone={chooseZone}
        chosen={time}
        onChoose={onTime}
        onWish={mayWish ? () => turn(false) : null}
      >
        {ways}
      </TimePicker>
      {time && <ChosenTime shop={shop} time={time} units={quantity} />}
      {quantity > 1 && (
        <p class="hint">
          {`These are times for ${quantity} sessions at once. At checkout each can have a time of its own.`}
        </p>
      )}
    </div>
  );
}
