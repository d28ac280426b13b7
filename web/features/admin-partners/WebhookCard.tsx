import ListChecks from 'lucide-react/icons/list-checks';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { WebhookWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { OnlyWriters } from '../../ui/primitives/OnlyWriters.tsx';
import { Small, Subheading } from '../../ui/primitives/Text.tsx';
import { RecordButtons, ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { eventsWords } from './partner-words.ts';
import { Card, Line, Tools } from './partners-look.ts';

interface WebhookCardProps {
  readonly webhook: WebhookWire;
  /** Name of the partner whose bookings it covers. */
  readonly of: string;
  readonly onDeliveries: () => void;
  readonly onEdit: () => void;
  readonly onRotate: () => void;
  readonly onDelete: () => void;
  readonly onHistory: () => void;
}

/** One webhook. */
export function WebhookCard(props: WebhookCardProps) {
  const { webhook, of, onDeliveries, onEdit, onRotate, onDelete, onHistory } = props;
  const { url, mode, description, events, enabled, overlapUntil } = webhook;
  return (
    <Card>
      <header>
        <div>
          <Line>
            <Subheading>{url}</Subheading>
            {mode === 'test' && <Badge tone="warn">Test</Badge>}
            <Badge tone={enabled ? 'ok' : 'flat'}>{enabled ? 'Enabled' : 'Disabled'}</Badge>
          </Line>
          <Small as="p">{`${description && `${description} · `}${of} · ${eventsWords(events)}`}</Small>
          {overlapUntil && (
            <Small as="p">{`The old secret also signs until ${formatMoment(overlapUntil)}`}</Small>
          )}
        </div>
        <Tools>
          <Button look="line" size="sm" aria-label={`Deliveries to ${url}`} onClick={onDeliveries}>
            <ListChecks size={16} strokeWidth={1.75} aria-hidden="true" />
            Deliveries
          </Button>
          <RecordButtons name={url} onHistory={onHistory} onEdit={onEdit} />
          <OnlyWriters>
            <ToolButton
              icon={RefreshCw}
              title="Rotate secret"
              label={`Rotate secret of ${url}`}
              onClick={onRotate}
            />
          </OnlyWriters>
          <RecordButtons name={url} onDelete={onDelete} />
        </Tools>
      </header>
    </Card>
  );
}
