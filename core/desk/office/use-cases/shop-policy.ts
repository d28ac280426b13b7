import { assertVersion } from '../../../kernel/version.ts';
import { asAdmin } from '../../../people/as-admin.ts';
import { editOf } from '../../../people/audit/edit.ts';
import { recordBy } from '../../../people/audit/record.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { DEFAULT_POLICY, type Policy } from '../../../shop/policy/policy.ts';
import { policyParagraph } from '../../../shop/policy/policy-words.ts';
import type { PolicyGiven } from '../../../shop/policy/rules.ts';
import type { WithLastChange } from '../../../shop/settings/last-change.ts';
import type { Setting } from '../../../shop/settings/registry.ts';
import { withLastChange } from '../../../shop/settings/steps/with-last-change.ts';
import type { OfficePorts } from '../ports.ts';

const recordOfPolicy = recordBy<Policy>({ zones: (zones) => ({ policy: policyParagraph({ zones }) }) });

/** Version 0 is below that of the first policy that is set: of two concurrent first edits, the later is refused. */
const UNSET: Setting<Policy> = { value: DEFAULT_POLICY, version: 0 };

/** The shop's policy. @throws Refusal 'unauthenticated' or 'forbidden' */
export const shopPolicy =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller): Promise<WithLastChange<Setting<Policy>>> => {
    requireAdmin(caller);
    const found = (await read.settings.byName('policy')) ?? UNSET;
    return withLastChange(read, found, 'policy', 'all');
  };

/**
 * Sets the shop's policy. It applies to what is booked from now on; bookings do not change. Saving the same values leaves no trace.
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (stale version)
 */
export const setShopPolicy =
  (ports: Pick<OfficePorts, 'unitOfWork' | 'now'>) =>
  (caller: Caller, { version, zones }: PolicyGiven): Promise<WithLastChange<Setting<Policy>>> =>
    asAdmin(ports, caller, async ({ store, at, note }) => {
      const { catalogue, settings } = store;
      // Edits run one after another, so that the compared value is the replaced one.
      await catalogue.lock();
      const found = (await settings.byName('policy')) ?? UNSET;
      assertVersion(version, found.version);
      const changes = editOf(recordOfPolicy, found.value, { zones });
      if (!changes) return withLastChange(store, found, 'policy', 'all');
      const set = await settings.put('policy', { zones }, at);
      await note('policy.set', 'policy', 'all', changes);
      return withLastChange(store, set, 'policy', 'all');
    });
