import { Panel, TwoColumns } from '../../ui/primitives/Panel.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Top } from './booking-page-look.ts';

/** Placeholder of a booking. */
export function BookingSkeleton() {
  return (
    <div aria-busy="true">
      <Top>
        <Skeleton $width="140px" $height="20px" />
        <Skeleton $width="min(480px, 90%)" $height="60px" $top="6px" />
        <Skeleton $width="220px" $height="24px" $top="14px" />
      </Top>
      <TwoColumns>
        <Panel>
          <Skeleton $height="95px" />
          <Skeleton $height="46px" $top="18px" />
        </Panel>
        <div>
          <Skeleton $height="360px" $radius="var(--r-lg)" />
        </div>
      </TwoColumns>
    </div>
  );
}
