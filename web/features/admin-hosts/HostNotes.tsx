import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { STALE } from '@wondercast/core/kernel/version';
import { styled } from 'styled-components';
import { pick } from '../../forms/draft.ts';
import { ConflictNote } from '../../ui/forms/ConflictNote.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { type HostDraft, LABELS } from './host-draft.ts';
import { hoursWords, minutesOf } from './hours-week.ts';
import { SessionsInTheWay } from './SessionsInTheWay.tsx';
import type { HostFormState } from './use-host-form.ts';

const Below = styled.div`
  margin-top: 16px;
`;

/** The text of a field. */
const wordsOf = (draft: HostDraft, name: keyof HostDraft): string => {
  const value = draft[name];
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return name === 'hours' ? hoursWords(minutesOf(draft.hours)) : value.join(', ');
};

interface HostNotesProps {
  readonly form: HostFormState;
  readonly zone: Zone;
  readonly onSession: (sessionId: string) => void;
}

/** What somebody else has saved meanwhile, or why the server refused, with the sessions that prevent it. */
export function HostNotes({ form: { conflict, refused, draft, set }, zone, onSession }: HostNotesProps) {
  if (conflict)
    return (
      <Below>
        <ConflictNote
          message={STALE}
          differences={conflict.names.map((name) => {
            const [theirs, own] = [wordsOf(conflict.theirs, name), wordsOf(draft, name)];
            return {
              name,
              label: LABELS[name],
              theirs: theirs || 'Nothing',
              own: own === theirs ? null : own,
              onTakeTheirs: () => set(pick(conflict.theirs, [name])),
            };
          })}
        />
      </Below>
    );
  if (!refused) return null;
  return (
    <Below>
      <Note tone="bad" silent>
        <span>{refused.message}</span>
        <SessionsInTheWay sessions={refused.sessions} zone={zone} onOpen={onSession} />
      </Note>
    </Below>
  );
}
