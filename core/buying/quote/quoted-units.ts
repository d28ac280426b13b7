import type { ZonedTime } from '../../calendar/scheduling/session.ts';
import type { OfferedTimes } from '../../calendar/staffing/free-times.ts';
import type { RequestedLine } from '../cart/requested-line.ts';
import type { TimedUnit } from '../free-times/units.ts';
import type { Quote, QuotedLine } from './quote.ts';

/** The terms of a time that was quoted. They were checked when the time was chosen; only whether a host can lead it is checked again. */
const asQuoted = (experienceId: number, minutes: number): OfferedTimes => ({
  experienceId,
  minutes,
  gridMinutes: 1,
  horizonDays: 365,
  noticeHours: 0,
  rules: [],
});

/** The units of a quote that have a free time. */
export const quotedUnits = ({ lines }: Pick<Quote, 'lines'>): readonly TimedUnit[] =>
  lines.flatMap(({ experienceId, chosen = [], language = null }, line) =>
    chosen.flatMap((time, unit) =>
      time
        ? {
            path: `items.${line}.startsAt.${unit}`,
            line,
            unit,
            offer: asQuoted(experienceId, time.minutes),
            startsAt: new Date(time.startsAt),
            zone: time.zone,
            language,
          }
        : [],
    ),
  );

const instantsOf = (chosen: readonly (Pick<ZonedTime, 'startsAt'> | null)[] = []): string =>
  chosen
    .map((time) => time?.startsAt.toISOString() ?? '')
    .join(' ')
    .trimEnd();

/** Whether a line has the times that were quoted, in the same language. */
export const hasQuotedTimes = (line: RequestedLine, quoted: QuotedLine): boolean =>
  instantsOf(line.chosen) ===
    instantsOf(quoted.chosen?.map((time) => time && { startsAt: new Date(time.startsAt) })) &&
  (line.language ?? null) === (quoted.language ?? null);
