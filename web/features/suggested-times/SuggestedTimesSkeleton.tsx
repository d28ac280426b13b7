import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Choice, Hero, Times, Title } from './suggested-times-look.ts';

const TICKETS = ['first', 'second', 'third'];

/** Placeholder of the page, which only the browser requests. */
export function SuggestedTimesSkeleton() {
  return (
    <div aria-busy="true">
      <Hero>
        <div>
          <Title>Choose your time</Title>
          <Skeleton $width="min(340px, 80%)" $height="24px" $top="18px" />
        </div>
      </Hero>
      <Choice>
        <Times>
          {TICKETS.map((ticket) => (
            <Skeleton key={ticket} $height="226px" $radius="var(--r-lg)" />
          ))}
        </Times>
        <Skeleton $width="min(330px, 100%)" $height="56px" $radius="var(--pill)" $top="24px" />
      </Choice>
    </div>
  );
}
