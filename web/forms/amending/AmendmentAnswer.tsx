import type { BookingWire } from '../../api/transport/wire.ts';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { AmendmentFigures } from './AmendmentFigures.tsx';
import { Said } from './amending-look.ts';
import type { AmendmentState } from './use-amendment.ts';

interface AmendmentAnswerProps {
  readonly booking: BookingWire;
  readonly amendment: AmendmentState;
  /** Whether a newer quote is being loaded. */
  readonly isOld: boolean;
}

/** The shop's answer to a change: why it is refused, what comes with it, and how its price is composed. */
export function AmendmentAnswer({ booking, amendment, isOld }: AmendmentAnswerProps) {
  const { quote, before, problem, askAgain } = amendment;
  return (
    <>
      {problem && (
        <Said>
          {askAgain ? (
            <LoadFailure pending={isOld} onRetry={askAgain}>
              {problem}
            </LoadFailure>
          ) : (
            <Note tone="warn">{problem}</Note>
          )}
        </Said>
      )}
      {quote?.notes.map((note) => (
        <Said key={note}>
          <Note tone="info">{note}</Note>
        </Said>
      ))}
      {quote && <AmendmentFigures booking={booking} quote={quote} before={before} stale={isOld} />}
    </>
  );
}
