import type { ExperienceWire, SessionWire } from '../../api/transport/wire.ts';
import ChosenTime from '../../forms/free-times/ChosenTime.tsx';
import { TakenNote } from '../../forms/free-times/TakenNote.tsx';
import TimePicker from '../../forms/free-times/TimePicker.tsx';
import type { FreeMove } from '../../forms/free-times/use-free-move.ts';
import { WayToTimes } from '../../forms/free-times/WayToTimes.tsx';
import { useShownZone } from '../../ui/primitives/use-shown-zone.ts';

/** Like an otherwise empty cart, because only this session is chosen. */
const ALONE = { units: 1, rest: [], holdId: null } as const;

interface MoveToFreeProps {
  readonly bookingId: number;
  readonly session: SessionWire;
  readonly experience: ExperienceWire;
  readonly token: string | null;
  readonly free: FreeMove;
}

/** The free times for a session. When somebody else was faster, the nearest alternatives come first. */
export default function MoveToFree({ bookingId, session, experience, token, free }: MoveToFreeProps) {
  const [zone, chooseZone] = useShownZone();
  const { time, choose, gone, mayWish, turn } = free;
  return (
    <>
      {gone && <TakenNote time={gone.time} alternatives={gone.alternatives} onChoose={choose} onAll={null} />}
      <TimePicker
        key={session.id}
        {...ALONE}
        heading="Another time"
        experience={{ id: experience.id, duration: `${session.minutes} min` }}
        moving={{ id: session.id, bookingId, token, startsAt: session.startsAt }}
        zone={zone}
        onZone={chooseZone}
        chosen={time}
        onChoose={choose}
        onWish={mayWish ? () => turn('propose') : undefined}
      >
        {mayWish ? <WayToTimes way="pick" onTurn={turn} /> : undefined}
      </TimePicker>
      {time && <ChosenTime time={time} />}
    </>
  );
}
