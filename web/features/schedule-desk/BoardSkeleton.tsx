import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Board, Cell, HeadRow, LaneName, Row, Scroll } from './board-look.ts';

const LANES = 6;
/** Which cells of a lane are filled, only for a realistic look. */
const FILLED = ['-1-11--', '1--1-1-', '-111---', '1---11-', '--11---', '11--1--'];

/** Placeholder of the board's lanes. */
export function BoardSkeleton() {
  return (
    <Scroll role="status" aria-busy="true" aria-label="Loading the schedule">
      <Board>
        <HeadRow>
          {Array.from({ length: 8 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholder columns have no identity
            <span key={at}>
              <Skeleton $height="18px" $width="60%" />
            </span>
          ))}
        </HeadRow>
        {Array.from({ length: LANES }, (_, lane) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder lanes have no identity
          <Row key={lane}>
            <LaneName>
              <Skeleton $height="36px" $width="36px" $radius="50%" />
              <span style={{ flex: 1 }}>
                <Skeleton $height="14px" $width="80%" />
                <Skeleton $height="12px" $width="60%" $top="6px" />
              </span>
            </LaneName>
            {[...(FILLED[lane] ?? '')].map((mark, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Cell key={day}>{mark === '1' && <Skeleton $height="44px" />}</Cell>
            ))}
          </Row>
        ))}
      </Board>
    </Scroll>
  );
}
