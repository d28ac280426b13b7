import { useQuery } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Webhook from 'lucide-react/icons/webhook';
import { useState } from 'react';
import { deleteOwnWebhook, ownWebhooksQuery, rotateOwnSecret } from '../../api/partner/partner.ts';
import type { WebhookSecretWire, WebhookWire } from '../../api/transport/wire.ts';
import { DeleteDialog, type Deletion } from '../../forms/DeleteDialog.tsx';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { AddButton } from '../../ui/primitives/AddButton.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { ColumnHeads } from '../../ui/primitives/ColumnHeads.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { RecordButtons, ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { OwnDeliveries } from './OwnDeliveries.tsx';
import { OwnWebhookForm } from './OwnWebhookForm.tsx';
import { modeWords } from './own-words.ts';
import { eventsWords } from './partner-words.ts';
import { RotateForm } from './RotateForm.tsx';
import { type Once, ShownOnce } from './ShownOnce.tsx';
import { TabHead } from './TabHead.tsx';

const COLUMNS = ['Address', 'Data', 'Events', 'Status', 'Actions'] as const;

const DELETION: Deletion<WebhookWire> = {
  mutation: deleteOwnWebhook,
  title: 'Delete webhook',
  textOf: ({ url }) =>
    `${url} will receive no more messages, and its log will be deleted. This action cannot be undone.`,
  keepLabel: 'Keep webhook',
  actLabel: 'Delete webhook',
  done: 'Webhook has been deleted',
  failed: 'Failed to delete webhook',
};

/** The webhooks of the user's own partner, with their logs. */
export default function OwnWebhooks() {
  const query = useQuery(ownWebhooksQuery);
  const [edited, setEdited] = useState<WebhookWire | 'new' | null>(null);
  const [rotated, setRotated] = useState<WebhookWire | null>(null);
  const [toDelete, setToDelete] = useState<WebhookWire | null>(null);
  const [opened, setOpened] = useState<WebhookWire | null>(null);
  const [once, setOnce] = useState<Once | null>(null);
  const onSecret = ({ url, secret }: WebhookSecretWire) =>
    setOnce({ title: `Secret for ${new URL(url).host}`, name: 'Secret', text: secret });
  return (
    <section aria-label="Webhooks">
      <TabHead
        title="Webhooks"
        text="Servers that receive a signed message when one of your bookings changes."
      >
        <AddButton label="Add Webhook" onClick={() => setEdited('new')} />
      </TabHead>
      <Loaded
        query={query}
        failed="Failed to load webhooks"
        skeleton={<TableSkeleton rows={2} label="Loading webhooks..." />}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState icon={Webhook} titleAs="h3" title="No webhooks yet" />}
      >
        {(webhooks) => (
          <TablePanel>
            <Table>
              <caption>Webhooks</caption>
              <ColumnHeads columns={COLUMNS} />
              <tbody>
                {webhooks.map((webhook) => {
                  const { id, url, description, mode, events, enabled, overlapUntil } = webhook;
                  return (
                    <tr key={id}>
                      <td style={{ overflowWrap: 'anywhere' }}>
                        <b>{url}</b>
                        {description && <small>{description}</small>}
                      </td>
                      <td data-label="Data">
                        <Badge tone={mode === 'live' ? 'info' : 'warn'}>{modeWords(mode)}</Badge>
                      </td>
                      <td data-label="Events">{eventsWords(events)}</td>
                      <td data-label="Status">
                        <span>
                          <Badge tone={enabled ? 'ok' : 'flat'}>{enabled ? 'Enabled' : 'Disabled'}</Badge>
                          {overlapUntil && (
                            <small>{`The old secret also signs until ${formatMoment(overlapUntil)}`}</small>
                          )}
                        </span>
                      </td>
                      <td data-right="" style={{ whiteSpace: 'nowrap' }}>
                        <ToolButton
                          icon={ListChecks}
                          title="Deliveries"
                          label={`Deliveries to ${url}`}
                          onClick={() => setOpened(webhook)}
                        />
                        <ToolButton
                          icon={RefreshCw}
                          title="Rotate secret"
                          label={`Rotate secret of ${url}`}
                          onClick={() => setRotated(webhook)}
                        />
                        <RecordButtons
                          name={url}
                          onEdit={() => setEdited(webhook)}
                          onDelete={() => setToDelete(webhook)}
                        />
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </Table>
          </TablePanel>
        )}
      </Loaded>
      {edited && (
        <OwnWebhookForm
          webhook={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onCreated={onSecret}
        />
      )}
      {rotated && (
        <RotateForm
          title="Rotate secret"
          text="A new secret replaces it. For a while messages are signed by both, so that your server can switch without interruption."
          hint="How long the old secret also signs; 0 ends it now"
          failure="Failed to rotate secret"
          id={rotated.id}
          mutation={rotateOwnSecret}
          onRotated={onSecret}
          onClose={() => setRotated(null)}
        />
      )}
      {opened && <OwnDeliveries webhook={opened} onClose={() => setOpened(null)} />}
      <DeleteDialog {...DELETION} subject={toDelete} onClose={() => setToDelete(null)} />
      {once && <ShownOnce once={once} onClose={() => setOnce(null)} />}
    </section>
  );
}
