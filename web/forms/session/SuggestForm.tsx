import { suggestionsRule } from '@wondercast/core/bookings/booking/session-rules';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import Plus from 'lucide-react/icons/plus';
import { styled } from 'styled-components';
import { counted } from '../../ui/formats/counted.ts';
import { alsoIn, momentIn, ownZone } from '../../ui/formats/zone-moment.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { labelLook } from '../../ui/forms/field-look.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ZonedTimeRow } from '../../ui/shop/ZonedTimeRow.tsx';
import { FreeHosts } from './FreeHosts.tsx';
import { Section } from './session-look.ts';
import { startOf, type useSuggestion } from './use-suggestion.ts';

const Fields = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 14px;
`;

const Valid = styled.div`
  display: grid;
  gap: 7px;
  justify-items: start;
  & > span {
    ${labelLook}
  }
`;

const Reserve = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 12px;
  align-items: center;
  font-size: 14px;
  line-height: 1.4;
  cursor: pointer;
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    font-size: 13.5px;
    color: var(--text-3);
  }
`;

const HOUR_MS = 60 * 60_000;
const USUAL = 120;
const OTHERS = [4, 24, 48, 72, 168, 336, 720];

const spanWords = (hours: number): string =>
  hours < 24 ? counted(hours, 'hour') : counted(hours / 24, 'day');

const validWords = (hours: number): string =>
  `${spanWords(hours)}, until ${momentIn(Date.now() + hours * HOUR_MS, ownZone())}`;

interface SuggestFormProps {
  readonly sessionId: string;
  readonly firstName: string;
  /** The day at which the calendars open; null means today. */
  readonly opensAt: LocalDate | null;
  readonly suggestion: ReturnType<typeof useSuggestion>;
}

/** Suggests other times: up to three, each with the number of hosts who are free then. */
export function SuggestForm({ sessionId, firstName, opensAt, suggestion }: SuggestFormProps) {
  const { rows, note, hours, holdHosts, add } = suggestion;
  return (
    <Section aria-label="Answer with other times">
      <h3>
        Answer with other times
        <small>up to three, in the customer’s zone</small>
      </h3>
      {rows.map(({ key, time }, at) => {
        const startsAt = startOf(time);
        const gap = startsAt === null && time.day !== null && time.minute !== null;
        const past = startsAt !== null && startsAt <= Date.now();
        return (
          <ZonedTimeRow
            key={key}
            place={at + 1}
            value={time}
            opensAt={opensAt}
            onChange={(next) => suggestion.change(key, next)}
            onRemove={() => suggestion.remove(key)}
          >
            {gap && (
              <span style={{ color: 'var(--warn)' }}>This time does not exist on that day in this zone.</span>
            )}
            {past && <span style={{ color: 'var(--warn)' }}>This time is past.</span>}
            {startsAt !== null && !past && (
              <>
                <FreeHosts plain sessionId={sessionId} startsAt={startsAt} />
                <span>{alsoIn(startsAt, time.zone, ownZone())}</span>
              </>
            )}
          </ZonedTimeRow>
        );
      })}
      {add && (
        <Button look="bare" size="sm" onClick={add}>
          <Plus size={17} strokeWidth={1.75} aria-hidden="true" />
          Add another time
        </Button>
      )}
      <Fields>
        <TextArea
          label={`Note to ${firstName}`}
          note="optional"
          rows={2}
          maxLength={maxLengthOf(suggestionsRule, 'note')}
          value={note}
          onChange={({ target }) => suggestion.setNote(target.value)}
        />
        <Valid>
          <span>Valid for</span>
          <FilterSelect
            label="Valid for"
            all={validWords(USUAL)}
            options={OTHERS.map((each) => ({ value: String(each), label: validWords(each) }))}
            chosen={hours === USUAL ? null : String(hours)}
            onChoose={(next) => suggestion.setHours(next === null ? USUAL : Number(next))}
          />
        </Valid>
        <Reserve>
          <Switch checked={holdHosts} onChange={({ target }) => suggestion.setHoldHosts(target.checked)} />
          <span>
            <b>Reserve a host for each time</b>
            <small>Given back when the customer chooses or time runs out.</small>
          </span>
        </Reserve>
      </Fields>
    </Section>
  );
}
