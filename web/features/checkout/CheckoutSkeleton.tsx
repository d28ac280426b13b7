import { Panel, TwoColumns } from '../../ui/primitives/Panel.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';

/** Placeholder of the page, because only the browser knows the cart. */
export function CheckoutSkeleton() {
  return (
    <TwoColumns aria-busy="true">
      <div>
        <Panel>
          <Skeleton $width="180px" $height="25px" />
          <Skeleton $height="76px" $top="16px" $radius="var(--r-md)" />
          <Skeleton $height="68px" $top="14px" $radius="var(--r-md)" />
          <Skeleton $width="240px" $height="40px" $top="26px" />
          <Skeleton $height="130px" $top="14px" />
        </Panel>
        <Panel>
          <Skeleton $width="180px" $height="25px" />
          <Skeleton $height="80px" $top="16px" $radius="var(--r-md)" />
          <Skeleton $height="80px" $top="10px" $radius="var(--r-md)" />
        </Panel>
      </div>
      <Panel>
        <Skeleton $width="160px" $height="25px" />
        <Skeleton $height="66px" $top="18px" />
        <Skeleton $height="66px" $top="14px" />
        <Skeleton $height="140px" $top="30px" />
      </Panel>
    </TwoColumns>
  );
}
