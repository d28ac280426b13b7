import { NO_PICTURE } from '@wondercast/core/shop/catalogue/no-picture';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ImportPreviewWire } from '../../api/transport/wire.ts';
import { counted, rangeOf } from '../../ui/formats/counted.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
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

/** Maximum shown length of a text, so that before and after are both visible. */
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

interface ErrorListProps extends Pick<ImportPreviewWire, 'errors' | 'errorCount'> {
  /** The number of rows left out because of errors. Without leaving them out nothing can be imported. */
  readonly leftOutRows?: number;
  /** An action, such as a button that leaves these rows out. */
  readonly action?: Elements;
}

/** The errors of a file by line. */
export function ErrorList({ errors, errorCount, leftOutRows = 0, action }: ErrorListProps) {
  const more = errorCount - errors.length;
  return (
    <Note tone={leftOutRows > 0 ? 'warn' : 'bad'}>
      <span>
        {leftOutRows > 0
          ? `${leftOutRows === 1 ? '1 row with mistakes stays' : `${leftOutRows} rows with mistakes stay`} behind:`
          : `${counted(errorCount, 'mistake')} in the file. Nothing can be imported until every line is right${action ? ', or left out' : ''}.`}
      </span>
      <Errors tabIndex={0} aria-label="Mistakes in the file">
        {errors.map(({ line, field, message }) => (
          <li key={`${line} ${field} ${message}`}>
            {`Line ${line}${field && `, ${columnWords(field)}`}: ${message}`}
          </li>
        ))}
      </Errors>
      {more > 0 && <Small>{`And ${counted(more, 'more mistake', 'more mistakes')}.`}</Small>}
      {action}
    </Note>
  );
}

/** At this many errors the server stops checking, so further errors are unknown. */
const MOST_ERRORS = 200;

/** Whether other rows can be imported: an error in the header concerns all of them. */
const mayLeaveOut = ({ errors, errorCount, created, updated }: ImportPreviewWire): boolean =>
  errorCount < MOST_ERRORS && created + updated > 0 && errors.every(({ line }) => line > 1);

interface ImportChangesProps {
  readonly preview: ImportPreviewWire;
  /** Previews the import without the faulty rows. */
  readonly onLeaveOut: () => void;
}

/** All changes that a file would make, or all its errors. */
export function ImportChanges({ preview, onLeaveOut }: ImportChangesProps) {
  const [from, setFrom] = useState(0);
  const { errors, errorCount, leftOutRows } = preview;
  const good = preview.created + preview.updated;
  if (errorCount > 0 && leftOutRows === 0)
    return (
      <ErrorList
        errors={errors}
        errorCount={errorCount}
        {...(mayLeaveOut(preview) && {
          action: (
            <Button look="line" size="sm" style={{ marginTop: 12 }} onClick={onLeaveOut}>
              {`Leave these rows out and show the other ${good}`}
            </Button>
          ),
        })}
      />
    );
  // Unchanged rows are last.
  const rows = [
    ...preview.rows.filter(({ change }) => change !== 'same'),
    ...preview.rows.filter(({ change }) => change === 'same'),
  ];
  const page = rows.slice(from, from + PAGE);
  const { created, updated } = preview;
  const withoutPicture = preview.rows.filter(({ fields }) =>
    fields.some(({ field, after }) => field === 'imageUrl' && after === NO_PICTURE),
  ).length;
  return (
    <>
      {created + updated === 0 && <Note tone="info">The file changes nothing.</Note>}
      {leftOutRows > 0 && <ErrorList errors={errors} errorCount={errorCount} leftOutRows={leftOutRows} />}
      <Small role="status">{countWords(preview)}</Small>
      {withoutPicture > 0 && (
        <Note tone="info">
          {`${counted(withoutPicture, 'new experience')} without a picture: it can follow, and until then it is a draft.`}
        </Note>
      )}
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
