import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { useAlive } from '../../ui/primitives/use-alive.ts';
import type { Selection } from './use-selection.ts';

const ChosenTime = lazy(() => import('../../forms/free-times/ChosenTime.tsx'));
const TicketTimes = lazy(() => import('./TicketTimes.tsx'));

/** As high as a month with two rows of times, so that nothing moves when they come. */
const Place = styled.div`
  min-height: 566px;
  margin: 18px -28px 0;
  padding: 18px 28px 0;
  border-top: 1.5px dashed var(--line);
  @media (max-width: 719.98px) {
    margin: 18px -20px 0;
    padding: 18px 20px 0;
  }
  @media (scripting: none) {
    display: none;
  }
`;

interface WhenProps {
  readonly experience: ExperienceWire;
  readonly selection: Selection;
}

function Coming() {
  return (
    <div aria-busy="true">
      <Skeleton $width="60px" $height="22px" />
      <Skeleton $height="340px" $top="24px" $radius="var(--r-md)" />
      <Skeleton $height="44px" $top="20px" />
    </div>
  );
}

/** Where a free time is taken in the ticket. Only the browser knows the visitor's zone, and the cart. */
export function When(props: WhenProps) {
  const isAlive = useAlive();
  return (
    <Place>
      {isAlive ? (
        <Suspense fallback={<Coming />}>
          <TicketTimes {...props} />
        </Suspense>
      ) : (
        <Coming />
      )}
    </Place>
  );
}

/** What was taken stands where it stays in sight. */
export function TakenTime(props: { readonly time: ZonedTime; readonly units: number }) {
  return (
    <div style={{ marginBottom: 16 }}>
      <Suspense>
        <ChosenTime {...props} />
      </Suspense>
    </div>
  );
}
