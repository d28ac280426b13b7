/** @jsxImportSource preact */
import { type CartLine, timeOf } from '@wondercast/core/buying/cart/cart';
import { setEverySlot, setSlot } from '@wondercast/core/buying/cart/cart-times';
import { MAX_TIMED_UNITS } from '@wondercast/core/calendar/staffing/time-hold';
import { takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { useState } from 'preact/hooks';
import { unitsOf } from '../../headless/units.ts';
import { Button } from '../parts/Button.tsx';
import type { Shop } from '../shop.ts';
import { SlotFields } from '../views/SlotFields.tsx';
import { UnitTime } from './UnitTime.tsx';

export interface LineTimesProps {
  readonly shop: Shop;
  readonly line: CartLine;
  /** Whether units without a time show an error. */
  readonly isAsked: boolean;
}

/** The times of a line's units: free times or, where accepted, preferred times. */
export function LineTimes({ shop, line, isAsked }: LineTimesProps) {
  const { basket } = shop;
  const { id, slots } = line;
  const [shown, setShown] = useState(MAX_TIMED_UNITS);
  /** Units that may have preferred times but are looking at free ones. */
  const [looking, setLooking] = useState<ReadonlySet<number>>(new Set());
  const mayWish = takesWishes({ bookingMode: line.experience.bookingMode ?? 'request' });
  const look = (unit: number, looks: boolean) =>
    setLooking(new Set(looks ? [...looking, unit] : [...looking].filter((each) => each !== unit)));
  const { open, forAll, more } = unitsOf(slots, shown);
  const firstOpen = slots.findIndex((_, unit) => timeOf(line, unit) === null);
  return (
    <>
      {open.map((slot, unit) =>
        timeOf(line, unit) || !mayWish || looking.has(unit) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is identified by its index
          <fieldset key={unit} class="slot timed">
            <legend>
              <span class="place" aria-hidden="true">
                {unit + 1}
              </span>
              <span>{`Session ${unit + 1} of ${slots.length}`}</span>
            </legend>
            <UnitTime
              shop={shop}
              line={line}
              unit={unit}
              isMissed={isAsked && !mayWish}
              opens={looking.has(unit) || unit === firstOpen}
              onWish={mayWish ? () => look(unit, false) : null}
            />
          </fieldset>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is identified by its index
          <div key={unit}>
            <SlotFields
              unit={unit}
              count={slots.length}
              slot={slot}
              onChange={(part) => basket.change({ cart: setSlot(basket.now().cart, id, unit, part) })}
            />
            <Button look="quiet" size="sm" onPress={() => look(unit, true)}>
              Pick a free time instead
            </Button>
          </div>
        ),
      )}
      {forAll && (
        <Button
          look="quiet"
          size="sm"
          onPress={() => basket.change({ cart: setEverySlot(basket.now().cart, id, forAll) })}
        >
          Same date for all
        </Button>
      )}
      {more && (
        <Button look="bare" size="sm" onPress={() => setShown(more.shown)}>
          {more.words}
        </Button>
      )}
    </>
  );
}
