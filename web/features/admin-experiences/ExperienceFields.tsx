import { currency } from '@wondercast/core/kernel/money';
import { slugFrom } from '@wondercast/core/shop/catalogue/slug';
import { useState } from 'react';
import type { CategoryWire } from '../../api/transport/wire.ts';
import type { Field } from '../../forms/use-record-form.ts';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Chip, ChipRow } from '../../ui/primitives/Chip.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { DurationField } from './DurationField.tsx';
import { EXPERIENCE, type ExperienceDraft } from './experience-draft.ts';
import { Prices } from './experience-look.ts';
import { VideoField } from './VideoField.tsx';

const PRICES = ['starterPrice', 'elevatedPrice', 'premiumPrice', 'ultimatePrice'] as const;

interface ExperienceFieldsProps {
  /** Whether it is new, so that the slug follows the title until a slug is typed. */
  readonly isNew: boolean;
  readonly draft: ExperienceDraft;
  readonly errors: FieldErrors;
  readonly field: Field<ExperienceDraft>;
  readonly categories: readonly CategoryWire[];
  readonly onChange: (change: Partial<ExperienceDraft>) => void;
  /** Content after the categories. */
  readonly children: Elements;
}

/** All texts and numbers of an experience. */
export function ExperienceFields(props: ExperienceFieldsProps) {
  const { isNew, draft, errors, field, categories, onChange, children } = props;
  const [follows, setFollows] = useState(isNew);
  // Specification §5: the slug is derived from the title when adding; when editing only if it is empty.
  const rename = (title: string) =>
    onChange(follows || draft.slug === '' ? { title, slug: slugFrom(title, '') } : { title });
  const toggle = (id: number) =>
    onChange({
      categoryIds: draft.categoryIds.includes(id)
        ? draft.categoryIds.filter((each) => each !== id)
        : [...draft.categoryIds, id],
    });

  return (
    <FieldGrid>
      <TextField {...field('title')} wide required onChange={({ target }) => rename(target.value)} />
      <TextField
        {...field('slug')}
        required
        spellCheck={false}
        onChange={({ target }) => {
          setFollows(isNew && target.value === '');
          onChange({ slug: target.value });
        }}
      />
      <DurationField
        {...field('duration')}
        required
        placeholder="60 min"
        onSuppose={(duration) => onChange({ duration })}
      />
      <TextArea {...field('description')} required rows={4} />
      <FieldGroup label="Price" note={`in ${currency()}, for one session; 0 is free`}>
        <Prices>
          {PRICES.map((name) => (
            <TextField key={name} {...field(name)} required inputMode="decimal" />
          ))}
        </Prices>
      </FieldGroup>
      <FieldGroup label={EXPERIENCE.labels.categoryIds} note="optional" error={errors.categoryIds ?? null}>
        <ChipRow>
          {categories.map(({ id, name }) => (
            <Chip key={id} selected={draft.categoryIds.includes(id)} onPress={() => toggle(id)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
      </FieldGroup>
      {children}
      <TextField {...field('inclusions')} wide required hint="Separate with commas" />
      <TextField {...field('theme')} wide note="optional" />
      <TextField
        {...field('year')}
        required
        inputMode="numeric"
        hint={`Stands beside LIVE on its page, such as ${new Date().getFullYear()}`}
      />
      <TextField
        {...field('match')}
        required
        inputMode="numeric"
        hint="How well it suits most teams, 0 to 100 percent. In files and the API; customers do not see it"
      />
      <VideoField
        title={draft.title}
        value={draft.videoUrl}
        error={errors.videoUrl ?? null}
        onChange={(videoUrl) => onChange({ videoUrl })}
      />
    </FieldGrid>
  );
}
