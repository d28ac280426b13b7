import { isLineOver, unitsInWords } from '@wondercast/core/bookings/booking/units-in-words';
import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { formatDayLong } from '../../ui/formats/format-date.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { OwnTime } from '../../ui/shop/OwnTime.tsx';

import { Lines } from './details-look.ts';

/** At most this many units of a line are listed; the rest are only counted. */
const SHOWN = 8;

/** Such as `March 19, 2026 · 2:30 PM EST`, with the unit's number when there are several. */
const slotWords = (slot: Slot, unit: number, count: number): string => {
  const time = slot.time ? ` · ${spokenTime(slot)}` : '';
  const when = `${formatDayLong(slot.date)}${time}`;
  return count === 1 ? when : `Session ${unit + 1}: ${when}`;
};

/** What is booked, when it takes place, and what it costs. */
export function BookedLines({ items, sessions }: Pick<AdminBookingWire, 'items' | 'sessions'>) {
  const cancelled = new Set(
    sessions.filter((each) => !takesPlace(each)).map(({ line, unit }) => `${line}-${unit}`),
  );
  return (
    <Lines>
      {items.map((line, at) => {
        const { experience, selectedTier, headcount, addOns, slots, lineTotal } = line;
        const Title = isLineOver(line) ? 's' : 'span';
        const tier = selectedTier.charAt(0).toUpperCase() + selectedTier.slice(1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
          <li key={at}>
            {experience ? <Picture src={experience.imageUrl} kind="card" sizes="52px" /> : <span />}
            <div>
              <b>
                <Title>{experience?.title ?? 'Experience not found'}</Title>
              </b>
              <small>
                {`${tier} ${unitsInWords(line)} · ${experience?.duration ?? 'Duration not available'}${headcount !== null ? ` · ${headcount} people` : ''}`}
              </small>
              {addOns.map(({ id, name, price }) => (
                <span key={id} data-extra="">
                  {`${name} +${shownAmount(price)}`}
                </span>
              ))}
            </div>
            <ol>
              {slots
                .slice(0, SHOWN)
                .map(decodeSlot)
                .map((slot, unit) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a unit is identified by its index
                  <li key={unit}>
                    {cancelled.has(`${at}-${unit}`) ? (
                      <>
                        <s>{slotWords(slot, unit, slots.length)}</s>
                        <small>Cancelled</small>
                      </>
                    ) : (
                      <>
                        <span>{slotWords(slot, unit, slots.length)}</span>
                        <OwnTime slot={slot} />
                      </>
                    )}
                  </li>
                ))}
              {slots.length > SHOWN && <li>{`and ${slots.length - SHOWN} more`}</li>}
            </ol>
            <strong>{shownAmount(lineTotal)}</strong>
          </li>
        );
      })}
    </Lines>
  );
}
