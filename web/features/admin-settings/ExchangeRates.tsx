import { dayAt, formatDay } from '@wondercast/core/kernel/calendar';
import { currency } from '@wondercast/core/kernel/money';
import { TAX_LENGTHS } from '@wondercast/core/shop/tax/lengths';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { readExchangeRates } from '../../api/admin/tax.ts';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { DateField } from '../../ui/forms/DateField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { RatesImport } from './RatesImport.tsx';
import { Adding, Head, List } from './rates-look.ts';
import { Three } from './settings-look.ts';
import { type ExchangeDraft, exchangeDraftOf, withExchangeRates } from './tax-draft.ts';

/** How many are shown before the user asks for all. */
const FEW = 5;

const wordsOf = ({ day, from, to, rate, source }: ExchangeDraft): string =>
  [`1 ${from} = ${rate || '…'} ${to}`, day ? formatDay(day) : '…', source || '…'].join(', ');

interface ExchangeRatesProps {
  readonly rates: readonly ExchangeDraft[];
  /** By index and field, such as `exchangeRates.0.rate`. */
  readonly errors: FieldErrors;
  /** Currency of the seller's country. */
  readonly to: string;
  readonly onChange: (rates: readonly ExchangeDraft[]) => void;
}

/**
 * Exchange rates from the shop's currency to that of the seller's country, newest first. One is typed, or many are imported from a
 * file.
 */
export function ExchangeRates({ rates, errors, to, onChange }: ExchangeRatesProps) {
  const [isAll, setAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const isWrong = (at: number) => Object.keys(errors).some((path) => path.startsWith(`exchangeRates.${at}.`));
  const isShown = (at: number) => isAll || at < FEW || isWrong(at);
  const from = currency();
  const today = dayAt(new Date(), 0);
  return (
    <>
      {errors.exchangeRates && (
        <div style={{ marginTop: 14 }}>
          <Note tone="bad">{errors.exchangeRates}</Note>
        </div>
      )}
      <List>
        {rates.map(
          (rate, at) =>
            isShown(at) && (
              <ExchangeRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a rate is identified by its index
                key={at}
                rate={rate}
                isOpen={open === at || isWrong(at)}
                errorOf={(field) => errors[`exchangeRates.${at}.${field}`] ?? null}
                onOpen={(isOpen) => setOpen(isOpen ? at : null)}
                onChange={(change) =>
                  onChange(rates.map((each, place) => (place === at ? { ...each, ...change } : each)))
                }
                onRemove={() => {
                  onChange(rates.filter((_, place) => place !== at));
                  setOpen(null);
                }}
              />
            ),
        )}
      </List>
      <Adding>
        {!isAll && rates.length > FEW && (
          <Button look="quiet" size="sm" onClick={() => setAll(true)}>
            {`Show all ${rates.length}`}
          </Button>
        )}
        <Button
          look="quiet"
          size="sm"
          data-invalid={errors.exchangeRates ? '' : undefined}
          onClick={() => {
            onChange([{ day: today, from, to, rate: '', source: rates[0]?.source ?? '' }, ...rates]);
            setOpen(0);
          }}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>Add a rate of exchange</span>
        </Button>
        <RatesImport
          read={readExchangeRates}
          sample={`day,from,to,rate,source\n${today},${from},${to},1.2345,ECB\n`}
          sampleName="rates-of-exchange.csv"
          label="File of rates of exchange"
          onRead={(read) => {
            onChange(withExchangeRates(rates, read.map(exchangeDraftOf)));
            setOpen(null);
          }}
        />
      </Adding>
    </>
  );
}

interface ExchangeRowProps {
  readonly rate: ExchangeDraft;
  readonly isOpen: boolean;
  readonly errorOf: (field: keyof ExchangeDraft) => string | null;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (change: Partial<ExchangeDraft>) => void;
  readonly onRemove: () => void;
}

function ExchangeRow({ rate, isOpen, errorOf, onOpen, onChange, onRemove }: ExchangeRowProps) {
  const words = wordsOf(rate);
  const pair = errorOf('from') ?? errorOf('to');
  return (
    <li>
      <Head>
        <span>{words}</span>
        <div>
          <Button
            look="quiet"
            size="sm"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Close' : 'Edit'} ${words}`}
            onClick={() => onOpen(!isOpen)}
          >
            <span>{isOpen ? 'Close' : 'Edit'}</span>
          </Button>
          <IconButton small aria-label={`Remove ${words}`} onClick={onRemove}>
            <X size={16} strokeWidth={1.75} />
          </IconButton>
        </div>
      </Head>
      {isOpen && (
        <Three>
          <DateField
            past
            label="Day"
            value={rate.day}
            error={errorOf('day')}
            onChange={(day) => onChange({ day })}
          />
          <TextField
            label={`1 ${rate.from} in ${rate.to}`}
            inputMode="decimal"
            autoComplete="off"
            value={rate.rate}
            error={errorOf('rate')}
            onChange={({ target }) => onChange({ rate: target.value })}
          />
          <TextField
            label="Source"
            autoComplete="off"
            placeholder="ECB"
            maxLength={TAX_LENGTHS.source}
            value={rate.source}
            error={errorOf('source')}
            onChange={({ target }) => onChange({ source: target.value })}
          />
        </Three>
      )}
      {pair && <Note tone="bad">{pair}</Note>}
    </li>
  );
}
