import History from 'lucide-react/icons/history';
import ListChecks from 'lucide-react/icons/list-checks';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import type { WebhookWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Small, Subheading } from '../../ui/primitives/Text.tsx';
import { eventWords } from './partner-words.ts';
import { Card, Line, Tools } from './partners-look.ts';

interface WebhookCardProps {
  readonly webhook: WebhookWire;
  /** Whose bookings it hears of. */
  readonly of: string;
  readonly onDeliveries: () => void;
  readonly onEdit: () => void;
  readonly onRotate: () => void;
  readonly onDelete: () => void;
  readonly onHistory: () => void;
}

/** One address that hears of bookings. */
export function WebhookCard(props: WebhookCardProps) {
  const { webhook, of, onDeliveries, onEdit, onRotate, onDelete, onHistory } = props;
  const { url, description, events, enabled, overlapUntil } = webhook;
  return (
    <Card>
      <header>
        <div>
          <Line>
            <Subheading>{url}</Subheading>
            <Badge tone={enabled ? 'ok' : 'flat'}>{enabled ? 'Enabled' : 'Disabled'}</Badge>
          </Line>
          <Small as="p">
            {description && `${description} · `}
            {of} · {events.map(eventWords).join(', ')}
          </Small>
          {overlapUntil && <Small as="p">The old secret also signs until {formatMoment(overlapUntil)}</Small>}
        </div>
        <Tools>
          <Button look="line" size="sm" aria-label={`Deliveries to ${url}`} onClick={onDeliveries}>
            <ListChecks size={16} strokeWidth={1.75} aria-hidden="true" />
            Deliveries
          </Button>
          <IconButton small aria-label={`History of ${url}`} title="History" onClick={onHistory}>
            <History size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton small aria-label={`Edit ${url}`} title="Edit" onClick={onEdit}>
            <Pencil size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton small aria-label={`Rotate secret of ${url}`} title="Rotate secret" onClick={onRotate}>
            <RefreshCw size={18} strokeWidth={1.75} />
          </IconButton>
          <IconButton small danger aria-label={`Delete ${url}`} title="Delete" onClick={onDelete}>
            <Trash2 size={18} strokeWidth={1.75} />
          </IconButton>
        </Tools>
      </header>
    </Card>
  );
}
