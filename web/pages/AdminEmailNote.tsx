import { styled } from 'styled-components';
import { Link } from '../ui/primitives/Link.tsx';
import { Note } from '../ui/primitives/Note.tsx';
import { TextLink } from '../ui/primitives/Text.tsx';

const Above = styled.div`
  margin-bottom: 22px;
`;

/** Asks an administrator without an address for one: without it no link to a new password can be mailed. */
export function AdminEmailNote() {
  return (
    <Above>
      <Note tone="warn">
        Your account has no e-mail address, so a forgotten password cannot be reset.{' '}
        <TextLink as={Link} to="/profile">
          Add one in your profile
        </TextLink>
      </Note>
    </Above>
  );
}
