import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { candidatesQuery } from '../../api/admin/admin-sessions.ts';
import { useMay } from '../../api/session/use-may.ts';
import { counted } from '../../ui/formats/counted.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';

interface FreeHostsProps {
  readonly sessionId: string;
  /** In milliseconds. */
  readonly startsAt: number;
  /** Whether to show it as a row instead of a badge. */
  readonly plain?: boolean;
}

/** How many hosts could lead a session at a time. Renders nothing for users without access to hosts, and while loading. */
export function FreeHosts({ sessionId, startsAt, plain = false }: FreeHostsProps) {
  const mayAsk = useMay('hosts:read');
  const { data, isError, isPlaceholderData } = useQuery({
    ...candidatesQuery(sessionId, new Date(startsAt).toISOString()),
    enabled: mayAsk,
  });
  if (!mayAsk || (isError && !data)) return null;
  if (!data || isPlaceholderData) return plain ? <span>Looking for hosts…</span> : null;
  const free = data.filter((candidate) => candidate.free).length;
  const words = free === 0 ? 'No host free' : `${counted(free, 'host')} free`;
  const Icon = free === 0 ? UserRoundX : Check;
  const tone = free === 0 ? 'warn' : 'ok';
  const icon = <Icon size={14} strokeWidth={1.75} aria-hidden="true" />;
  if (plain)
    return (
      <span style={{ color: `var(--${tone})` }}>
        {icon}
        <span>{words}</span>
      </span>
    );
  return (
    <Badge tone={tone}>
      {icon}
      <span>{words}</span>
    </Badge>
  );
}
