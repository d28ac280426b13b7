import { DEFAULT_POLICY, type PolicyZone } from '@wondercast/core/shop/policy/policy';
import { policySteps } from '@wondercast/core/shop/policy/policy-words';
import { styled } from 'styled-components';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import { ZonesEditor } from '../../forms/ZonesEditor.tsx';
import { type ZoneDraft, zoneErrors, zonesDraftOf, zonesOf } from '../../forms/zones-draft.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { PolicyWords } from '../../ui/shop/PolicyWords.tsx';
import { EXPERIENCE } from './experience-draft.ts';

const Box = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 14px;
`;

interface ExperiencePolicyProps {
  /** null: the shop's policy applies. */
  readonly zones: readonly ZoneDraft[] | null;
  readonly onChange: (zones: readonly ZoneDraft[] | null) => void;
}

/** The cancellation policy of an experience: the shop's or its own. Shows the text that customers will read. */
export function ExperiencePolicy({ zones, onChange }: ExperiencePolicyProps) {
  const { policy } = useShopRules();
  const shop: readonly PolicyZone[] = policy.zones.length > 0 ? policy.zones : DEFAULT_POLICY.zones;
  const errors = zones ? zoneErrors(zones) : {};
  const isWrong = Object.keys(errors).length > 0;
  return (
    <Box role="group" aria-label={EXPERIENCE.labels.policy}>
      <SwitchRow
        label="A policy of its own for changes"
        checked={zones !== null}
        onChange={(own) => onChange(own ? zonesDraftOf(shop) : null)}
      />
      {zones && <ZonesEditor zones={zones} errors={errors} onChange={onChange} />}
      {!isWrong && <PolicyWords steps={policySteps({ zones: zones ? zonesOf(zones) : shop })} />}
    </Box>
  );
}
