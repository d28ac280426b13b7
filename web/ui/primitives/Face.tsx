import { useContext, useState } from 'react';
import { styled } from 'styled-components';
import { Avatar } from './Avatar.tsx';
import { candidatesOf } from './image-sources.ts';
import { ImageHostsContext } from './Picture.tsx';

const Portrait = styled.img`
  flex: none;
  border-radius: 50%;
  object-fit: cover;
  background: var(--s3);
`;

interface FaceProps {
  readonly name: string;
  readonly pictureUrl: string | null;
  /** In pixels. */
  readonly size?: number;
}

/** A host's picture next to their name, or their initials when there is none. */
export function Face({ name, pictureUrl, size = 40 }: FaceProps) {
  const hosts = useContext(ImageHostsContext);
  const [failed, setFailed] = useState<string | null>(null);
  const isShown = pictureUrl !== null && candidatesOf(pictureUrl, hosts)[0] === pictureUrl;
  if (!isShown || failed === pictureUrl) return <Avatar name={name} size={size} />;
  return (
    <Portrait src={pictureUrl} alt="" width={size} height={size} onError={() => setFailed(pictureUrl)} />
  );
}
