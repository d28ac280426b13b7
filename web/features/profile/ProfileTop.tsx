import { styled } from 'styled-components';
import type { UserWire } from '../../api/transport/wire.ts';
import { Avatar } from '../../ui/primitives/Avatar.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';
import { d3 } from '../../ui/theme/type.ts';

const Top = styled.header`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-bottom: 22px;
  & > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Title = styled.h1`
  ${d3}
`;

const SIZE = 64;

/** The user's name; null while unknown. */
export function ProfileTop({ user }: { readonly user: UserWire | null }) {
  const name = user && (user.fullName || user.username);
  return (
    <Top>
      {name ? (
        <Avatar name={name} size={SIZE} />
      ) : (
        <Skeleton $width={`${SIZE}px`} $height={`${SIZE}px`} $radius="50%" />
      )}
      <div>
        <Title>Your Profile</Title>
        {name ? (
          <Soft>{[name, user.companyName].filter(Boolean).join(', ')}</Soft>
        ) : (
          <Skeleton $width="180px" $height="19px" $top="6px" />
        )}
      </div>
    </Top>
  );
}
