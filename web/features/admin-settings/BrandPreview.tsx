import type { BRAND } from '@wondercast/core/shop/settings/brand-record';
import { styled } from 'styled-components';
import type { DraftOf } from '../../forms/record-draft.ts';
import { Logo } from '../../ui/shop/Logo.tsx';
import { MailPreview } from './MailPreview.tsx';
import { Preview } from './settings-look.ts';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  font-size: 14px;
  font-weight: 550;
  white-space: nowrap;
  overflow: hidden;
`;

interface BrandPreviewProps {
  readonly brand: DraftOf<typeof BRAND>;
  readonly savedLogo: string;
}

/** A preview of the shop's header in both themes, and of a mail. */
export function BrandPreview({ brand, savedLogo }: BrandPreviewProps) {
  const mark = <Logo name={brand.name} image={brand.logo || null} />;
  return (
    <>
      {(['dark', 'light'] as const).map((theme) => (
        <Preview key={theme} data-theme={theme}>
          <figcaption>{`Shop, ${theme}`}</figcaption>
          <Head>
            {mark}
            <span>Contact Us</span>
          </Head>
        </Preview>
      ))}
      <MailPreview brand={brand} isOtherLogo={brand.logo !== savedLogo} />
    </>
  );
}
