import type { ScheduleHostWire } from '../../api/transport/wire.ts';
import type { Moving } from './board-props.ts';

const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** A short label for what a drop does: `Ask Anjali`, `Move here`. */
export const actWords = ({ movable, startsAt, lane }: Moving, host: ScheduleHostWire | null): string => {
  const isMoved = startsAt !== movable.startsAt;
  if (!host) return movable.isNew ? 'Agree here' : isMoved ? 'Move here' : 'Without a host';
  if (lane === movable.lane) return 'Move here';
  return `${isMoved ? 'Move, ask' : 'Ask'} ${firstName(host.name)}`;
};
