import { TAX_CATEGORIES } from '@wondercast/core/shop/tax/line-tax';
import { styled } from 'styled-components';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import type { Field } from '../../forms/use-record-form.ts';
import { TAX_CATEGORY_NAMES } from '../../headless/tax-names.ts';
import { CountrySelect } from '../../ui/forms/CountrySelect.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Hint, Subheading } from '../../ui/primitives/Text.tsx';
import { EXPERIENCE, type ExperienceDraft } from './experience-draft.ts';

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 14px;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 14px;
`;

interface ExperienceTaxProps {
  readonly draft: ExperienceDraft;
  readonly field: Field<ExperienceDraft>;
  readonly onChange: (change: Partial<ExperienceDraft>) => void;
}

/** Tax category and place of an experience; shown when the shop charges tax. */
export function ExperienceTax({ draft, field, onChange }: ExperienceTaxProps) {
  const { tax } = useShopRules();
  if (!tax) return null;
  const country = field('venueCountry');
  return (
    <Box role="group" aria-label="Tax">
      <Subheading>Tax</Subheading>
      <Two>
        <Select
          label={EXPERIENCE.labels.taxCategory}
          options={TAX_CATEGORIES}
          chosen={draft.taxCategory}
          placeholder={TAX_CATEGORY_NAMES.standard}
          wordsOf={(category) => TAX_CATEGORY_NAMES[category]}
          onChoose={(category) => onChange({ taxCategory: category ?? 'standard' })}
        />
        <CountrySelect
          label={EXPERIENCE.labels.venueCountry}
          placeholder="Online"
          chosen={draft.venueCountry}
          error={country.error}
          onChoose={(venueCountry) => onChange({ venueCountry, venueRegion: '' })}
        />
        {draft.venueCountry !== '' && <TextField {...field('venueRegion')} note="ISO 3166-2, optional" />}
      </Two>
      {draft.venueCountry === '' ? (
        <Hint>Online, the customer’s country decides the tax.</Hint>
      ) : (
        <SwitchRow
          label={EXPERIENCE.labels.isOpenToOthers}
          checked={draft.isOpenToOthers}
          onChange={(isOpenToOthers) => onChange({ isOpenToOthers })}
        />
      )}
    </Box>
  );
}
