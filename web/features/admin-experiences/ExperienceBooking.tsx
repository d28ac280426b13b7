import { BOOKING_MODES, type BookingMode, offersTimes } from '@wondercast/core/shop/catalogue/booking-mode';
import { styled } from 'styled-components';
import type { Field } from '../../forms/use-record-form.ts';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Hint, Subheading } from '../../ui/primitives/Text.tsx';
import { EXPERIENCE, type ExperienceDraft } from './experience-draft.ts';
import { FreeTimesPreview } from './FreeTimesPreview.tsx';

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 14px;
`;

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: 14px;
`;

const NAMES: Readonly<Record<BookingMode, string>> = {
  request: 'By request',
  instant: 'At once',
  both: 'Either',
};

const WORDS: Readonly<Record<BookingMode, string>> = {
  request: 'Customers wish for up to three times, and the desk agrees on one.',
  instant: 'Customers choose a time at which a host is free, and it is theirs at once.',
  both: 'Customers choose a free time, or wish for other ones.',
};

interface ExperienceBookingProps {
  /** Id of the saved experience; null for a new one. */
  readonly experienceId: number | null;
  readonly draft: ExperienceDraft;
  readonly errors: FieldErrors;
  readonly field: Field<ExperienceDraft>;
  readonly onChange: (change: Partial<ExperienceDraft>) => void;
}

/** Whether customers choose free times or enter preferred ones, and which times are offered. */
export function ExperienceBooking(props: ExperienceBookingProps) {
  const { experienceId, draft, errors, field, onChange } = props;
  return (
    <Box role="group" aria-label={EXPERIENCE.labels.bookingMode}>
      <Subheading>{EXPERIENCE.labels.bookingMode}</Subheading>
      <Segmented
        label={EXPERIENCE.labels.bookingMode}
        options={BOOKING_MODES}
        chosen={draft.bookingMode}
        wordsOf={(mode) => NAMES[mode]}
        onChoose={(mode) => mode && onChange({ bookingMode: mode })}
      />
      <Hint>{WORDS[draft.bookingMode]}</Hint>
      {errors.bookingMode && <Note tone="bad">{errors.bookingMode}</Note>}
      {offersTimes(draft) && (
        <>
          <Numbers>
            <TextField {...field('startGrid')} inputMode="numeric" hint="15, 30 or 60 minutes" />
            <TextField {...field('horizonDays')} inputMode="numeric" hint="Days, 1 to 365" />
            <TextField {...field('leastNoticeHours')} inputMode="numeric" hint="Hours before the start" />
          </Numbers>
          {experienceId === null ? (
            <Hint>Once it is saved, its free times are shown here as customers see them.</Hint>
          ) : (
            <FreeTimesPreview experienceId={experienceId} />
          )}
        </>
      )}
    </Box>
  );
}
