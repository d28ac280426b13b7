import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Card, Inside, Stub } from './bookings-look.ts';

/** Placeholder of a ticket. */
export function CardSkeleton() {
  return (
    <Card as="div">
      <Skeleton $height="100%" $radius="0" />
      <Inside>
        <Skeleton $width="min(190px, 100%)" $height="18px" />
        <Skeleton $width="60%" $height="31px" $top="11px" />
        <Skeleton $width="60px" $height="18px" $top="6px" />
        <Skeleton $width="min(220px, 100%)" $height="46px" $top="17px" />
      </Inside>
      <Stub>
        <Skeleton $width="90px" $height="24px" $radius="var(--r-xs)" />
        <div style={{ width: 130 }}>
          <Skeleton $height="46px" />
        </div>
        <Skeleton $height="38px" $radius="var(--pill)" />
      </Stub>
    </Card>
  );
}
