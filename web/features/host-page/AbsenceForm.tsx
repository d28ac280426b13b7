import { useMutation } from '@tanstack/react-query';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { addAbsence } from '../../api/booking/host-page.ts';
import { counted } from '../../ui/formats/counted.ts';
import { placeWords } from '../../ui/formats/zone-moment.ts';
import { DateField } from '../../ui/forms/DateField.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';
import {
  type AbsenceDraft,
  type AbsenceErrors,
  absenceOf,
  countIn,
  EMPTY_ABSENCE,
  type Span,
} from './absence-draft.ts';

const Form = styled.form`
  display: grid;
  gap: 14px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(118px, 1fr));
  gap: 12px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const MAX_REASON = 200;

interface AbsenceFormProps {
  readonly token: string;
  /** Sessions that the host is asked for or leads. */
  readonly led: readonly Span[];
  readonly zone: Zone;
  readonly onDone: () => void;
}

/** A form for whole days, or from one time to another, in the host's zone. */
export function AbsenceForm({ token, led, zone, onDone }: AbsenceFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY_ABSENCE);
  const [errors, setErrors] = useState<AbsenceErrors>({});
  const { mutate, isPending } = useMutation({
    ...addAbsence(token),
    onSuccess: () => {
      showToast('Added', 'Nobody asks you for that time.');
      onDone();
    },
    onError: (error) => showError(error.message, 'Not added'),
  });
  useEffect(() => form.current?.querySelector('button')?.focus(), []);
  const returned = countIn(draft, led, zone);
  const change = (part: Partial<AbsenceDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors({});
  };
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        const made = absenceOf(draft, zone);
        if ('body' in made) mutate(made.body);
        else setErrors(made.errors);
      }}
    >
      <DateField
        label="From"
        value={draft.from}
        error={errors.from ?? null}
        onChange={(from) => change({ from })}
      />
      <DateField
        label="Until"
        note="the same day unless you say otherwise"
        value={draft.to}
        error={errors.to ?? null}
        onChange={(to) => change({ to })}
      />
      <SwitchRow
        label="Whole days"
        checked={draft.wholeDays}
        onChange={(wholeDays) => change({ wholeDays })}
      />
      {!draft.wholeDays && (
        <Pair>
          <TextField
            label="From what time"
            type="time"
            value={draft.fromTime}
            error={errors.fromTime ?? null}
            onChange={({ target }) => change({ fromTime: target.value })}
          />
          <TextField
            label="Until what time"
            type="time"
            value={draft.toTime}
            error={errors.toTime ?? null}
            onChange={({ target }) => change({ toTime: target.value })}
          />
        </Pair>
      )}
      <TextField
        label="Reason"
        note="optional, for the desk"
        maxLength={MAX_REASON}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <Hint>{`In ${placeWords(zone)} time.`}</Hint>
      {returned > 0 && (
        <Note tone="warn">
          {`${counted(returned, 'session')} of yours ${returned === 1 ? 'is' : 'are'} in that time. The shop finds somebody else for ${returned === 1 ? 'it' : 'them'}.`}
        </Note>
      )}
      <Buttons>
        <Button type="submit" size="sm" pending={isPending}>
          {isPending ? 'Adding...' : 'Add'}
        </Button>
        <Button look="bare" size="sm" onClick={onDone}>
          Back
        </Button>
      </Buttons>
    </Form>
  );
}
