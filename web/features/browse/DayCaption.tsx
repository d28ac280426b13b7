import { useQuery } from '@tanstack/react-query';
import type { FinderDays } from '@wondercast/core/buying/free-times/finder-days';
import { TIME_ON_REQUEST } from '@wondercast/core/buying/free-times/finder-words';
import { localDate } from '@wondercast/core/kernel/calendar';
import { freeDaysQuery } from '../../api/catalogue/free-days.ts';
import { dayWords } from '../../ui/formats/zone-moment.ts';
import { Caption } from './FitCaption.tsx';

interface DayCaptionProps {
  readonly id: number;
  /** Ids of all experiences of its page, requested together. */
  readonly ids: readonly number[];
  /** The searched days. */
  readonly days: FinderDays;
}

/** The first searched day on which an experience is free, when no group size is given. */
export function DayCaption({ id, ids, days }: DayCaptionProps) {
  const { data, isError } = useQuery(freeDaysQuery({ ids, ...days }));
  const first = localDate(data?.[id]?.[0]);
  const words = first ? `First free: ${dayWords(first)}` : TIME_ON_REQUEST;
  return (
    <Caption>
      <p style={data ? undefined : { visibility: 'hidden' }}>{isError ? '' : words}</p>
    </Caption>
  );
}
