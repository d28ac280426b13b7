import { useQuery } from '@tanstack/react-query';
import Webhook from 'lucide-react/icons/webhook';
import { lazy, Suspense, useState } from 'react';
import { showHistory } from '../../addresses/history-address.ts';
import { useAddress } from '../../addresses/use-address.ts';
import { partnersQuery } from '../../api/admin/partners.ts';
import { deleteWebhook, rotateSecret, webhooksQuery } from '../../api/admin/webhooks.ts';
import type { WebhookSecretWire, WebhookWire } from '../../api/transport/wire.ts';
import { DeleteDialog, type Deletion } from '../../forms/DeleteDialog.tsx';
import { AddButton } from '../../ui/primitives/AddButton.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Heading, Small } from '../../ui/primitives/Text.tsx';
import { Cards, SectionHead } from './partners-look.ts';
import { RotateForm } from './RotateForm.tsx';
import type { Once } from './ShownOnce.tsx';
import { WebhookCard } from './WebhookCard.tsx';
import { WebhookForm } from './WebhookForm.tsx';

const Deliveries = lazy(() => import('./Deliveries.tsx'));

const DELETION: Deletion<WebhookWire> = {
  mutation: deleteWebhook,
  title: 'Delete webhook',
  textOf: ({ url }) =>
    `${url} will receive no more messages, and its log will be deleted. This action cannot be undone.`,
  keepLabel: 'Keep webhook',
  actLabel: 'Delete webhook',
  done: 'Webhook has been deleted',
  failed: 'Failed to delete webhook',
};

/** All webhooks and their dialogs. The open log is part of the URL. */
export function Webhooks({ onOnce }: { readonly onOnce: (once: Once) => void }) {
  const [parameters, change] = useAddress();
  const query = useQuery(webhooksQuery);
  const { data: partners = [] } = useQuery(partnersQuery);
  const [edited, setEdited] = useState<WebhookWire | 'new' | null>(null);
  const [rotated, setRotated] = useState<WebhookWire | null>(null);
  const [toDelete, setToDelete] = useState<WebhookWire | null>(null);
  const opened = query.data?.find(({ id }) => String(id) === parameters.get('webhook'));
  const onSecret = ({ url, secret }: WebhookSecretWire) =>
    onOnce({ title: `Secret for ${new URL(url).host}`, name: 'Secret', text: secret });
  const ofWords = ({ partnerId }: WebhookWire): string =>
    partnerId === null
      ? 'All bookings'
      : `Bookings of ${partners.find(({ id }) => id === partnerId)?.name ?? `partner ${partnerId}`}`;
  return (
    <section aria-label="Webhooks">
      <SectionHead>
        <Heading>Webhooks</Heading>
        <AddButton look="line" label="Add Webhook" onClick={() => setEdited('new')} />
      </SectionHead>
      <Small as="p" style={{ marginBottom: 18 }}>
        Servers that receive a signed message when a booking changes.
      </Small>
      <Loaded
        query={query}
        failed="Failed to load webhooks"
        skeleton={<TableSkeleton rows={2} label="Loading webhooks..." />}
        isEmpty={({ length }) => length === 0}
        empty={<EmptyState icon={Webhook} titleAs="h3" title="No webhooks yet" />}
      >
        {(webhooks) => (
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
                  change(
                    showHistory({ subject: 'webhook', subjectId: String(webhook.id), name: webhook.url }),
                  )
                }
              />
            ))}
          </Cards>
        )}
      </Loaded>
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
          id={rotated.id}
          mutation={rotateSecret}
          onRotated={onSecret}
          onClose={() => setRotated(null)}
        />
      )}
      <DeleteDialog {...DELETION} subject={toDelete} onClose={() => setToDelete(null)} />
    </section>
  );
}
