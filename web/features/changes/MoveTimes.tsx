import type { SessionWire } from '../../api/transport/wire.ts';
import { ExperienceRules } from '../../forms/ExperienceRules.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Soft, Subheading } from '../../ui/primitives/Text.tsx';
import { PreferredTimes } from '../../ui/shop/PreferredTimes.tsx';
import type { useMove } from './use-move.ts';

interface MoveTimesProps {
  readonly move: ReturnType<typeof useMove>;
  /** What is moved; null while none is chosen. */
  readonly session: SessionWire | null;
  /** What else follows from moving it. */
  readonly note: string | null;
}

/** Up to three other times for a session, and the rules that they keep. */
export function MoveTimes({ move, session, note }: MoveTimesProps) {
  return (
    <fieldset aria-label="Other times" style={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <div>
        <Subheading>When would suit you?</Subheading>
        <Soft style={{ fontSize: 14 }}>
          The session is moved to what you and we agree on. Its present time is given up.
        </Soft>
      </div>
      {note !== null && <Note tone="info">{note}</Note>}
      <PreferredTimes times={move.times} errors={move.errors} onChange={move.change} />
      <ExperienceRules id={session?.experience?.id ?? null} />
    </fieldset>
  );
}
