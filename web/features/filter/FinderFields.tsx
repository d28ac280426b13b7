import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { currencyName } from '../../ui/formats/currency-name.ts';
import { control, FieldBox, FieldGrid, Label } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type FinderForm, finderProblems, MAX_BUDGET_LENGTH, MAX_PEOPLE_LENGTH } from './finder-form.ts';

const FinderDays = lazy(() => import('./FinderDays.tsx'));

const Blank = styled.span`
  ${control}
`;

/** Placeholder of fields that are being loaded. */
const FieldToCome = ({ label }: { readonly label: string }) => (
  <FieldBox aria-hidden="true">
    <Label as="span">
      <span>{label}</span>
    </Label>
    <Blank />
  </FieldBox>
);

interface FinderFieldsProps {
  readonly form: FinderForm;
  /** Whether errors are shown. */
  readonly isChecked: boolean;
  readonly onChange: (part: Partial<FinderForm>) => void;
}

/** Number of people, budget per session, and days. */
export function FinderFields({ form, isChecked, onChange }: FinderFieldsProps) {
  const { people, budget } = form;
  const problems = isChecked ? finderProblems(form) : { people: null, budget: null };
  return (
    <FieldGrid>
      <TextField
        label="How many people?"
        name="people"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_PEOPLE_LENGTH}
        placeholder="25"
        value={people}
        error={problems.people}
        onChange={({ target }) => onChange({ people: target.value })}
      />
      <TextField
        label="Budget"
        note={`in ${currencyName()}, per session`}
        name="budget"
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_BUDGET_LENGTH}
        placeholder="1,500"
        value={budget}
        error={problems.budget}
        onChange={({ target }) => onChange({ budget: target.value })}
      />
      <Suspense
        fallback={
          <>
            <FieldToCome label="Month" />
            <FieldToCome label="Or a day" />
          </>
        }
      >
        <FinderDays form={form} onChange={onChange} />
      </Suspense>
    </FieldGrid>
  );
}
