import { offersTimes } from '@wondercast/core/shop/catalogue/booking-mode';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import type { OtherTimesProps } from './other-times-props.ts';
import { ProposeTimes } from './ProposeTimes.tsx';
import { FormPanel } from './suggested-times-look.ts';

const TakeFree = lazy(() => import('./TakeFree.tsx'));

const Coming = () => (
  <FormPanel aria-busy="true">
    <Skeleton $height="372px" $radius="var(--r-md)" />
  </FormPanel>
);

/** Alternatives to the suggested times: a free one if there are any, otherwise up to three preferred times. */
export function OtherTimes(props: OtherTimesProps) {
  const { session, suggestion, backLabel } = props;
  const { draft, free } = suggestion;
  if (!draft) return null;
  if (free.isLoading) return <Coming />;
  if (free.picks)
    return (
      <Suspense fallback={<Coming />}>
        <TakeFree {...props} />
      </Suspense>
    );
  const mayPick = free.experience !== null && offersTimes(free.experience);
  return (
    <ProposeTimes
      experienceId={session.experience?.id ?? null}
      suggestion={suggestion}
      draft={draft}
      backLabel={backLabel}
      onPick={mayPick ? () => free.turn('pick') : null}
    />
  );
}
