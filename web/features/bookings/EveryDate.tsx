import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { useEffect, useRef } from 'react';
import type { BookingWire } from '../../api/transport/wire.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { SlotList } from '../../ui/shop/SlotList.tsx';
import { BookedLine } from './BookedLine.tsx';
import { Buttons } from './booking-page-look.ts';
import type { Dates } from './use-dates.ts';

interface EveryDateProps {
  readonly booking: BookingWire;
  readonly draft: readonly (readonly Slot[])[];
  readonly dates: Dates;
}

/** The first preferred time of every session in one form. Focus starts at the first field. */
export function EveryDate({ booking, draft, dates }: EveryDateProps) {
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => lines.current?.querySelector<HTMLElement>('fieldset button')?.focus(), []);
  return (
    <div ref={lines}>
      {booking.items.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
        <BookedLine key={at} line={line}>
          <div style={{ marginTop: 18 }}>
            <SlotList
              slots={draft[at] ?? []}
              onChange={(unit, part) => dates.change(at, unit, part)}
              onSameForAll={(slot) => dates.sameForAll(at, slot)}
            />
          </div>
        </BookedLine>
      ))}
      <Buttons>
        <Button pending={dates.pending} onClick={() => void dates.save()}>
          {dates.pending ? 'Saving...' : 'Save dates'}
        </Button>
        <Button look="quiet" onClick={dates.drop}>
          Keep as they were
        </Button>
      </Buttons>
    </div>
  );
}
