import type { ChangeDialogProps } from '../../forms/booking-dialogs.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { KeepButton } from '../../ui/overlays/KeepButton.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { CancelCost } from './CancelCost.tsx';
import { ChangePayment } from './ChangePayment.tsx';
import { ChangeRows } from './ChangeRows.tsx';
import { Foot } from './change-look.ts';
import { actWords, keepWords } from './change-words.ts';
import { MoveTimes } from './MoveTimes.tsx';
import { useChange } from './use-change.ts';
import { useMove } from './use-move.ts';
import { WayChoice } from './WayChoice.tsx';

interface Props extends ChangeDialogProps {
  /** Id of a session to be moved at once; null otherwise. */
  readonly moves: string | null;
}

function Content({ booking, token, cardForm, moves: movesFirst, onClose }: Omit<Props, 'isOpen'>) {
  const state = useChange({ booking, token, moves: movesFirst, onClose });
  const move = useMove({ booking, token, state, onClose });
  const { query, changes, way, change, problem } = state;
  if (move.payment)
    return (
      <ChangePayment
        booking={booking}
        token={token}
        payment={move.payment}
        cardForm={cardForm}
        onChanged={move.done}
        onClose={onClose}
      />
    );
  const moves = way === 'move';
  return (
    <>
      <DialogBody>
        <WayChoice way={way} onChoose={state.choose} />
        {!changes && query.isError && (
          <div style={{ marginTop: 16 }}>
            <LoadFailure pending={query.isFetching} onRetry={() => void query.refetch()}>
              What a change costs could not be loaded.
            </LoadFailure>
          </div>
        )}
        {!changes && !query.isError && (
          <div role="status" aria-busy="true" aria-label="Loading what a change costs">
            {state.sessions.map(({ id }) => (
              <Skeleton key={id} $height="67px" $radius="var(--r-md)" $top="8px" />
            ))}
            <Skeleton $height="138px" $radius="var(--r-md)" $top="16px" />
          </div>
        )}
        {problem && (
          <div style={{ marginTop: 16 }}>
            <Note tone={state.was ? 'warn' : 'bad'}>{problem}</Note>
          </div>
        )}
        {changes && way !== 'all' && <ChangeRows booking={booking} state={state} />}
        {changes && way === 'all' && <div style={{ height: 16 }} />}
        {change?.allowed && moves && (
          <MoveTimes
            bookingId={booking.id}
            move={move}
            session={state.session}
            token={token}
            change={change}
          />
        )}
        {change?.allowed && !moves && (
          <CancelCost booking={booking} token={token} state={state} change={change} />
        )}
        {change && !change.allowed && way === 'all' && <Note tone="info">{change.reason}</Note>}
      </DialogBody>
      <DialogFooter>
        <Foot>
          <KeepButton label={keepWords(way)} onKeep={onClose} />
          {change?.allowed && (
            <Button
              look={moves ? 'primary' : 'bad'}
              pending={moves ? move.pending : state.pending}
              disabled={moves && !move.ready}
              onClick={moves ? move.submit : state.submit}
            >
              {actWords(way, change)}
            </Button>
          )}
        </Foot>
      </DialogFooter>
    </>
  );
}

/** The possible changes of a booking and its sessions, with the cost of each. */
export default function ChangeDialog({ isOpen, onClose, ...props }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Change or cancel" width={680}>
      <Content {...props} onClose={onClose} />
    </Dialog>
  );
}
