import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { mailPreviewQuery, type TypedBrand } from '../../api/admin/settings.ts';
import { Small } from '../../ui/primitives/Text.tsx';
import { Preview } from './settings-look.ts';

/** Debounce time before the preview is requested, in milliseconds. */
const PAUSE_MS = 300;
const FIRST_HEIGHT = 620;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  color-scheme: light;
`;

interface MailPreviewProps {
  readonly brand: TypedBrand & {
    readonly senderName: string;
    readonly senderAddress: string;
    readonly replyTo: string;
  };
  /** Whether the logo differs from the one in current mails. */
  readonly isOtherLogo: boolean;
}

/** A preview of a mail, rendered by the server like a real one. It runs no scripts. */
export function MailPreview({ brand, isOtherLogo }: MailPreviewProps) {
  const { name, mail, signature, senderName, senderAddress, replyTo } = brand;
  const [typed, setTyped] = useState<TypedBrand>({ name, mail, signature });
  useEffect(() => {
    const timer = setTimeout(() => setTyped({ name, mail, signature }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, mail, signature]);
  const { data } = useQuery(mailPreviewQuery(typed));
  const [height, setHeight] = useState(FIRST_HEIGHT);
  return (
    <Preview data-theme="light">
      <figcaption>Mail, as it arrives</figcaption>
      <div>
        <b>{data?.subject ?? name}</b>
        <Small as="p">{`From ${senderName}, ${senderAddress}${replyTo && `, answers to ${replyTo}`}`}</Small>
        {isOtherLogo && <Small as="p">Mails carry the new logo once it is saved.</Small>}
      </div>
      {data && (
        <Frame
          title="Mail, as it arrives"
          srcDoc={data.html}
          // `allow-same-origin` lets the page measure its height; without `allow-scripts` nothing in it runs.
          sandbox="allow-same-origin"
          // Inert, because the links of a preview must not work.
          inert
          style={{ height }}
          onLoad={({ currentTarget }) =>
            setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? FIRST_HEIGHT)
          }
        />
      )}
    </Preview>
  );
}
