import { useQuery } from '@tanstack/react-query';
import { WEBHOOK_DELIVERY_STATES } from '@wondercast/core/people/partners/webhook';
import { styled } from 'styled-components';
import { useAddress } from '../../addresses/use-address.ts';
import { usePages } from '../../addresses/use-pages.ts';
import { DELIVERIES_PAGE_SIZE, deliveriesQuery } from '../../api/admin/webhooks.ts';
import type { WebhookWire } from '../../api/transport/wire.ts';
import { counted, rangeOf } from '../../ui/formats/counted.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar } from '../../ui/primitives/TabTop.tsx';
import { Small, Soft } from '../../ui/primitives/Text.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import { DELIVERY_STATUS } from './partner-words.ts';

const STATES = WEBHOOK_DELIVERY_STATES.map((value) => ({ value, label: DELIVERY_STATUS[value].words }));

const Address = styled(Soft)`
  overflow-wrap: anywhere;
`;

interface DeliveriesProps {
  readonly webhook: WebhookWire;
  readonly onClose: () => void;
}

/** The delivery log of a webhook, newest first. */
export default function Deliveries({ webhook, onClose }: DeliveriesProps) {
  const [parameters, change] = useAddress();
  const status = WEBHOOK_DELIVERY_STATES.find((state) => state === parameters.get('status')) ?? null;
  const cursor = parameters.get('cursor');
  const query = useQuery(deliveriesQuery({ webhookId: webhook.id, status, cursor }));
  const { data, isPlaceholderData } = query;
  const { page, onBack, onNext } = usePages(data?.next ?? null);
  return (
    <Dialog isOpen title="Deliveries" width={960} onClose={onClose}>
      <DialogBody>
        <Address>{webhook.url}</Address>
        <Bar>
          <FilterSelect
            label="Delivery state"
            all="Any state"
            options={STATES}
            chosen={status}
            onChoose={(chosen) => change({ status: chosen, cursor: null })}
          />
          {data && <Small role="status">{counted(data.total, 'delivery', 'deliveries')}</Small>}
        </Bar>
        <Loaded
          query={query}
          failed="Failed to load deliveries"
          skeleton={<TableSkeleton rows={4} label="Loading deliveries..." />}
          isEmpty={({ total }) => total === 0}
          empty={<Soft>{status ? 'No delivery matches this filter.' : 'Nothing has been sent yet.'}</Soft>}
        >
          {({ items, total }) => (
            <>
              <DeliveryTable deliveries={items} stale={isPlaceholderData} />
              <Pager
                label="Pages of deliveries"
                words={rangeOf(page * DELIVERIES_PAGE_SIZE, items.length, total)}
                onBack={onBack}
                onNext={onNext}
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
