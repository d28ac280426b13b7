import { type CartLine, timeOf } from '@wondercast/core/buying/cart/cart';
import { chooseTime } from '@wondercast/core/buying/cart/cart-times';
import { restOfCart } from '@wondercast/core/buying/cart/rest-of-cart';
import { CHOOSE_A_TIME } from '@wondercast/core/buying/free-times/words';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { type BookingMode, offersTimes, takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeCart, useCart } from '../../cart/cart-store.ts';
import { useTimeHold } from '../../cart/time-hold.ts';
import { useHeldTimes } from '../../cart/use-held-times.ts';
import ChosenTime from '../../forms/free-times/ChosenTime.tsx';
import { TakenNote } from '../../forms/free-times/TakenNote.tsx';
import TimePicker from '../../forms/free-times/TimePicker.tsx';
import { WayToTimes } from '../../forms/free-times/WayToTimes.tsx';
import type { TakenUnit } from '../../headless/taken-units.ts';
import { FieldMessage } from '../../ui/forms/FieldMessage.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { useShownZone } from '../../ui/primitives/use-shown-zone.ts';

interface UnitTimeProps {
  readonly line: CartLine;
  readonly unit: number;
  readonly mode: BookingMode;
  /** Its taken time; null when its time is still free. */
  readonly taken: TakenUnit | null;
  /** Whether to show that its time is missing. */
  readonly isMissed: boolean;
  /** Whether to show the free times at once when it has none. */
  readonly opens: boolean;
  /** Switches to preferred times, where they are accepted. */
  readonly onWish: () => void;
}

/** The free time of a unit: the chosen one with a way to change it, or all that can be chosen. */
export default function UnitTime({ line, unit, mode, taken, isMissed, opens, onWish }: UnitTimeProps) {
  const time = timeOf(line, unit);
  const [isOpen, setOpen] = useState(opens && time === null);
  const [shownZone, showZone] = useShownZone();
  const id = useId();
  const change = useRef<HTMLButtonElement>(null);
  const cart = useCart();
  const hold = useTimeHold();
  const { stands } = useHeldTimes(cart) ?? {};
  const offered = { bookingMode: mode };
  const mayWish = takesWishes(offered);
  const take = (next: ZonedTime | null) => {
    // In another zone it is still the same instant.
    const isDone = next !== null && next.startsAt.getTime() !== time?.startsAt.getTime();
    flushSync(() => {
      changeCart((current) => chooseTime(current, line.id, unit, next));
      if (isDone) setOpen(false);
    });
    if (isDone) change.current?.focus();
  };
  const wish = () => {
    changeCart((current) => chooseTime(current, line.id, unit, null));
    onWish();
  };
  const isShown = offersTimes(offered) && isOpen;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {time && taken && !isOpen && (
        <TakenNote
          time={time}
          alternatives={taken.alternatives}
          onChoose={take}
          onAll={() => setOpen(true)}
        />
      )}
      {time && !taken && (
        <ChosenTime
          time={time}
          action={
            <Button
              ref={change}
              look="quiet"
              size="sm"
              aria-expanded={isShown}
              onClick={() => (offersTimes(offered) ? setOpen(!isOpen) : wish())}
            >
              {isShown ? 'Keep' : 'Change'}
            </Button>
          }
        />
      )}
      {isShown && (
        <TimePicker
          heading={time ? 'Another time' : 'Choose a time'}
          experience={line.experience}
          units={1}
          rest={restOfCart(cart, { lineId: line.id, unit })}
          holdId={stands === undefined || stands === 'over' ? null : (hold?.id ?? null)}
          zone={time?.zone ?? shownZone}
          onZone={showZone}
          chosen={time}
          onChoose={take}
          onWish={mayWish ? wish : undefined}
        >
          {mayWish ? <WayToTimes way="pick" onTurn={wish} /> : undefined}
        </TimePicker>
      )}
      {!time && !isShown && (
        <div>
          <Button look="line" size="sm" onClick={() => setOpen(true)}>
            Choose a time
          </Button>
        </div>
      )}
      {isMissed && (
        <div data-missed="" tabIndex={-1}>
          <FieldMessage id={id} error={CHOOSE_A_TIME} />
        </div>
      )}
    </div>
  );
}
