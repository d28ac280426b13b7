import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { useHydrated } from '../../ui/primitives/use-hydrated.ts';
import type { Selection } from './use-selection.ts';

const TicketTimes = lazy(() => import('./TicketTimes.tsx'));

/** Reserves the height of its content, so that nothing shifts: a row of times next to the page, or a month with two rows of times. */
const Place = styled.div`
  min-height: 98px;
  margin-top: 14px;
  @media (max-width: 1079.98px) {
    min-height: 566px;
    margin: 18px -28px 0;
    padding: 18px 28px 0;
    border-top: 1.5px dashed var(--line);
  }
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

/** Fills the reserved space. */
const Outline = styled.div`
  display: flex;
  flex-direction: column;
  & > :nth-child(2) {
    height: 44px;
    @media (max-width: 1079.98px) {
      height: 404px;
    }
  }
`;

function Coming() {
  return (
    <Outline aria-busy="true">
      <Skeleton $width="60px" $height="22px" />
      <Skeleton $top="24px" $radius="var(--r-md)" />
    </Outline>
  );
}

/** The choice of a free time in the ticket. Only rendered in the browser, which knows the visitor's zone and cart. */
export function When(props: WhenProps) {
  const isHydrated = useHydrated();
  return (
    <Place data-when="">
      {isHydrated ? (
        <Suspense fallback={<Coming />}>
          <TicketTimes {...props} />
        </Suspense>
      ) : (
        <Coming />
      )}
    </Place>
  );
}
