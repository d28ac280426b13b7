import { useState } from 'react';
import { styled } from 'styled-components';
import type { ImportPreviewWire } from '../../api/transport/wire.ts';
import { counted, rangeOf } from '../../ui/formats/counted.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { Table, TablePanel } from '../../ui/primitives/Table.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { columnWords, countWords } from './file-words.ts';

type Row = ImportPreviewWire['rows'][number];

const PAGE = 50;

const CHANGES = {
  create: ['ok', 'New'],
  update: ['info', 'Changed'],
  same: ['flat', 'As before'],
} as const;

const Errors = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 220px;
  margin: 8px 0 0;
  padding: 0 0 0 18px;
  overflow: auto;
`;

const Fields = styled.dl`
  display: grid;
  gap: 2px;
  margin: 0;
  text-align: left;
  overflow-wrap: anywhere;
  & dt,
  & dd {
    display: inline;
    margin: 0;
  }
  & dt {
    color: var(--text-3);
  }
  & del {
    color: var(--text-3);
  }
  & ins {
    text-decoration: none;
  }
`;

/** Of a long text its beginning, so that before and after are both seen. */
const LONGEST = 120;
const valueWords = (value: string | null): string => {
  if (!value) return 'nothing';
  return value.length > LONGEST ? `${value.slice(0, LONGEST).toWellFormed()}…` : value;
};

function FieldsOf({ row }: { readonly row: Row }) {
  return (
    <Fields>
      {row.fields.map(({ field, before, after, fetches }) => (
        <div key={field}>
          <dt>{`${columnWords(field)}: `}</dt>
          <dd>
            {row.change === 'update' && (
              <>
                <del>{valueWords(before)}</del> →{' '}
              </>
            )}
            <ins>{valueWords(after)}</ins>
            {fetches && <span>{' (will be fetched)'}</span>}
          </dd>
        </div>
      ))}
    </Fields>
  );
}

/** What is wrong in the lines of a file. */
export function ErrorList({ errors, errorCount }: Pick<ImportPreviewWire, 'errors' | 'errorCount'>) {
  const more = errorCount - errors.length;
  return (
    <Note tone="bad">
      <span>{`${counted(errorCount, 'mistake')} in the file. Nothing can be imported until every line is right.`}</span>
      <Errors tabIndex={0} aria-label="Mistakes in the file">
        {errors.map(({ line, field, message }) => (
          <li key={`${line} ${field} ${message}`}>
            {`Line ${line}${field && `, ${columnWords(field)}`}: ${message}`}
          </li>
        ))}
      </Errors>
      {more > 0 && <Small>{`And ${counted(more, 'more mistake', 'more mistakes')}.`}</Small>}
    </Note>
  );
}

/** Every change that a file would make, or every mistake in it. */
export function ImportChanges({ preview }: { readonly preview: ImportPreviewWire }) {
  const [from, setFrom] = useState(0);
  const { errors, errorCount } = preview;
  if (errorCount > 0) return <ErrorList errors={errors} errorCount={errorCount} />;
  // What stays as it is comes last.
  const rows = [
    ...preview.rows.filter(({ change }) => change !== 'same'),
    ...preview.rows.filter(({ change }) => change === 'same'),
  ];
  const page = rows.slice(from, from + PAGE);
  const { created, updated } = preview;
  return (
    <>
      {created + updated === 0 && <Note tone="info">The file changes nothing.</Note>}
      <Small role="status">{countWords(preview)}</Small>
      {preview.picturesToFetch > 0 && (
        <Note tone="info">
          {`${counted(preview.picturesToFetch, 'picture')} of other servers will be fetched and kept here, before anything changes.`}
        </Note>
      )}
      <TablePanel>
        <Table>
          <caption>Changes of this import</caption>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Name</th>
              <th scope="col">Change</th>
              <th scope="col">Fields</th>
            </tr>
          </thead>
          <tbody>
            {page.map((row) => {
              const [tone, words] = CHANGES[row.change];
              return (
                <tr key={row.line}>
                  <td data-label="Line">{row.line}</td>
                  <td>
                    <b>{row.name}</b>
                    <small>{row.key}</small>
                  </td>
                  <td data-label="Change">
                    <Badge tone={tone}>{words}</Badge>
                  </td>
                  <td>
                    <FieldsOf row={row} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </TablePanel>
      <Pager
        label="Pages of changes"
        words={rangeOf(from, page.length, rows.length)}
        onBack={from > 0 ? () => setFrom(from - PAGE) : null}
        onNext={from + PAGE < rows.length ? () => setFrom(from + PAGE) : null}
      />
    </>
  );
}
