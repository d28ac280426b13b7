import type { StaffRole } from '@wondercast/core/people/account/permissions';
import History from 'lucide-react/icons/history';
import KeyRound from 'lucide-react/icons/key-round';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { StaffMemberWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Avatar } from '../../ui/primitives/Avatar.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { Named, RowActions } from '../../ui/primitives/Table.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { ToolButton } from '../../ui/primitives/ToolButton.tsx';
import { FactorBadge } from './FactorBadge.tsx';
import { RoleCell } from './RoleCell.tsx';
import { nameOf, useStaffChange } from './use-staff-change.ts';

export interface MemberActions {
  /** Called instead of a change when users would change their own role, which is asked about first. */
  readonly onOwnRole: (member: StaffMemberWire, role: StaffRole) => void;
  readonly onDisable: (member: StaffMemberWire) => void;
  readonly onReset: (member: StaffMemberWire) => void;
  readonly onHistory: (member: StaffMemberWire) => void;
}

interface MemberRowProps extends MemberActions {
  readonly member: StaffMemberWire;
  readonly isSelf: boolean;
  readonly isLastOwner: boolean;
}

/** A staff member: name, role, second factor, actions. */
export function MemberRow(props: MemberRowProps) {
  const { member, isSelf, isLastOwner, onOwnRole, onDisable, onReset, onHistory } = props;
  const { email, staffRole, disabledAt, secondFactor, signedInAt, createdAt } = member;
  const name = nameOf(member);
  const { pending, setRole, setDisabled } = useStaffChange(member);
  return (
    <tr>
      <td>
        <Named>
          <Avatar name={name} size={38} />
          <span>
            <b>
              <span>{name}</span>
              {isSelf && <Small> you</Small>}
            </b>
            <small>{email ?? 'No e-mail'}</small>
          </span>
        </Named>
      </td>
      <td data-label="Role">
        <RoleCell
          name={name}
          role={staffRole}
          locked={isLastOwner}
          pending={pending}
          onChoose={(role) => (isSelf ? onOwnRole(member, role) : setRole(role))}
        />
      </td>
      <td data-label="Second factor">
        <FactorBadge secondFactor={secondFactor} />
      </td>
      <td data-label="Last signed in">
        <Small>{signedInAt ? formatMoment(signedInAt) : 'Not signed in'}</Small>
      </td>
      <td data-label="Access">
        {disabledAt ? (
          <Badge tone="bad">Disabled</Badge>
        ) : (
          <Small>{`since ${formatMoment(createdAt)}`}</Small>
        )}
      </td>
      <td>
        <RowActions>
          <ToolButton
            icon={History}
            title="History"
            label={`History of ${name}`}
            onClick={() => onHistory(member)}
          />
          <ToolButton
            icon={KeyRound}
            title="Reset second factor"
            label={`Reset second factor of ${name}`}
            disabled={secondFactor.length === 0 || isSelf}
            onClick={() => onReset(member)}
          />
          {disabledAt ? (
            <ToolButton
              icon={UserRoundCheck}
              title="Enable"
              label={`Enable ${name}`}
              disabled={pending}
              onClick={() => setDisabled(false)}
            />
          ) : (
            <ToolButton
              icon={UserRoundX}
              danger
              title="Disable"
              label={`Disable ${name}`}
              disabled={isSelf || isLastOwner || pending}
              onClick={() => onDisable(member)}
            />
          )}
        </RowActions>
      </td>
    </tr>
  );
}
