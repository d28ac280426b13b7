import type { TaxMatterWire } from '../../../api/transport/wire.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { MatterLine } from './MatterLine.tsx';

interface OutdatedRateLineProps {
  readonly matter: TaxMatterWire;
  readonly may: boolean;
  readonly isRenewing: boolean;
  readonly onRenew: () => void;
}

/** A booking that was agreed before the rate of its days was changed. */
export function OutdatedRateLine({ matter, may, isRenewing, onRenew }: OutdatedRateLineProps) {
  return (
    <MatterLine matter={matter} facts="What is paid stays">
      {may && (
        <Button
          look="quiet"
          size="sm"
          pending={isRenewing}
          aria-label={`Issue ${matter.bookingReference} anew`}
          onClick={onRenew}
        >
          Issue anew
        </Button>
      )}
    </MatterLine>
  );
}
