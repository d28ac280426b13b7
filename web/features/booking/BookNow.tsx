import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useState } from 'react';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { whenNeeded } from '../../ui/primitives/when-needed.tsx';

const BookNowDialog = whenNeeded(() => import('./BookNowDialog.tsx'));

/** The Book Now button and its dialog. */
export function BookNow({ experience }: { readonly experience: ExperienceWire }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" data-script="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarCheck size={20} strokeWidth={1.75} aria-hidden="true" />
        Book Now
      </Button>
      <BookNowDialog isOpen={isOpen} onClose={() => setOpen(false)} experience={experience} />
    </>
  );
}
