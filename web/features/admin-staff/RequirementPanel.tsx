import { useMutation } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useId } from 'react';
import { styled } from 'styled-components';
import { requireSecondFactor } from '../../api/admin/staff.ts';
import type { StaffWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { SettingRow } from '../../ui/primitives/SettingRow.tsx';

const Row = styled(Panel)`
  display: flex;
  align-items: center;
  gap: 16px;
  margin: 18px 0;
  padding: 16px 22px;
  & > svg {
    flex: none;
    color: var(--accent);
  }
  & > div {
    flex: 1;
  }
`;

const wordsOf = ({ members, secondFactorRequired }: StaffWire): string => {
  const active = members.filter(({ disabledAt }) => disabledAt === null);
  const missing = active.filter(({ secondFactor }) => secondFactor.length === 0).length;
  if (missing === 0) return 'Everybody has one.';
  const some = `${missing} of ${counted(active.length, 'person', 'people')} ${missing === 1 ? 'has' : 'have'} none yet.`;
  return secondFactorRequired ? `${some} They see nothing of the office until they have one.` : some;
};

/** Whether all staff must have a second factor, and how many have none. */
export function RequirementPanel({ staff }: { readonly staff: StaffWire }) {
  const id = useId();
  const { mutate, isPending, variables } = useMutation({
    ...requireSecondFactor,
    onSuccess: (_, required) =>
      showToast(required ? 'A second factor is required' : 'A second factor is optional'),
    onError: ({ message }) => showError(message),
  });
  return (
    <Row aria-labelledby={`${id}-title`}>
      <ShieldCheck size={24} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <SettingRow id={id} title="A second factor for everybody" text={wordsOf(staff)}>
          <Switch
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-text`}
            checked={isPending ? variables : staff.secondFactorRequired}
            onChange={({ target }) => {
              if (!isPending) mutate(target.checked);
            }}
          />
        </SettingRow>
      </div>
    </Row>
  );
}
