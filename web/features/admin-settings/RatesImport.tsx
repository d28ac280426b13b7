import { useMutation } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { readRates, type TaxRatesRead } from '../../api/admin/tax.ts';
import { textOfFile } from '../../forms/file-text.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { saveFile } from '../../ui/primitives/save-file.ts';

const SAMPLE = `country,region,category,percent,name,from,text,part 1 name,part 1 number,part 1 percent,part 2 name,part 2 number,part 2 percent
AT,,standard,20,VAT,2021-01-01,,,,,,,
CA,CA-QC,standard,14.975,GST and QST,2021-01-01,,GST,,5,QST,,9.975
`;

/** Mistakes of a file that are shown at once. */
const MOST_SHOWN = 8;

const Mistakes = styled.ul`
  margin: 6px 0 0;
  padding-left: 18px;
`;

const mistakeOf = ({ line, field, message }: TaxRatesRead['errors'][number]): string =>
  `Line ${line}${field && `, ${field}`}: ${message}`;

interface RatesImportProps {
  readonly onRead: (rates: TaxRatesRead['rates']) => void;
}

/** Reads rates from a CSV file into the form; nothing is saved by it. */
export function RatesImport({ onRead }: RatesImportProps) {
  const input = useRef<HTMLInputElement>(null);
  const [mistakes, setMistakes] = useState<TaxRatesRead['errors']>([]);
  const read = useMutation({
    mutationFn: readRates,
    onSuccess: ({ rates, errors }) => {
      setMistakes(errors);
      if (errors.length === 0) onRead(rates);
    },
  });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setMistakes([]);
    read.mutate({ text: textOfFile(await file.arrayBuffer()).text });
  };
  return (
    <>
      <Button look="quiet" size="sm" pending={read.isPending} onClick={() => input.current?.click()}>
        <FileUp size={16} strokeWidth={1.75} aria-hidden="true" />
        <span>Import CSV</span>
      </Button>
      <Button
        look="quiet"
        size="sm"
        onClick={() => saveFile(new Blob([SAMPLE], { type: 'text/csv' }), 'tax-rates.csv')}
      >
        Sample file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File of rates"
        accept=".csv,.txt,text/csv"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {read.error && <Note tone="bad">{read.error.message}</Note>}
      {mistakes.length > 0 && (
        <Note tone="bad">
          <div>
            <span>
              {mistakes.length === 1
                ? 'Nothing was imported: one cell is wrong.'
                : `Nothing was imported: ${mistakes.length} cells are wrong.`}
            </span>
            <Mistakes>
              {mistakes.slice(0, MOST_SHOWN).map((each) => (
                <li key={mistakeOf(each)}>{mistakeOf(each)}</li>
              ))}
            </Mistakes>
          </div>
        </Note>
      )}
    </>
  );
}
