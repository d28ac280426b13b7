import { styled } from 'styled-components';
import { Link } from '../ui/primitives/Link.tsx';
import { Note } from '../ui/primitives/Note.tsx';
import { TextLink } from '../ui/primitives/Text.tsx';

const Below = styled.div`
  margin-top: 22px;
`;

/**
 * Asks an administrator without an email address to add one, because a password reset link could not be mailed. Shown below the
 * content; with a navigation rail, the rail's foot shows it instead.
 */
export function AdminEmailNote() {
  return (
    <Below>
      <Note tone="warn">
        Your account has no e-mail address, so a forgotten password cannot be reset.{' '}
        <TextLink as={Link} to="/profile">
          Add one in your profile
        </TextLink>
      </Note>
    </Below>
  );
}
