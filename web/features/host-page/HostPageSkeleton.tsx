import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Columns, Frame } from './host-page-look.ts';

/** Placeholder of the page, which only the browser requests. */
export function HostPageSkeleton() {
  return (
    <Frame aria-busy="true">
      <Skeleton $width="min(300px, 80%)" $height="60px" />
      <Skeleton $width="min(480px, 100%)" $height="24px" $top="14px" />
      <Columns>
        <div>
          <Skeleton $height="280px" $radius="var(--r-xl)" />
          <Skeleton $width="160px" $height="24px" $top="28px" />
          <Skeleton $height="86px" $radius="var(--r-lg)" $top="12px" />
          <Skeleton $height="86px" $radius="var(--r-lg)" $top="10px" />
        </div>
        <div>
          <Skeleton $height="190px" $radius="var(--r-lg)" />
          <Skeleton $height="170px" $radius="var(--r-lg)" $top="16px" />
        </div>
      </Columns>
    </Frame>
  );
}
