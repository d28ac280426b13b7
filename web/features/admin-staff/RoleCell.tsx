import type { StaffRole } from '@wondercast/core/people/account/permissions';
import { ROLE_WORDS } from '@wondercast/core/people/account/role-words';
import { LAST_OWNER } from '@wondercast/core/people/account/words';
import Lock from 'lucide-react/icons/lock';
import { styled } from 'styled-components';
import { StatusSelect } from '../../ui/forms/StatusSelect.tsx';
import { VisuallyHidden } from '../../ui/primitives/Text.tsx';
import { ROLE_OPTIONS } from './role-options.ts';

const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 10px;
  border-radius: var(--r-sm);
  font-size: 13px;
  font-weight: 600;
  box-shadow: inset 0 0 0 1px var(--line);
  & > svg {
    color: var(--text-3);
  }
`;

interface RoleCellProps {
  readonly name: string;
  readonly role: StaffRole;
  /** Whether the role is fixed, because the last owner must stay owner. */
  readonly locked: boolean;
  readonly pending: boolean;
  readonly onChoose: (role: StaffRole) => void;
}

/** A role, with a menu that explains and changes it. */
export function RoleCell({ name, role, locked, pending, onChoose }: RoleCellProps) {
  if (locked)
    return (
      <Locked title={LAST_OWNER}>
        <span>{ROLE_WORDS[role].title}</span>
        <Lock size={14} strokeWidth={1.75} aria-hidden="true" />
        <VisuallyHidden>{`, locked: ${LAST_OWNER}`}</VisuallyHidden>
      </Locked>
    );
  return (
    <StatusSelect
      label={`role of ${name}`}
      options={ROLE_OPTIONS}
      chosen={role}
      pending={pending}
      onChoose={onChoose}
    />
  );
}
