/** @jsxImportSource preact */
import { type CartLine, timeOf } from '@wondercast/core/buying/cart/cart';
import { chooseTime } from '@wondercast/core/buying/cart/cart-times';
import { restOfCart } from '@wondercast/core/buying/cart/rest-of-cart';
import { CHOOSE_A_TIME } from '@wondercast/core/buying/free-times/words';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isStillMeant, takenUnits } from '../../headless/taken-units.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Shop } from '../shop.ts';
import { useBasketOf } from '../use-basket-of.ts';
import { ChosenTime } from './ChosenTime.tsx';
import { TakenNote } from './TakenNote.tsx';
import { TimePicker } from './TimePicker.tsx';
import { useZone } from './use-zone.ts';
import { WayToTimes } from './WayToTimes.tsx';

interface UnitTimeProps {
  readonly shop: Shop;
  readonly line: CartLine;
  readonly unit: number;
  /** Whether to show that its time is missing. */
  readonly isMissed: boolean;
  /** Whether to show the free times at once when it has none. */
  readonly opens: boolean;
  /** Switches to preferred times; null where they are not accepted. */
  readonly onWish: (() => void) | null;
}

/** The free time of a unit: the chosen one with a way to change it, or all that can be chosen. */
export function UnitTime({ shop, line, unit, isMissed, opens, onWish }: UnitTimeProps) {
  const time = timeOf(line, unit);
  const [isOpen, setOpen] = useState(opens && time === null);
  const [zone, showZone] = useZone(shop);
  const [isDone, setDone] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { basket } = shop;
  const { cart, hold, taken: said } = useBasketOf(shop);
  const taken =
    time && said
      ? takenUnits(said.units, said.of).find(
          (each) => each.lineId === line.id && each.unit === unit && isStillMeant(cart, each),
        )
      : null;
  // After a choice, focus moves to the chosen time.
  useEffect(() => {
    if (isDone) place.current?.querySelector<HTMLElement>('.chosen button')?.focus();
    setDone(false);
  }, [isDone]);
  const set = (next: ZonedTime | null) =>
    basket.change({ cart: chooseTime(basket.now().cart, line.id, unit, next) });
  const take = (next: ZonedTime | null) => {
    set(next);
    // In another zone it is still the same instant.
    if (!next || next.startsAt.getTime() === time?.startsAt.getTime()) return;
    setOpen(false);
    setDone(true);
  };
  const wish =
    onWish &&
    (() => {
      set(null);
      onWish();
    });
  return (
    <div class="unit-time" ref={place}>
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
          shop={shop}
          time={time}
          units={1}
          action={
            <Button look="quiet" size="sm" onPress={() => setOpen(!isOpen)}>
              {isOpen ? 'Keep' : 'Change'}
            </Button>
          }
        />
      )}
      {isOpen && (
        <TimePicker
          heading={time ? 'Another time' : 'Choose a time'}
          wanted={{
            shop,
            experience: line.experience,
            units: 1,
            rest: restOfCart(cart, { lineId: line.id, unit }),
            holdId: hold?.id ?? null,
          }}
          zone={time?.zone ?? zone}
          onZone={showZone}
          chosen={time}
          onChoose={take}
          onWish={wish}
        >
          {wish && <WayToTimes picks onTurn={(picks) => picks || wish()} />}
        </TimePicker>
      )}
      {!time && !isOpen && (
        <Button look="line" size="sm" onPress={() => setOpen(true)}>
          Choose a time
        </Button>
      )}
      {isMissed && !time && (
        <p class="wrong" data-missed tabIndex={-1}>
          <Icon name="alert" size={16} />
          <span>{CHOOSE_A_TIME}</span>
        </p>
      )}
    </div>
  );
}
