import { customerStateWord, stateOf } from '@wondercast/core/booking/states';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { Badge } from '../../ui/primitives/Badge.tsx';

/** The state in the customer's words, with an icon, because colour never speaks alone. */
export function ConfirmedBadge({ confirmed }: { readonly confirmed: boolean }) {
  const Icon = confirmed ? Check : Clock;
  return (
    <Badge tone={confirmed ? 'ok' : 'warn'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {customerStateWord(stateOf(confirmed))}
    </Badge>
  );
}
