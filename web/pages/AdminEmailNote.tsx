import { Link } from 'react-router-dom';
import { Note } from '../ui/Note.tsx';
import { TextLink } from '../ui/Text.tsx';

/** An administrator without an address is asked for it: no link to a new password can be mailed to nobody. */
export function AdminEmailNote() {
  return (
    <Note tone="warn">
      Your account has no e-mail address, so a forgotten password cannot be reset.{' '}
      <TextLink as={Link} to="/profile">
        Add one in your profile
      </TextLink>
    </Note>
  );
}
