import { useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Webhook from 'lucide-react/icons/webhook';
import { lazy, Suspense, useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { partnersQuery } from '../../api/admin/partners.ts';
import { deleteWebhook, rotateSecret, webhooksQuery } from '../../api/admin/webhooks.ts';
import type { WebhookSecretWire, WebhookWire } from '../../api/transport/wire.ts';
import { DeleteDialog } from '../../ui/overlays/DeleteDialog.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Heading, Small } from '../../ui/primitives/Text.tsx';
import { Cards, SectionHead } from './partners-look.ts';
import { RotateForm } from './RotateForm.tsx';
import type { Once } from './ShownOnce.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookForm } from './WebhookForm.tsx';

const Deliveries = lazy(() => import('./Deliveries.tsx'));

/** Addresses that hear of bookings, and the dialogs about them. The log that is open stands in the address. */
export function Webhooks({ onOnce }: { readonly onOnce: (once: Once) => void }) {
  const client = useQueryClient();
  const [parameters, change] = useAddress();
  const { data: webhooks, isError, isFetching, refetch } = useQuery(webhooksQuery);
  const { data: partners = [] } = useQuery(partnersQuery);
  const [edited, setEdited] = useState<WebhookWire | 'new' | null>(null);
  const [rotated, setRotated] = useState<WebhookWire | null>(null);
  const [toDelete, setToDelete] = useState<WebhookWire | null>(null);
  const opened = webhooks?.find(({ id }) => String(id) === parameters.get('webhook'));
  const onSecret = ({ url, secret }: WebhookSecretWire) =>
    onOnce({ title: `Secret for ${new URL(url).host}`, name: 'Secret', text: secret });
  const ofWords = ({ partnerId }: WebhookWire): string =>
    partnerId === null
      ? 'All bookings'
      : `Bookings of ${partners.find(({ id }) => id === partnerId)?.name ?? `partner ${partnerId}`}`;
  const add = (
    <Button look="line" onClick={() => setEdited('new')}>
      <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      Add Webhook
    </Button>
  );
  return (
    <section aria-label="Webhooks">
      <SectionHead>
        <Heading>Webhooks</Heading>
        {add}
      </SectionHead>
      <Small as="p" style={{ marginBottom: 18 }}>
        Servers that receive a signed message when a booking changes.
      </Small>
      {isError && (
        <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
          Failed to load webhooks
        </LoadFailure>
      )}
      {!isError && !webhooks && <TableSkeleton rows={2} label="Loading webhooks..." />}
      {!isError && webhooks?.length === 0 && (
        <EmptyState icon={Webhook} titleAs="h3" title="No webhooks yet" />
      )}
      {!isError && webhooks && webhooks.length > 0 && (
        <Cards>
          {webhooks.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              webhook={webhook}
              of={ofWords(webhook)}
              onDeliveries={() => change({ webhook: String(webhook.id) })}
              onEdit={() => setEdited(webhook)}
              onRotate={() => setRotated(webhook)}
              onDelete={() => setToDelete(webhook)}
              onHistory={() =>
                change(showHistory({ subject: 'webhook', subjectId: String(webhook.id), name: webhook.url }))
              }
            />
          ))}
        </Cards>
      )}
      {opened && (
        <Suspense fallback={null}>
          <Deliveries
            webhook={opened}
            onClose={() => change({ webhook: null, status: null, cursor: null })}
          />
        </Suspense>
      )}
      {edited && (
        <WebhookForm
          webhook={edited === 'new' ? null : edited}
          partners={partners}
          onClose={() => setEdited(null)}
          onCreated={onSecret}
        />
      )}
      {rotated && (
        <RotateForm
          title="Rotate secret"
          text={`A new secret will sign the messages to ${rotated.url}. The old one also signs for a while, so that the receiver can switch without interruption.`}
          hint="The old secret signs too for so long; 0 ends it now"
          failure="Failed to rotate secret"
          onRotate={(graceHours) => rotateSecret(client, rotated.id, graceHours)}
          onRotated={onSecret}
          onClose={() => setRotated(null)}
        />
      )}
      <DeleteDialog
        subject={toDelete}
        title="Delete webhook"
        textOf={({ url }) =>
          `${url} will receive no more messages, and its log will be deleted. This action cannot be undone.`
        }
        keepLabel="Keep webhook"
        actLabel="Delete webhook"
        onKeep={() => setToDelete(null)}
        onDelete={({ id }) => deleteWebhook(client, id)}
        onDeleted={() => say('Webhook has been deleted')}
        onFailed={() => sayError('Failed to delete webhook')}
      />
    </section>
  );
}
