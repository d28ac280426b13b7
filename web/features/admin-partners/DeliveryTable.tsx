import { useMutation } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { replayDelivery } from '../../api/admin/webhooks.ts';
import type { WebhookDeliveryWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { OnlyWriters } from '../../ui/primitives/OnlyWriters.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { DELIVERY_STATUS, eventWords } from './partner-words.ts';

const COLUMNS = ['Event', 'Booking', 'Status', 'Attempts', 'Next attempt', 'Actions'] as const;

/** The result of the latest attempt. */
const latestWords = ({ attempts }: WebhookDeliveryWire): string | null => {
  const latest = attempts.at(-1);
  if (!latest) return null;
  return `${formatMoment(latest.at)}: ${latest.error ?? `answered ${latest.status} in ${latest.ms} ms`}`;
};

function ReplayButton({ delivery }: { readonly delivery: WebhookDeliveryWire }) {
  const { mutate: replay, isPending } = useMutation({
    ...replayDelivery,
    onSuccess: () => showToast('Delivery is sent again'),
    onError: () => showError('Failed to replay delivery'),
  });
  const words = `Replay ${eventWords(delivery.event)} of ${delivery.bookingReference}`;
  return (
    <Button look="quiet" size="sm" aria-label={words} pending={isPending} onClick={() => replay(delivery.id)}>
      <RotateCcw size={16} strokeWidth={1.75} style={{ flex: 'none' }} aria-hidden="true" />
      Replay
    </Button>
  );
}

interface DeliveryTableProps {
  readonly deliveries: readonly WebhookDeliveryWire[];
  /** Whether the previous page is shown while the next one is loading. */
  readonly stale: boolean;
}

/** One row per delivery. */
export function DeliveryTable({ deliveries, stale }: DeliveryTableProps) {
  return (
    <TablePanel data-stale={stale ? '' : undefined}>
      <Table>
        <caption>Deliveries</caption>
        <ColumnHeads columns={COLUMNS} />
        <tbody>
          {deliveries.map((delivery) => {
            const { id, event, bookingReference, status, attempts, createdAt, nextAttemptAt } = delivery;
            const latest = latestWords(delivery);
            return (
              <tr key={id}>
                <td>
                  <b>{eventWords(event)}</b>
                  <small>{formatMoment(createdAt)}</small>
                </td>
                <td data-label="Booking" style={{ whiteSpace: 'nowrap' }}>
                  {bookingReference}
                </td>
                <td data-label="Status">
                  <Badge tone={DELIVERY_STATUS[status].tone}>{DELIVERY_STATUS[status].words}</Badge>
                </td>
                <td data-label="Attempts">
                  <span>
                    <span>{attempts.length}</span>
                    {latest && <small>{latest}</small>}
                  </span>
                </td>
                <td data-label="Next attempt">{nextAttemptAt ? formatMoment(nextAttemptAt) : 'None'}</td>
                <td data-right="">
                  <OnlyWriters>
                    <ReplayButton delivery={delivery} />
                  </OnlyWriters>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </TablePanel>
  );
}
