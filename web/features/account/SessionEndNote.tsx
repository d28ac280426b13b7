import { useQueryClient } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { setUser } from '../../api/session/session.ts';
import { askToSignIn } from '../../api/session/session-end.ts';
import type { PageSession } from '../../api/session/use-session.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

const Place = styled.div`
  margin-bottom: 24px;
  /* The words keep a line's length beside the ways on; on phones these stand below them. */
  & > div {
    flex-wrap: wrap;
    align-items: center;
    & > div {
      min-width: min(100%, 200px);
    }
  }
`;

const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
`;

/** An alternative for people who do not sign in again. */
export interface GuestOffer {
  readonly text: string;
  readonly label: string;
}

interface SessionEndNoteProps {
  readonly session: PageSession;
  /** null when guests cannot do anything here. */
  readonly guest?: GuestOffer | null;
}

/** An inline note that the session has ended, with the alternatives. */
export function SessionEndNote({ session: { ended }, guest = null }: SessionEndNoteProps) {
  const client = useQueryClient();
  if (!ended) return null;
  return (
    <Place>
      <Note
        tone="warn"
        action={
          <Ways>
            <Button look="line" size="sm" onClick={() => void askToSignIn()}>
              Sign in again
            </Button>
            {guest && (
              <Button look="bare" size="sm" onClick={() => setUser(client, null)}>
                {guest.label}
              </Button>
            )}
          </Ways>
        }
      >
        {`Your session has ended. ${guest?.text ?? 'What you have typed stays as it is.'}`}
      </Note>
    </Place>
  );
}
