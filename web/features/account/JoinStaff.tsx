import { useMutation, useQueryClient } from '@tanstack/react-query';
import { joinStaff } from '../../api/session/invitation.ts';
import { setUser } from '../../api/session/session.ts';
import type { UserWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { FormStack } from './auth-look.ts';
import { joinWords, welcomeTo } from './invited-words.ts';
import { useSignOut } from './use-sign-out.ts';

interface JoinStaffProps {
  readonly token: string;
  /** The invited address and the inviting partner; null for the staff. */
  readonly invited: { readonly email: string; readonly partner: string | null };
  readonly user: UserWire;
}

/** Accepts an invitation with the signed-in account, if it is the invited one. */
export function JoinStaff({ token, invited: { email, partner }, user }: JoinStaffProps) {
  const client = useQueryClient();
  const { pending: leaving, leave } = useSignOut();
  const { mutate, isPending } = useMutation({
    mutationFn: () => joinStaff(token),
    onSuccess: (joined) => {
      setUser(client, joined);
      showToast(welcomeTo(partner), `You are signed in as ${joined.username}.`);
    },
    onError: ({ message }) => showError(message, 'Not accepted'),
  });
  if (user.email?.toLowerCase() !== email.toLowerCase())
    return (
      <FormStack as="div">
        <Note tone="warn">{`You are signed in as ${user.username}. The invitation is for ${email}: sign out, then open the link again.`}</Note>
        <Button size="lg" full pending={leaving} onClick={leave}>
          Sign out
        </Button>
      </FormStack>
    );
  return (
    <FormStack as="div">
      <p>{`Your account ${user.username} keeps its bookings and its password, and gets ${partner === null ? 'this role' : `what is of ${partner}`}.`}</p>
      <Button size="lg" full pending={isPending} onClick={() => mutate()}>
        {joinWords(partner)}
      </Button>
    </FormStack>
  );
}
