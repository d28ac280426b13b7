import { dayAt, formatDay } from '@wondercast/core/kernel/calendar';
import { BILLING_LENGTHS } from '@wondercast/core/people/billing-lengths';
import { EXEMPT_CODES, exemptCodeWords } from '@wondercast/core/shop/tax/exempt-codes';
import { TAX_LENGTHS } from '@wondercast/core/shop/tax/lengths';
import { TAX_CATEGORIES } from '@wondercast/core/shop/tax/line-tax';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readRates } from '../../api/admin/tax.ts';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { TAX_CATEGORY_NAMES } from '../../headless/tax-names.ts';
import { CountrySelect } from '../../ui/forms/CountrySelect.tsx';
import { DateField } from '../../ui/forms/DateField.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { RatesImport } from './RatesImport.tsx';
import { Adding, Head, List } from './rates-look.ts';
import { Two } from './settings-look.ts';
import { isUntaxed, newRate, type PartDraft, type RateDraft, rateDraftOf, withRates } from './tax-draft.ts';

const MAX_PARTS = 3;

const SAMPLE = `country,region,category,percent,name,from,text,part 1 name,part 1 number,part 1 percent,part 2 name,part 2 number,part 2 percent
AT,,standard,20,VAT,2021-01-01,,,,,,,
CA,CA-QC,standard,14.975,GST and QST,2021-01-01,,GST,,5,QST,,9.975
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.4fr 0.8fr auto;
  gap: 10px;
  align-items: end;
  grid-column: 1 / -1;
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Such as `DE, Standard, 19 % VAT, from 2021-01-01`. */
const wordsOf = ({ country, region, category, percent, name, from }: RateDraft): string => {
  const charged = category === 'exempt' ? 'none' : `${isUntaxed(category) ? 0 : percent || '…'} %`;
  return [
    region || country || '…',
    TAX_CATEGORY_NAMES[category],
    `${charged} ${name}`.trim(),
    `from ${from ? formatDay(from) : '…'}`,
  ].join(', ');
};

interface TaxRatesProps {
  readonly rates: readonly RateDraft[];
  /** By index and field, such as `rates.0.percent`. */
  readonly errors: FieldErrors;
  /** The seller's country. */
  readonly country: string;
  /** Whether bookings use the rate, so that it cannot be changed while tax is on. */
  readonly isFixed: (rate: RateDraft) => boolean;
  readonly onChange: (rates: readonly RateDraft[]) => void;
}

/** The tax rates of all places, each from its first day on. */
export function TaxRates({ rates, errors, country, isFixed, onChange }: TaxRatesProps) {
  const [open, setOpen] = useState<number | null>(null);
  const set = (at: number, change: Partial<RateDraft>) =>
    onChange(rates.map((rate, each) => (each === at ? { ...rate, ...change } : rate)));
  const isWrong = (at: number): boolean =>
    Object.keys(errors).some((path) => path.startsWith(`rates.${at}.`));
  const add = () => {
    onChange([...rates, newRate(country, dayAt(new Date(), 0))]);
    setOpen(rates.length);
  };
  return (
    <>
      <List>
        {rates.map((rate, at) => {
          const isOpen = open === at || isWrong(at);
          const words = wordsOf(rate);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rate is identified by its index
            <li key={at}>
              <Head>
                <span>{words}</span>
                <div>
                  {isFixed(rate) ? (
                    <span style={{ color: 'var(--text-3)' }}>in use</span>
                  ) : (
                    <>
                      <Button
                        look="quiet"
                        size="sm"
                        aria-expanded={isOpen}
                        aria-label={`${isOpen ? 'Close' : 'Edit'} ${words}`}
                        onClick={() => setOpen(isOpen ? null : at)}
                      >
                        <span>{isOpen ? 'Close' : 'Edit'}</span>
                      </Button>
                      <IconButton
                        small
                        aria-label={`Remove ${words}`}
                        onClick={() => {
                          onChange(rates.filter((_, each) => each !== at));
                          setOpen(null);
                        }}
                      >
                        <X size={16} strokeWidth={1.75} />
                      </IconButton>
                    </>
                  )}
                </div>
              </Head>
              {isOpen && (
                <RateFields rate={rate} at={at} errors={errors} onChange={(change) => set(at, change)} />
              )}
            </li>
          );
        })}
      </List>
      <Adding>
        <Button look="quiet" size="sm" onClick={add}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          Add a rate
        </Button>
        <RatesImport
          read={readRates}
          sample={SAMPLE}
          sampleName="tax-rates.csv"
          label="File of rates"
          onRead={(read) => onChange(withRates(rates, read.map(rateDraftOf), isFixed))}
        />
      </Adding>
    </>
  );
}

interface RateFieldsProps {
  readonly rate: RateDraft;
  readonly at: number;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<RateDraft>) => void;
}

function RateFields({ rate, at, errors, onChange }: RateFieldsProps) {
  const error = (field: string): string | null => errors[`rates.${at}.${field}`] ?? null;
  const setPart = (each: number, change: Partial<PartDraft>) =>
    onChange({ parts: rate.parts.map((part, place) => (place === each ? { ...part, ...change } : part)) });
  return (
    <Two>
      <CountrySelect
        chosen={rate.country}
        error={error('country')}
        onChoose={(country) => onChange({ country, region: '' })}
      />
      <TextField
        label="Region"
        note="ISO 3166-2, optional"
        placeholder={rate.country === 'CA' ? 'CA-QC' : ''}
        autoComplete="off"
        maxLength={BILLING_LENGTHS.region}
        value={rate.region}
        error={error('region')}
        onChange={({ target }) => onChange({ region: target.value.toUpperCase() })}
      />
      <Select
        label="Category"
        options={TAX_CATEGORIES}
        chosen={rate.category}
        placeholder="Standard"
        wordsOf={(category) => TAX_CATEGORY_NAMES[category]}
        error={error('category')}
        onChoose={(category) => onChange({ category: category ?? 'standard' })}
      />
      {isUntaxed(rate.category) ? (
        <div />
      ) : (
        <TextField
          label="Percent"
          inputMode="decimal"
          autoComplete="off"
          hint="1 to 27, at most four decimals"
          value={rate.percent}
          error={error('percent')}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
      )}
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={TAX_LENGTHS.name}
        hint="As documents call it, such as VAT"
        value={rate.name}
        error={error('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <DateField
        past
        label="First day"
        value={rate.from}
        error={error('from')}
        onChange={(from) => onChange({ from })}
      />
      {rate.category === 'exempt' && (
        <div data-all="">
          <TextField
            label="Why it is exempt"
            autoComplete="off"
            maxLength={TAX_LENGTHS.text}
            value={rate.text}
            error={error('text')}
            onChange={({ target }) => onChange({ text: target.value })}
          />
          <div style={{ marginTop: 18 }}>
            <Select
              label="Its code, for programs"
              options={EXEMPT_CODES}
              chosen={rate.code}
              placeholder="None"
              wordsOf={exemptCodeWords}
              error={error('code')}
              onChoose={(code) => onChange({ code })}
            />
          </div>
        </div>
      )}
      {rate.parts.map((part, each) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index
        <Part key={each}>
          <TextField
            label="Part"
            autoComplete="off"
            value={part.name}
            error={error(`parts.${each}.name`)}
            onChange={({ target }) => setPart(each, { name: target.value })}
          />
          <TextField
            label="Number"
            note="optional"
            autoComplete="off"
            value={part.number}
            error={error(`parts.${each}.number`)}
            onChange={({ target }) => setPart(each, { number: target.value })}
          />
          <TextField
            label="Percent"
            inputMode="decimal"
            autoComplete="off"
            value={part.percent}
            error={error(`parts.${each}.percent`)}
            onChange={({ target }) => setPart(each, { percent: target.value })}
          />
          <IconButton
            small
            aria-label={`Remove the part ${part.name}`}
            onClick={() => onChange({ parts: rate.parts.filter((_, place) => place !== each) })}
          >
            <X size={16} strokeWidth={1.75} />
          </IconButton>
        </Part>
      ))}
      {error('parts') && (
        <div data-all="">
          <Note tone="bad">{error('parts')}</Note>
        </div>
      )}
      {!isUntaxed(rate.category) && rate.parts.length < MAX_PARTS && (
        <div data-all="">
          <Button
            look="quiet"
            size="sm"
            onClick={() => onChange({ parts: [...rate.parts, { name: '', number: '', percent: '' }] })}
          >
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            Split it into named parts
          </Button>
        </div>
      )}
    </Two>
  );
}
