import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { styled } from 'styled-components';
import { Avatar } from '../primitives/Avatar.tsx';
import { Picture } from '../primitives/Picture.tsx';

const Face = styled.span<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  & img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    object-fit: cover;
    background: var(--s3);
  }
`;

interface HostFaceProps {
  readonly name: string;
  readonly pictureUrl: string | null;
  /** In pixels. */
  readonly size?: number;
}

/** A host's portrait or initials, for use next to the name. */
export function HostFace({ name, pictureUrl, size = 36 }: HostFaceProps) {
  if (!pictureUrl) return <Avatar name={name} size={size} />;
  return (
    <Face $size={size}>
      <Picture src={pictureUrl} kind="card" sizes={`${size}px`} />
    </Face>
  );
}

const Nobody = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  border: 1.5px dashed var(--edge);
  color: var(--text-2);
`;

/** Placeholder for a host's portrait. */
export function NoFace({ size = 36 }: { readonly size?: number }) {
  return (
    <Nobody $size={size}>
      <UserRoundPlus size={Math.round(size / 2)} strokeWidth={1.75} aria-hidden="true" />
    </Nobody>
  );
}
