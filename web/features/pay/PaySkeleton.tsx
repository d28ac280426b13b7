import { Panel, TwoColumns } from '../../ui/primitives/Panel.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { CardFormSkeleton } from '../../ui/shop/CardFormSkeleton.tsx';

/** Placeholder of the page, which only the browser requests. */
export function PaySkeleton() {
  return (
    <TwoColumns aria-busy="true">
      <Panel>
        <Skeleton $width="160px" $height="25px" />
        <div style={{ height: 18 }} />
        <CardFormSkeleton />
      </Panel>
      <Panel>
        <Skeleton $width="160px" $height="25px" />
        <Skeleton $height="66px" $top="18px" />
        <Skeleton $height="110px" $top="30px" />
      </Panel>
    </TwoColumns>
  );
}
