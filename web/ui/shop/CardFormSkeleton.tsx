import { Skeleton } from '../primitives/Skeleton.tsx';

/** Placeholder of a card form. */
export function CardFormSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton $height="76px" $radius="var(--r-sm)" />
      <Skeleton $height="76px" $top="18px" $radius="var(--r-sm)" />
      <Skeleton $height="56px" $top="22px" $radius="var(--pill)" />
    </div>
  );
}
