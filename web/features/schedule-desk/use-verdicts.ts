import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { candidatesQuery } from '../../api/admin/admin-sessions.ts';
import type { Lane } from './board-model.ts';
import type { Moving } from './board-props.ts';
import type { Shown } from './desk-address.ts';
import { type Verdict, verdictOf } from './drop-rules.ts';

/** Debounce time, so that starts that are only passed over are not requested. */
const RESTS_MS = 200;

/** The lanes' verdicts about the session being moved: at once from the shown data, then from the server. */
export function useVerdicts(moving: Moving | null, { zone }: Shown, now: number): (lane: Lane) => Verdict {
  const startsAt = moving?.startsAt ?? null;
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    if (startsAt === null) return setRested(null);
    const timer = setTimeout(() => setRested(startsAt), RESTS_MS);
    return () => clearTimeout(timer);
  }, [startsAt]);
  const at = rested === null ? null : new Date(rested).toISOString();
  const { data, isPlaceholderData } = useQuery({
    ...candidatesQuery(moving?.movable.session.id ?? '', at),
    enabled: moving !== null && at !== null,
  });
  const told = useMemo(
    () =>
      rested !== startsAt || isPlaceholderData
        ? null
        : new Map((data ?? []).map((candidate) => [candidate.hostId, candidate])),
    [data, isPlaceholderData, rested, startsAt],
  );
  /** Equal verdicts are the same object, so that unchanged lanes do not re-render. */
  const known = useRef(new Map<string, Verdict>());
  const movable = moving?.movable ?? null;
  return useCallback(
    (lane) => {
      if (!movable || startsAt === null) return { kind: 'here', words: '', detail: null };
      const candidate = (lane.host && told?.get(lane.host.id)) ?? null;
      const verdict = verdictOf({ movable, lane, startsAt, now, zone, candidate });
      const key = `${verdict.kind}/${verdict.words}/${verdict.detail}`;
      const same = known.current.get(key);
      if (!same) known.current.set(key, verdict);
      return same ?? verdict;
    },
    [movable, startsAt, told, zone, now],
  );
}
