import { COUNTRIES } from './countries.ts';
import { SearchedSelect } from './SearchedSelect.tsx';

const NAMES: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ id, words }) => [id, words]));

const SEARCH = { label: 'Search countries', placeholder: 'Country' };

interface CountrySelectProps {
  readonly label?: string;
  readonly note?: string;
  /** ISO 3166-1 code; empty when none is chosen. */
  readonly chosen: string;
  readonly onChoose: (country: string) => void;
  readonly error?: string | null;
  readonly placeholder?: string;
}

/** A country of ISO 3166-1, searched by its name, or none. */
export function CountrySelect({
  label = 'Country',
  chosen,
  onChoose,
  placeholder = 'Choose a country',
  ...props
}: CountrySelectProps) {
  return (
    <SearchedSelect
      {...props}
      label={label}
      entries={COUNTRIES}
      chosen={chosen || null}
      onChoose={(country) => onChoose(country ?? '')}
      placeholder={placeholder}
      search={SEARCH}
      shown={NAMES.get(chosen) ?? placeholder}
    />
  );
}
