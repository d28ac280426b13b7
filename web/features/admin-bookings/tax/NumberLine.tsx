import { useMutation } from '@tanstack/react-query';
import { checkNumberAgain } from '../../../api/admin/tax-matters.ts';
import type { TaxMatterWire } from '../../../api/transport/wire.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { MatterLine } from './MatterLine.tsx';

interface NumberLineProps {
  readonly matter: TaxMatterWire;
  readonly check: NonNullable<TaxMatterWire['check']>;
  readonly may: boolean;
  readonly isCharging: boolean;
  readonly onCharge: () => void;
  readonly onKeep: () => void;
}

/** A booking that is untaxed because of a tax number that was refused or could not be checked. */
export function NumberLine({ matter, check, may, isCharging, onCharge, onKeep }: NumberLineProps) {
  const { bookingReference } = matter;
  const again = useMutation({
    ...checkNumberAgain,
    onSuccess: () => showToast('Asked again', `${check.officeName} is asked once more.`),
    onError: showFailure,
  });
  const isBusy = isCharging || again.isPending;
  return (
    <MatterLine matter={matter} facts={check.consultation ? `Consultation ${check.consultation}` : ''}>
      {may && (
        <>
          <Button
            look="line"
            size="sm"
            pending={isCharging}
            disabled={isBusy && !isCharging}
            aria-label={`Charge tax for ${bookingReference}`}
            onClick={onCharge}
          >
            Charge tax
          </Button>
          <Button
            look="quiet"
            size="sm"
            disabled={isBusy}
            aria-label={`Keep ${bookingReference} as it is`}
            onClick={onKeep}
          >
            Keep, with a reason
          </Button>
          <Button
            look="quiet"
            size="sm"
            pending={again.isPending}
            disabled={isCharging}
            aria-label={`Check the number of ${bookingReference} again`}
            onClick={() => again.mutate(check.id)}
          >
            Check again
          </Button>
        </>
      )}
    </MatterLine>
  );
}
