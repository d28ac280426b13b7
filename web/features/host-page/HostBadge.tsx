import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { HostPageWire } from '../../api/transport/wire.ts';
import { placeWords, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Face } from '../../ui/primitives/Face.tsx';

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 14px;
  line-height: 1.3;
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    font-size: inherit;
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 719.98px) {
    & > span:last-child {
      display: none;
    }
  }
`;

const MINUTE_MS = 60_000;

/** The host's name and local time. */
export function HostBadge({ host }: Pick<HostPageWire, 'host'>) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const zone = zoneOf(host.zone);
  return (
    <Who>
      <Face name={host.name} pictureUrl={host.pictureUrl} size={40} />
      <span>
        <b>{host.name}</b>
        <small>{`${timeIn(now, zone)} in ${placeWords(zone)}`}</small>
      </span>
    </Who>
  );
}
