import { useQuery } from '@tanstack/react-query';
import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { offersTimes, takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { useState } from 'react';
import { cartExperienceQuery } from '../../api/catalogue/cart-experience.ts';
import type { ApiError } from '../../api/transport/transport.ts';
import type { ExperienceWire, SessionWire } from '../../api/transport/wire.ts';
import type { TimeWay } from './WayToTimes.tsx';

/** A free time that somebody else has taken, and the nearest other ones. */
interface Gone {
  readonly time: ZonedTime;
  /** ISO instants. */
  readonly alternatives: readonly string[];
}

export interface FreeMove {
  /** The session's experience as it is sold now; null while loading, or when it is no longer sold. */
  readonly experience: ExperienceWire | null;
  readonly isLoading: boolean;
  /** Whether a free time is picked; otherwise preferred times are entered. */
  readonly picks: boolean;
  readonly mayWish: boolean;
  readonly turn: (way: TimeWay) => void;
  readonly time: ZonedTime | null;
  readonly choose: (time: ZonedTime | null) => void;
  readonly gone: Gone | null;
  /** Records that the chosen time was taken. Returns false when the refusal had another reason. */
  readonly noteGone: (refusal: ApiError | null) => boolean;
}

/** The free time to which a session moves, if its experience offers them. Reset for another session. */
export function useFreeMove(session: SessionWire | null): FreeMove {
  const id = session?.experience?.id ?? null;
  const { data, isLoading } = useQuery({ ...cartExperienceQuery(id ?? 0), enabled: id !== null });
  const experience = (id !== null && data) || null;
  const [way, turn] = useState<TimeWay>('pick');
  const [chosen, setChosen] = useState<{ readonly of: string; readonly time: ZonedTime | null } | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const time = chosen?.of === session?.id ? (chosen?.time ?? null) : null;
  return {
    experience,
    isLoading,
    picks: experience !== null && offersTimes(experience) && (way === 'pick' || !takesWishes(experience)),
    mayWish: experience === null || takesWishes(experience),
    turn,
    time,
    choose: (next) => {
      setGone(null);
      setChosen(session && { of: session.id, time: next });
    },
    gone,
    noteGone: (refusal) => {
      const [taken] = refusal?.taken ?? [];
      if (!taken || !time) return false;
      setGone({ time, alternatives: taken.alternatives });
      setChosen(null);
      return true;
    },
  };
}
