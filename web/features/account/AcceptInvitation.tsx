import { acceptanceRule } from '@wondercast/core/people/account/staff-rules';
import { acceptInvitation } from '../../api/session/invitation.ts';
import { NewPasswordField, UsernameField } from '../../ui/forms/account-fields.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { FormStack } from './auth-look.ts';
import { joinWords, welcomeTo } from './invited-words.ts';
import { useAccountForm } from './use-account-form.ts';

interface AcceptInvitationProps {
  readonly token: string;
  /** The inviting partner; null for the staff. */
  readonly partner: string | null;
}

/** Chooses username and password of the account that an invitation creates. */
export function AcceptInvitation({ token, partner }: AcceptInvitationProps) {
  const { form, errors, pending } = useAccountForm({
    rule: acceptanceRule,
    send: acceptInvitation(token),
    welcome: ({ username }) => [welcomeTo(partner), `You are signed in as ${username}.`],
    failure: 'Please try again.',
  });
  return (
    <FormStack {...form}>
      <UsernameField error={errors.username ?? null} />
      <NewPasswordField label="Password" error={errors.password ?? null} />
      <Button type="submit" size="lg" full pending={pending}>
        {pending ? 'Joining...' : joinWords(partner)}
      </Button>
    </FormStack>
  );
}
