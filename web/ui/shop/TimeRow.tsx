import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { FieldMessage } from '../forms/FieldMessage.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { VisuallyHidden } from '../primitives/Text.tsx';
import { SlotParts } from './SlotParts.tsx';
import { Fields, Place, Row } from './time-row-look.ts';

interface TimeRowProps {
  /** Index from 0. */
  readonly place: number;
  readonly slot: Slot;
  readonly error?: string | null;
  readonly onChange: (part: Partial<Slot>) => void;
  /** Absent when the time cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** One preferred time with its position. */
export function TimeRow({ place, slot, error, onChange, onRemove }: TimeRowProps) {
  const id = useId();
  return (
    <Row aria-describedby={error ? id : undefined} data-time={place}>
      <legend>
        <VisuallyHidden>{`Preferred time ${place + 1}`}</VisuallyHidden>
        <Place aria-hidden="true">{place + 1}</Place>
      </legend>
      <Fields>
        <SlotParts slot={slot} onChange={onChange} />
        <FieldMessage id={id} error={error ?? null} />
      </Fields>
      {onRemove && (
        <IconButton small aria-label={`Remove preferred time ${place + 1}`} onClick={onRemove}>
          <X size={18} strokeWidth={1.75} />
        </IconButton>
      )}
    </Row>
  );
}
