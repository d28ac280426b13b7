import { useId } from 'react';
import type { BookingWire, ChangeWire, SessionWire } from '../../api/transport/wire.ts';
import { What } from '../../forms/amending/amending-look.ts';
import { sessionLabel } from '../../headless/session-label.ts';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Cost, Pick, Rows } from './change-look.ts';
import { belowCost, costWords, type Way, whenWords } from './change-words.ts';
import { type ChangeState, changeOf } from './use-change.ts';

interface CostCellProps {
  readonly way: Way;
  readonly change: ChangeWire;
  readonly was: ChangeWire | null;
  readonly session: SessionWire | null;
}

/** The cost of a choice, or why it is impossible. An outdated cost is struck through. */
export function CostCell({ way, change, was, session }: CostCellProps) {
  if (!change.allowed) return <small>{change.reason}</small>;
  const [words, old] = [costWords(way, change), was && costWords(way, was)];
  return (
    <>
      <b>
        {old !== null && old !== words && <del>{old}</del>}
        <span>{words}</span>
      </b>
      <small>{belowCost(way, change, session)}</small>
    </>
  );
}

interface ChangeRowsProps {
  readonly booking: BookingWire;
  readonly state: ChangeState;
}

/** The sessions to choose from, each with the cost of the change. */
export function ChangeRows({ booking, state }: ChangeRowsProps) {
  const name = useId();
  const { changes, way, sessions } = state;
  if (!changes) return null;
  return (
    <Rows aria-label="Which session">
      {sessions.map((session) => {
        const change = changeOf(changes, way, session.id);
        if (!change) return null;
        return (
          <Pick key={session.id} data-closed={change.allowed ? undefined : ''}>
            <input
              type="radio"
              name={name}
              disabled={!change.allowed}
              checked={session.id === state.session?.id}
              onChange={() => state.pick(session.id)}
            />
            <What>
              <Picture src={session.experience?.imageUrl ?? FALLBACK_IMAGE} kind="card" sizes="36px" />
              <span>
                <b>{sessionLabel(booking, session)}</b>
                <small>{whenWords(session)}</small>
              </span>
            </What>
            <Cost>
              <CostCell way={way} change={change} was={state.wasOf(session.id)} session={session} />
            </Cost>
          </Pick>
        );
      })}
    </Rows>
  );
}
