import { type MutationFunction, useMutation } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { RatesFile, RatesRead } from '../../api/admin/tax.ts';
import { textOfFile } from '../../forms/file-text.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { saveFile } from '../../ui/primitives/save-file.ts';

/** Maximum number of shown errors. */
const MOST_SHOWN = 8;

const Mistakes = styled.ul`
  margin: 6px 0 0;
  padding-left: 18px;
`;

const mistakeOf = ({ line, field, message }: RatesRead<unknown>['errors'][number]): string =>
  `Line ${line}${field && `, ${field}`}: ${message}`;

interface RatesImportProps<Rate> {
  readonly read: MutationFunction<RatesRead<Rate>, RatesFile>;
  /** A sample of such a file. */
  readonly sample: string;
  readonly sampleName: string;
  /** What the file contains. */
  readonly label: string;
  readonly onRead: (rates: readonly Rate[]) => void;
}

/** Imports rates from a CSV file into the form without saving them. */
export function RatesImport<Rate>({
  read: mutationFn,
  sample,
  sampleName,
  label,
  onRead,
}: RatesImportProps<Rate>) {
  const input = useRef<HTMLInputElement>(null);
  const [mistakes, setMistakes] = useState<RatesRead<Rate>['errors']>([]);
  const read = useMutation({
    mutationFn,
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
        onClick={() => saveFile(new Blob([sample], { type: 'text/csv' }), sampleName)}
      >
        Sample file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
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
