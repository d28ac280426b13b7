import { useQuery } from '@tanstack/react-query';
import { MAX_QUANTITY } from '@wondercast/core/buying/cart/cart';
import { HEADCOUNT_LENGTH } from '@wondercast/core/buying/cart/headcount';
import { EMPTY_SLOT } from '@wondercast/core/calendar/scheduling/slot';
import { TIERS } from '@wondercast/core/shop/pricing/tiers';
import { useDeferredValue, useState } from 'react';
import { experiencesPageQuery } from '../../api/admin/admin-experiences.ts';
import { AddOnFields } from '../../forms/amending/AddOnFields.tsx';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { PreferredTimes } from '../../ui/shop/PreferredTimes.tsx';
import { ZonedTimeRow } from '../../ui/shop/ZonedTimeRow.tsx';
import { isHalfTyped, type LineDraft, tierOf, tierWords } from './desk-draft.ts';

/** Maximum lengths of a price and its reason, as in the rule. */
const PRICE_LENGTH = 20;
const REASON_LENGTH = 200;

interface DeskLineProps {
  readonly line: LineDraft;
  /** Index of the line. */
  readonly place: number;
  readonly errors: FieldErrors;
  /** What the server's quote says is wrong with the line; null when nothing is. */
  readonly problem: string | null;
  readonly onChange: (change: Partial<LineDraft>) => void;
  /** Absent for a single line. */
  readonly onRemove?: () => void;
}

/** One experience of a booking made by the desk. */
export function DeskLine({ line, place, errors, problem, onChange, onRemove }: DeskLineProps) {
  const [search, setSearch] = useState('');
  const { data } = useQuery(experiencesPageQuery({ search: useDeferredValue(search.trim()), cursor: null }));
  const found = data?.items ?? [];
  const { experience } = line;
  const offered =
    experience && !found.some(({ id }) => id === experience.id) ? [experience, ...found] : found;
  const error = (name: string): string | null => errors[`items.${place}.${name}`] ?? null;
  const isTimed = line.time.day !== null || line.time.minute !== null;
  const preferredErrors = line.preferred.map((_, at) => {
    const path = `items.${place}.preferences.0.${at}`;
    return Object.entries(errors).find(([name]) => name === path || name.startsWith(`${path}.`))?.[1] ?? null;
  });
  return (
    <fieldset style={{ border: 0, padding: 0, margin: '0 0 24px' }}>
      <legend style={{ fontWeight: 650, marginBottom: 10 }}>{`Experience ${place + 1}`}</legend>
      <FieldGrid>
        <TextField
          label="Find an experience"
          type="search"
          autoComplete="off"
          maxLength={REASON_LENGTH}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // The field searches while typing; Enter would submit the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <Select
          label="Experience"
          options={offered.map(({ title }) => title)}
          chosen={experience?.title ?? null}
          placeholder="Choose an experience"
          error={error('experienceId')}
          onChoose={(title) =>
            onChange({ experience: offered.find((each) => each.title === title) ?? null, addOnIds: [] })
          }
        />
        <Select
          label="Tier"
          options={TIERS.map((tier) => tierWords(tier, experience))}
          chosen={tierWords(line.tier, experience)}
          placeholder="Starter"
          onChoose={(words) => onChange({ tier: tierOf(words, experience) })}
        />
        <TextField
          label="People"
          note="in each session, optional"
          inputMode="numeric"
          autoComplete="off"
          maxLength={HEADCOUNT_LENGTH}
          value={line.headcount}
          error={error('headcount')}
          onChange={({ target }) => onChange({ headcount: target.value })}
        />
        <TextField
          label="Own price"
          note="for a session, optional"
          inputMode="decimal"
          autoComplete="off"
          maxLength={PRICE_LENGTH}
          value={line.ownPrice}
          error={error('ownPrice')}
          onChange={({ target }) => onChange({ ownPrice: target.value })}
        />
        <TextField
          label="Why another price"
          autoComplete="off"
          maxLength={REASON_LENGTH}
          disabled={!line.ownPrice.trim()}
          value={line.priceReason}
          error={error('priceReason')}
          onChange={({ target }) => onChange({ priceReason: target.value })}
        />
      </FieldGrid>
      <div style={{ display: 'flex', alignItems: 'center', gap: 14, margin: '16px 0' }}>
        <Stepper
          label={`Sessions of experience ${place + 1}`}
          value={line.units}
          max={MAX_QUANTITY}
          onChange={(units) => onChange({ units })}
        />
        <span>{line.units === 1 ? 'session' : 'sessions'}</span>
        {onRemove && (
          <Button look="quiet" size="sm" style={{ marginLeft: 'auto' }} onClick={onRemove}>
            {`Remove experience ${place + 1}`}
          </Button>
        )}
      </div>
      {experience && (
        <div style={{ marginBottom: 16 }}>
          <AddOnFields
            experienceId={experience.id}
            chosen={line.addOnIds}
            onChange={(addOnIds) => onChange({ addOnIds })}
          />
        </div>
      )}
      {problem && (
        <div style={{ marginBottom: 16 }}>
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      <Small as="p" style={{ marginBottom: 8 }}>
        Agreed time of the first session, if there is one:
      </Small>
      <ZonedTimeRow place={1} value={line.time} onChange={(time) => onChange({ time })}>
        {isHalfTyped(line) && <span>Choose day and time, or neither.</span>}
        <span>{error('agreed.0.startsAt')}</span>
      </ZonedTimeRow>
      {!isTimed && line.preferred.length === 0 && (
        <Button
          look="bare"
          size="sm"
          style={{ margin: '10px 0 0 -12px' }}
          onClick={() => onChange({ preferred: [EMPTY_SLOT] })}
        >
          Or say what the customer prefers
        </Button>
      )}
      {!isTimed && line.preferred.length > 0 && (
        <fieldset
          aria-label={`Preferred times of experience ${place + 1}`}
          style={{ minWidth: 0, marginTop: 14 }}
        >
          <Small as="p" style={{ marginBottom: 8 }}>
            What the customer prefers for the first session, up to three times:
          </Small>
          <PreferredTimes
            times={line.preferred}
            errors={preferredErrors}
            onChange={(preferred) => onChange({ preferred })}
          />
        </fieldset>
      )}
    </fieldset>
  );
}
