/** @jsxImportSource preact */
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { freeDayWords } from '../../ui/formats/free-time-words.ts';
import { daysFrom } from '../../ui/formats/zone-moment.ts';
import { monthsFrom, weeksOf } from './month.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface MonthOfDaysProps {
  readonly label: string;
  /** The day whose times are shown; null when none are. */
  readonly value: LocalDate | null;
  /** A day in the shown month. */
  readonly focused: LocalDate;
  readonly today: LocalDate;
  /** The last day that can be picked; null means no limit. */
  readonly last: LocalDate | null;
  /** What a day has to offer, for its label; null when it has nothing. */
  readonly wordsOf: (day: LocalDate) => string | null;
  readonly onFocus: (day: LocalDate) => void;
  readonly onChoose: (day: LocalDate) => void;
  /** Content before the month's name. */
  readonly children: VNode | false | null;
}

/** A month that marks the days with something to offer. Days without anything can be chosen too, because the reason is shown below. */
export function MonthOfDays(props: MonthOfDaysProps) {
  const { label, value, focused, today, last, wordsOf, onFocus, onChoose, children } = props;
  const grid = useRef<HTMLTableElement>(null);
  const isByKeys = useRef(false);
  const month = focused.slice(0, 7);
  const name = freeDayWords(focused, 'month');
  const within = (day: LocalDate): LocalDate => (day < today ? today : last && day > last ? last : day);
  const isOut = (day: LocalDate) => day !== within(day);
  const [before, after] = [monthsFrom(focused, -1), monthsFrom(focused, 1)];
  const steps: Readonly<Record<string, LocalDate>> = {
    ArrowLeft: daysFrom(focused, -1),
    ArrowRight: daysFrom(focused, 1),
    ArrowUp: daysFrom(focused, -7),
    ArrowDown: daysFrom(focused, 7),
    PageUp: before,
    PageDown: after,
    Home: `${month}-01` as LocalDate,
    End: daysFrom(`${after.slice(0, 7)}-01` as LocalDate, -1),
  };
  useLayoutEffect(() => {
    if (isByKeys.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isByKeys.current = false;
  });
  const turn = (to: LocalDate, words: string, look: string) => (
    <button
      type="button"
      class="turn"
      aria-label={words}
      aria-disabled={within(to).slice(0, 7) === month || undefined}
      onClick={() => onFocus(within(to))}
    >
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
        <path d={look} />
      </svg>
    </button>
  );
  return (
    <div>
      <div class="month-top">
        {children}
        <div>
          {turn(before, 'Previous month', 'm15 18-6-6 6-6')}
          <b aria-live="polite">{name}</b>
          {turn(after, 'Next month', 'm9 18 6-6-6-6')}
        </div>
      </div>
      <table
        ref={grid}
        class="month"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its days
        role="grid"
        aria-label={`${label}, ${name}`}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          const to = within(step);
          isByKeys.current = to !== focused;
          onFocus(to);
        }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const words = wordsOf(day);
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: cells of a grid can be selected
                  <td key={day} aria-selected={day === value}>
                    {day.startsWith(month) && (
                      <button
                        type="button"
                        class={`day${words ? ' has' : ''}${day === today ? ' today' : ''}`}
                        aria-label={[
                          day === today ? 'Today' : null,
                          `${freeDayWords(day, 'long')}, ${day.slice(0, 4)}`,
                          words,
                        ]
                          .filter(Boolean)
                          .join(', ')}
                        aria-pressed={day === value}
                        aria-disabled={isOut(day) || undefined}
                        tabIndex={day === focused ? 0 : -1}
                        onClick={() => isOut(day) || onChoose(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
