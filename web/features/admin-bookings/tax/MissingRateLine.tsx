import { useMutation } from '@tanstack/react-query';
import { localDate } from '@wondercast/core/kernel/calendar';
import { closeMissingRate } from '../../../api/admin/tax-matters.ts';
import type { TaxMatterWire } from '../../../api/transport/wire.ts';
import { showFailure } from '../../../forms/show-failure.ts';
import { formatDay } from '../../../ui/formats/format-day.ts';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { Button } from '../../../ui/primitives/Button.tsx';
import { Link } from '../../../ui/primitives/Link.tsx';
import { TextLink } from '../../../ui/primitives/Text.tsx';
import { MatterLine } from './MatterLine.tsx';

type Missing = NonNullable<TaxMatterWire['missing']>;

const daysOf = ({ taken }: Missing): string =>
  [...new Set(taken.map(({ day }) => day))]
    .toSorted()
    .map((day) => formatDay(localDate(day)))
    .join(', ');

interface MissingRateLineProps {
  readonly matter: TaxMatterWire;
  readonly missing: Missing;
  readonly may: boolean;
}

/** A booking whose place has no tax rate. */
export function MissingRateLine({ matter, missing, may }: MissingRateLineProps) {
  const { id, bookingReference } = matter;
  const close = useMutation({
    ...closeMissingRate,
    onSuccess: () => showToast('Taken off the list'),
    onError: showFailure,
  });
  return (
    <MatterLine matter={matter} facts={`Tax of ${daysOf(missing)}`}>
      <TextLink as={Link} to="/admin?tab=settings&part=tax">
        {`Add a rate of ${missing.countryName}`}
      </TextLink>
      {may && (
        <Button
          look="quiet"
          size="sm"
          pending={close.isPending}
          aria-label={`Mark ${bookingReference} as done`}
          onClick={() => close.mutate(id)}
        >
          Mark as done
        </Button>
      )}
    </MatterLine>
  );
}
