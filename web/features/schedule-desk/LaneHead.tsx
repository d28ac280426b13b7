import { memo } from 'react';
import { placeWords, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { HostFace, NoFace } from '../../ui/shop/HostFace.tsx';
import { LoadBar } from '../../ui/shop/LoadBar.tsx';
import { LaneName } from './board-look.ts';
import type { Lane } from './board-model.ts';

/** A lane's host: portrait, local time, load. */
export const LaneHead = memo(function LaneHead({
  lane: { host, blocks },
  now,
}: {
  readonly lane: Lane;
  readonly now: number;
}) {
  if (!host)
    return (
      <LaneName>
        <NoFace />
        <span>
          <b>No host yet</b>
          <small>{`${blocks.length === 0 ? 'nothing' : blocks.length} this week`}</small>
        </span>
      </LaneName>
    );
  const zone = zoneOf(host.zone);
  return (
    <LaneName>
      <HostFace name={host.name} pictureUrl={host.pictureUrl} />
      <span>
        <b>{host.name}</b>
        <small>{`${timeIn(now, zone)}, ${placeWords(zone)}`}</small>
        <LoadBar sessions={host.sessionsThisWeek} most={host.mostThisWeek} />
      </span>
    </LaneName>
  );
});
