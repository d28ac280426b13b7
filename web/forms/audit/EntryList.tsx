import { styled } from 'styled-components';
import type { AuditEntryWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { actionWords, changesOf, nameOf, subjectWords } from './audit-words.ts';

const List = styled.ol`
  display: grid;
  gap: 10px;
  & > li {
    padding: 14px 18px;
    border-radius: var(--r-md);
    background: var(--s1);
    box-shadow: 0 0 0 1px var(--line);
    font-size: 14.5px;
    line-height: 1.45;
  }
  [role='dialog'] & > li {
    background: var(--s2);
  }
  & > li > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 16px;
  }
  & time {
    color: var(--text-3);
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
`;

const Changes = styled.dl`
  display: grid;
  grid-template-columns: minmax(110px, max-content) minmax(0, 1fr);
  gap: 3px 16px;
  margin-top: 8px;
  font-size: 13.5px;
  & dt {
    color: var(--text-3);
  }
  & dd {
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow: hidden;
  }
  & del {
    color: var(--text-3);
    text-decoration-thickness: 1px;
  }
  & del + ins::before {
    content: ' → ';
    font-weight: 400;
    color: var(--text-3);
  }
  & ins {
    text-decoration: none;
    font-weight: 600;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface EntryListProps {
  readonly entries: readonly AuditEntryWire[];
  /** Whether all entries are about one record, which is named elsewhere. */
  readonly ofOne?: boolean;
}

/** Who did what, and when. */
export function EntryList({ entries, ofOne }: EntryListProps) {
  return (
    <List>
      {entries.map((entry) => {
        const changes = changesOf(entry);
        return (
          <li key={entry.id}>
            <div>
              <span>
                <b>{entry.actor.name}</b>
                <span>{`${
                  ofOne
                    ? ' '
                    : ` · ${[subjectWords(entry.subject), nameOf(entry)].filter(Boolean).join(' ')} `
                }${actionWords(entry.action)}`}</span>
              </span>
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            </div>
            {changes.length > 0 && (
              <Changes>
                {changes.map(({ name, before, after }) => (
                  <Line key={name} name={name} before={before} after={after} />
                ))}
              </Changes>
            )}
          </li>
        );
      })}
    </List>
  );
}

interface LineProps {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

function Line({ name, before, after }: LineProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {before !== null && <del>{before}</del>}
        {after !== null && <ins>{after}</ins>}
      </dd>
    </>
  );
}
