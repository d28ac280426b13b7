import { useMutation, useQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import {
  ownDeliveriesQuery,
  PAGE_SIZE,
  replayOwnDelivery,
  sendOwnExample,
} from '../../api/partner/partner.ts';
import type { WebhookDeliveryWire, WebhookWire } from '../../api/transport/wire.ts';
import { rangeOf } from '../../ui/formats/counted.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Small, Soft } from '../../ui/primitives/Text.tsx';
import { ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { DELIVERY_STATUS, eventWords } from './partner-words.ts';
import { useCursor } from './use-cursor.ts';

/** Polling interval while deliveries are pending, in milliseconds. */
const AGAIN_MS = 2_000;

const COLUMNS = ['Event', 'Booking', 'Status', 'Latest attempt', 'Actions'] as const;

/** The result of the latest attempt. */
const latestWords = ({ attempts }: WebhookDeliveryWire): string => {
  const latest = attempts.at(-1);
  if (!latest) return 'None yet';
  return `${formatMoment(latest.at)}: ${latest.error ?? `answered ${latest.status} in ${latest.ms} ms`}`;
};

interface OwnDeliveriesProps {
  readonly webhook: WebhookWire;
  readonly onClose: () => void;
}

/** The delivery log of a webhook, newest first, with a button to send again. */
export function OwnDeliveries({ webhook, onClose }: OwnDeliveriesProps) {
  const { cursor, page, onBack, onNextTo } = useCursor();
  const query = useQuery({ ...ownDeliveriesQuery(webhook.id, cursor), refetchInterval: AGAIN_MS });
  const { mutate: replay, isPending } = useMutation({
    ...replayOwnDelivery,
    onSuccess: () => showToast('Delivery is sent again'),
    onError: () => showError('Failed to replay delivery'),
  });
  const { mutate: sendExample, isPending: isSending } = useMutation({
    ...sendOwnExample,
    onSuccess: ({ webhooks }) => {
      if (webhooks === 0)
        return showError('Add a test key first: examples come from the test shop.', 'Nothing is sent');
      return showToast('Example is sent', 'It is in this list, and with your server in a moment.');
    },
    onError: () => showError('Failed to send an example'),
  });
  const [event] = webhook.events;
  return (
    <Dialog isOpen title="Deliveries" width={960} onClose={onClose}>
      <DialogBody>
        <Soft as="p" style={{ overflowWrap: 'anywhere', marginBottom: 16 }}>
          {webhook.url}
        </Soft>
        {webhook.mode === 'test' && webhook.enabled && event && (
          <Button
            look="line"
            size="sm"
            pending={isSending}
            onClick={() => sendExample(event)}
            style={{ marginBottom: 16 }}
          >
            Send me an example
          </Button>
        )}
        <Loaded
          query={query}
          failed="Failed to load deliveries"
          skeleton={<TableSkeleton rows={4} label="Loading deliveries..." />}
          isEmpty={({ total }) => total === 0}
          empty={<Soft>Nothing has been sent yet.</Soft>}
        >
          {({ items, total, next }) => (
            <>
              <TablePanel data-stale={query.isPlaceholderData ? '' : undefined}>
                <Table>
                  <caption>Deliveries</caption>
                  <ColumnHeads columns={COLUMNS} />
                  <tbody>
                    {items.map((delivery) => {
                      const { id, event, bookingReference, status, createdAt } = delivery;
                      return (
                        <tr key={id}>
                          <td>
                            <b>{eventWords(event)}</b>
                            <small>{formatMoment(createdAt)}</small>
                          </td>
                          <td data-label="Booking">{bookingReference}</td>
                          <td data-label="Status">
                            <Badge tone={DELIVERY_STATUS[status].tone}>{DELIVERY_STATUS[status].words}</Badge>
                          </td>
                          <td data-label="Latest attempt">{latestWords(delivery)}</td>
                          <td data-right="">
                            <ToolButton
                              icon={RotateCcw}
                              title="Replay"
                              label={`Replay ${eventWords(event)} of ${bookingReference}`}
                              disabled={isPending}
                              onClick={() => replay(id)}
                            />
                          </td>
                        </tr>
                      );
                    })}
                  </tbody>
                </Table>
              </TablePanel>
              <Pager
                label="Pages of deliveries"
                words={rangeOf(page * PAGE_SIZE, items.length, total)}
                onBack={onBack}
                onNext={onNextTo(next)}
              />
            </>
          )}
        </Loaded>
        <Small as="p" style={{ marginTop: 16 }}>
          Failed deliveries are tried again for three days. The log covers 30 days.
        </Small>
      </DialogBody>
    </Dialog>
  );
}
