import { restOfCart } from '@wondercast/core/buying/cart/rest-of-cart';
import { readFinder } from '@wondercast/core/buying/free-times/asked-finder';
import { MAX_TIMED_UNITS } from '@wondercast/core/calendar/staffing/time-hold';
import { localDate } from '@wondercast/core/kernel/calendar';
import { takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { useCart } from '../../cart/cart-store.ts';
import { useTimeHold } from '../../cart/time-hold.ts';
import { BriefTimes } from '../../forms/free-times/BriefTimes.tsx';
import ChosenTime from '../../forms/free-times/ChosenTime.tsx';
import TimePicker from '../../forms/free-times/TimePicker.tsx';
import { type TimeWay, WayToTimes } from '../../forms/free-times/WayToTimes.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';
import { useMedia } from '../../ui/primitives/use-media.ts';
import { useShownZone } from '../../ui/primitives/use-shown-zone.ts';
import { BESIDE } from './experience-look.ts';
import type { Selection } from './use-selection.ts';

interface TicketTimesProps {
  readonly experience: ExperienceWire;
  readonly selection: Selection;
}

/** A free time for what is added; where preferred times are accepted, these can be proposed at checkout. */
export default function TicketTimes({ experience, selection }: TicketTimesProps) {
  const [zone, chooseZone] = useShownZone();
  const [way, setWay] = useState<TimeWay>('pick');
  const cart = useCart();
  const hold = useTimeHold();
  const isBeside = useMedia(BESIDE);
  const [parameters] = useSearchParams();
  const { quantity, time, chooseTime } = selection;
  const mayWish = takesWishes(experience);
  const turn = (next: TimeWay) => {
    setWay(next);
    if (next === 'propose') chooseTime(null);
  };
  const ways = mayWish ? <WayToTimes way={way} onTurn={turn} /> : undefined;
  if (quantity > MAX_TIMED_UNITS)
    return (
      <>
        <b style={{ fontWeight: 650 }}>When</b>
        <Hint style={{ marginTop: 8 }}>
          {`At most ${MAX_TIMED_UNITS} sessions can be booked at free times at once.${mayWish ? ' For more, propose your own times at checkout.' : ''}`}
        </Hint>
      </>
    );
  if (way === 'propose')
    return (
      <>
        <b style={{ display: 'block', marginBottom: 12, fontWeight: 650 }}>When</b>
        {ways}
        <Hint style={{ marginTop: 14 }}>
          Add it to your cart, and propose up to three times for each session at checkout. We agree on one of
          them with you.
        </Hint>
      </>
    );
  const wanted = {
    experience,
    zone,
    units: quantity,
    rest: restOfCart(cart),
    holdId: hold?.id ?? null,
    from: localDate(readFinder(parameters).from),
  };
  const choice = {
    zone,
    onZone: chooseZone,
    chosen: time,
    onChoose: chooseTime,
    onWish: mayWish ? () => turn('propose') : undefined,
  };
  return (
    <>
      {isBeside ? (
        <BriefTimes beside wanted={wanted} {...choice} ways={ways} />
      ) : (
        <TimePicker {...wanted} {...choice}>
          {ways}
        </TimePicker>
      )}
      {!isBeside && time && (
        <div style={{ marginTop: 14 }}>
          <ChosenTime time={time} units={quantity} />
        </div>
      )}
      {quantity > 1 && (
        <Hint style={{ marginTop: 12 }}>
          {`These are times for ${quantity} sessions at once. At checkout each can have a time of its own.`}
        </Hint>
      )}
    </>
  );
}
