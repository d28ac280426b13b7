import { useMutation, useQuery } from '@tanstack/react-query';
import { localDate } from '@wondercast/core/kernel/calendar';
import { closeMissingRate, taxMattersQuery } from '../../api/admin/tax-matters.ts';
import { useMay } from '../../api/session/use-may.ts';
import type { TaxMatterWire } from '../../api/transport/wire.ts';
import { sayFailed } from '../../forms/say-failed.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';

import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { say } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Soft, TextLink } from '../../ui/primitives/Text.tsx';
import { Entries, Row } from './details-look.ts';

const whoOf = ({ companyName, customerName }: TaxMatterWire): string => companyName ?? customerName;

const daysOf = ({ missing: { taken } }: TaxMatterWire): string =>
  [...new Set(taken.map(({ day }) => day))]
    .toSorted()
    .map((day) => formatDay(localDate(day)))
    .join(', ');

function MissingRateLine({ matter, may }: { readonly matter: TaxMatterWire; readonly may: boolean }) {
  const { id, bookingId, bookingReference, message, since, missing } = matter;
  const close = useMutation({
    ...closeMissingRate,
    onSuccess: () => say('Taken off the list'),
    onError: sayFailed,
  });
  return (
    <li style={{ flexWrap: 'wrap' }}>
      <span style={{ flex: 1, minWidth: 0 }}>
        <b>{whoOf(matter)}</b>
        <small>{`Booked ${formatMoment(since)} · tax of ${daysOf(matter)}`}</small>
        <span>{message}</span>
        <TextLink as={Link} to={`/admin?tab=bookings&booking=${bookingId}`}>
          {bookingReference}
        </TextLink>
      </span>
      <Row style={{ width: '100%', marginTop: 6 }}>
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
      </Row>
    </li>
  );
}

/** What tax leaves to somebody: bookings whose place has no rate. */
export default function TaxDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(taxMattersQuery);
  const may = useMay('tax:write');
  return (
    <Dialog isOpen title="Tax to check" width={640} onClose={onClose}>
      <DialogBody>
        <Soft>
          What is booked keeps the tax that it has. A rate that you add holds for what is booked then.
        </Soft>
        {isError && (
          <div style={{ marginTop: 16 }}>
            <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
              Failed to load the list
            </LoadFailure>
          </div>
        )}
        {!isError && !data && <Skeleton $height="72px" $top="16px" aria-busy="true" />}
        {data?.length === 0 && <Soft style={{ marginTop: 16 }}>Nothing is left to check.</Soft>}
        <Entries>
          {data?.map((matter) => (
            <MissingRateLine key={`${matter.kind} ${matter.id}`} matter={matter} may={may} />
          ))}
        </Entries>
      </DialogBody>
    </Dialog>
  );
}
