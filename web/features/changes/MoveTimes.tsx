import { offersTimes } from '@wondercast/core/shop/catalogue/booking-mode';
import { lazy, Suspense } from 'react';
import type { ChangeWire, SessionWire } from '../../api/transport/wire.ts';
import { ExperienceRules } from '../../forms/ExperienceRules.tsx';
import { WayToTimes } from '../../forms/free-times/WayToTimes.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Soft, Subheading } from '../../ui/primitives/Text.tsx';
import { PreferredTimes } from '../../ui/shop/PreferredTimes.tsx';
import type { useMove } from './use-move.ts';

const MoveToFree = lazy(() => import('./MoveToFree.tsx'));

interface MoveTimesProps {
  readonly bookingId: number;
  readonly move: ReturnType<typeof useMove>;
  /** The session to be moved; null when none is chosen. */
  readonly session: SessionWire | null;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
  readonly change: ChangeWire;
}

const Coming = () => (
  <div aria-busy="true">
    <Skeleton $height="372px" $radius="var(--r-md)" />
  </div>
);

/** A free time for a session, or up to three preferred times with their rules. */
export function MoveTimes({ bookingId, move, session, token, change: { note, fee } }: MoveTimesProps) {
  const { experience, isLoading, picks, mayWish, turn } = move.free;
  const kept = fee > 0 ? 'It keeps its present time until the fee is paid.' : 'Its present time is given up.';
  return (
    <fieldset aria-label="Other times" style={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <div>
        <Subheading>When would suit you?</Subheading>
        <Soft style={{ fontSize: 14 }}>
          {picks
            ? `A free time is agreed at once.${session?.startsAt ? ` ${kept}` : ''}`
            : 'The session is moved to what you and we agree on. Its present time is given up.'}
        </Soft>
      </div>
      {note !== null && <Note tone="info">{note}</Note>}
      {isLoading ? (
        <Coming />
      ) : picks && session && experience ? (
        <Suspense fallback={<Coming />}>
          <MoveToFree
            bookingId={bookingId}
            session={session}
            experience={experience}
            token={token}
            free={move.free}
          />
        </Suspense>
      ) : (
        <>
          {experience && mayWish && offersTimes(experience) && <WayToTimes way="propose" onTurn={turn} />}
          <PreferredTimes times={move.times} errors={move.errors} onChange={move.change} />
          <ExperienceRules id={session?.experience?.id ?? null} />
        </>
      )}
    </fieldset>
  );
}
