import { useMutation } from '@tanstack/react-query';
import { ROLE_WORDS } from '@wondercast/core/people/account/role-words';
import Mail from 'lucide-react/icons/mail';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { sendInvitationAgain } from '../../api/admin/staff.ts';
import type { InvitationWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { timeLeft } from '../../ui/formats/time-left.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Named, RowActions } from '../../ui/primitives/Table.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { ToolButton } from '../../ui/primitives/ToolButton.tsx';

const NoFace = styled.i`
  display: grid;
  place-items: center;
  flex: none;
  width: 38px;
  height: 38px;
  border-radius: 50%;
  color: var(--text-3);
  box-shadow: inset 0 0 0 1.5px var(--edge);
`;

interface InvitationRowProps {
  readonly invitation: InvitationWire;
  readonly onWithdraw: (invitation: InvitationWire) => void;
}

/** An open invitation. */
export function InvitationRow({ invitation, onWithdraw }: InvitationRowProps) {
  const { id, email, staffRole, invitedBy, createdAt, expiresAt } = invitation;
  const { mutate, isPending } = useMutation({
    ...sendInvitationAgain,
    onSuccess: () => showToast('Invitation sent again', `${email} has a new link; the former one has ended.`),
    onError: ({ message }) => showError(message),
  });
  const left = timeLeft(expiresAt);
  return (
    <tr>
      <td>
        <Named>
          <NoFace>
            <Mail size={18} strokeWidth={1.75} aria-hidden="true" />
          </NoFace>
          <span>
            <b>{email}</b>
            <small>{`invited by ${invitedBy}, ${formatMoment(createdAt)}`}</small>
          </span>
        </Named>
      </td>
      <td data-label="Role">{ROLE_WORDS[staffRole].title}</td>
      <td data-label="Second factor">
        <Badge tone="flat">
          <Send size={16} strokeWidth={1.75} aria-hidden="true" />
          Invited
        </Badge>
      </td>
      <td />
      <td data-label="Access">
        <Small>{left ? `link: ${left}` : 'link has ended'}</Small>
      </td>
      <td>
        <RowActions>
          <Button
            look="quiet"
            size="sm"
            aria-label={`Send the invitation of ${email} again`}
            pending={isPending}
            onClick={() => mutate(id)}
          >
            Send again
          </Button>
          <ToolButton
            icon={Trash2}
            danger
            title="Withdraw invitation"
            label={`Withdraw invitation of ${email}`}
            onClick={() => onWithdraw(invitation)}
          />
        </RowActions>
      </td>
    </tr>
  );
}
