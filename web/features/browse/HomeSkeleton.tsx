import { styled } from 'styled-components';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';

const Stage = styled.div`
  padding: 70px var(--gutter) 60px;
  min-height: calc(744px - var(--header));
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
`;

/** Placeholder of the hero. */
export function HeroSkeleton() {
  return (
    <Stage aria-busy="true">
      <Skeleton $width="210px" $height="24px" />
      <Skeleton $width="min(620px, 90%)" $height="92px" $top="22px" />
      <Skeleton $width="min(420px, 70%)" $height="92px" $top="12px" />
      <Skeleton $width="min(480px, 90%)" $top="26px" />
      <Skeleton $width="min(420px, 70%)" $top="10px" />
      <div style={{ display: 'flex', gap: 12, marginTop: 32 }}>
        <Skeleton $width="160px" $height="56px" $radius="var(--pill)" />
        <Skeleton $width="190px" $height="56px" $radius="var(--pill)" />
      </div>
    </Stage>
  );
}
