import { type CartLine, timeOf } from '@wondercast/core/buying/cart/cart';
import {
  otherTimesOf,
  setEverySlot,
  setForAllLines,
  setOtherTimes,
  setSlot,
} from '@wondercast/core/buying/cart/cart-times';
import { isEmptySlot } from '@wondercast/core/calendar/scheduling/slot';
import { MAX_TIMED_UNITS } from '@wondercast/core/calendar/staffing/time-hold';
import { type BookingMode, offersTimes, takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { changeCart } from '../../cart/cart-store.ts';
import { ExperienceRules } from '../../forms/ExperienceRules.tsx';
import type { TakenUnit } from '../../headless/taken-units.ts';
import { FIRST_UNITS } from '../../headless/units.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { PreferredTimes } from '../../ui/shop/PreferredTimes.tsx';
import { SlotList } from '../../ui/shop/SlotList.tsx';
import { Headcount } from './Headcount.tsx';
import { lacksTime } from './use-booking-modes.ts';

const UnitTime = lazy(() => import('./UnitTime.tsx'));

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
  /** Whether there are other lines that could take the same time. */
  readonly isOneOfMany: boolean;
  readonly mode: BookingMode;
  /** Units of the cart whose free time was taken. */
  readonly taken: readonly TakenUnit[];
  /** Whether units without a time show an error. */
  readonly isAsked: boolean;
}

/** The times of a cart line's units: a free time that is agreed at once, or up to three preferred times in order. */
export function LineSchedule({ line, isOneOfMany, mode, taken, isAsked }: LineScheduleProps) {
  const { id, experience, slots } = line;
  const [first] = slots;
  /** Units that may have preferred times but are looking at free ones. */
  const [looking, setLooking] = useState<ReadonlySet<number>>(new Set());
  const look = (unit: number, looks: boolean) =>
    setLooking((before) => new Set(looks ? [...before, unit] : [...before].filter((each) => each !== unit)));
  const isTimed = (unit: number) =>
    timeOf(line, unit) !== null || !takesWishes({ bookingMode: mode }) || looking.has(unit);
  const firstOpen = slots.findIndex((_, unit) => timeOf(line, unit) === null);
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
          <>
            <PreferredTimes
              times={otherTimesOf(line, unit)}
              before={1}
              onChange={(times) => changeCart((cart) => setOtherTimes(cart, id, unit, times))}
            />
            {offersTimes({ bookingMode: mode }) && (
              <div data-more-times="">
                <Button look="quiet" size="sm" onClick={() => look(unit, true)}>
                  <CalendarCheck size={16} strokeWidth={1.75} aria-hidden="true" />
                  Pick a free time instead
                </Button>
              </div>
            )}
          </>
        )}
        first={offersTimes({ bookingMode: mode }) ? MAX_TIMED_UNITS : FIRST_UNITS}
        instead={(unit) =>
          isTimed(unit) ? (
            <Suspense fallback={<Skeleton $height="68px" $radius="var(--r-md)" />}>
              <UnitTime
                line={line}
                unit={unit}
                mode={mode}
                taken={taken.find((each) => each.lineId === id && each.unit === unit) ?? null}
                isMissed={isAsked && lacksTime(line, unit, mode)}
                opens={looking.has(unit) || unit === firstOpen}
                onWish={() => look(unit, false)}
              />
            </Suspense>
          ) : null
        }
      />
      {isOneOfMany && first && !isEmptySlot(first) && (
        <div style={{ paddingTop: 10 }}>
          <Button
            look="quiet"
            size="sm"
            onClick={() => {
              changeCart((cart) => setForAllLines(cart, line, 0));
              showToast(
                'Same for all sessions',
                'Every session in your cart has this date, time, zone and people now.',
              );
            }}
          >
            Use for all sessions in the cart
          </Button>
        </div>
      )}
      {takesWishes({ bookingMode: mode }) && <ExperienceRules id={experience.id} />}
    </Line>
  );
}
