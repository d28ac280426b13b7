import { styled } from 'styled-components';
import { Logo } from '../../ui/shop/Logo.tsx';
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

const Mail = styled.div`
  display: grid;
  gap: 10px;
  font-size: 14px;
  & > b {
    font: 780 26px/1.02 var(--display);
  }
  & > small {
    padding-top: 12px;
    border-top: 1px solid var(--line);
    font-size: 13px;
    color: var(--text-3);
  }
`;

const Signature = styled.span`
  white-space: pre-line;
  color: var(--text-2);
`;

interface BrandPreviewProps {
  readonly brand: {
    readonly name: string;
    readonly logo: string;
    readonly senderName: string;
    readonly senderAddress: string;
    readonly replyTo: string;
    readonly signature: string;
  };
}

/** The head of the shop in both themes, and a mail. */
export function BrandPreview({ brand }: BrandPreviewProps) {
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
      <Preview data-theme="light">
        <figcaption>Mail, as it arrives</figcaption>
        <Mail>
          {mark}
          <b>Your session is agreed</b>
          <span>The Harlem Jazz Hour, Fri, Mar 20, 3:30 PM EDT.</span>
          {brand.signature.trim() !== '' && <Signature>{brand.signature.trim()}</Signature>}
          <small>
            {`${brand.senderName}, ${brand.senderAddress}${brand.replyTo && `, answers to ${brand.replyTo}`}`}
          </small>
        </Mail>
      </Preview>
    </>
  );
}
