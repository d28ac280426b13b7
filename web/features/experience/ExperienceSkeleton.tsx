import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Banner, BannerInside } from '../../ui/shop/experience-banner-look.ts';
import { Section } from '../../ui/shop/experience-words-look.ts';
import { Columns } from './experience-look.ts';

/** Placeholder of the page while loading. */
export function ExperienceSkeleton() {
  return (
    <div aria-busy="true">
      <Banner data-under-header="">
        <BannerInside>
          <Skeleton $width="96px" $height="38px" $radius="var(--pill)" />
          <Skeleton $width="210px" $height="24px" />
          <Skeleton $width="min(560px, 90%)" $height="84px" $top="18px" />
          <Skeleton $width="min(380px, 70%)" $height="24px" $top="18px" />
        </BannerInside>
      </Banner>
      <Columns>
        <div>
          <Section>
            <Skeleton $height="26px" />
            <Skeleton $height="26px" $width="72%" $top="10px" />
            <Skeleton $width="88%" $top="22px" />
            <Skeleton $width="64%" $top="10px" />
          </Section>
          <Section>
            <Skeleton $width="220px" $height="32px" />
            <Skeleton $top="18px" />
            <Skeleton $width="80%" $top="14px" />
            <Skeleton $width="86%" $top="14px" />
          </Section>
        </div>
        <Skeleton $height="620px" $radius="var(--r-lg)" />
      </Columns>
    </div>
  );
}
