import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../../scripts/root.mjs';

export const MONITORING = join(root, 'deploy/monitoring');

interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels?: Readonly<Record<string, string>>;
}

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

export const rules = (): readonly Rule[] => {
  const { groups } = parse(readFileSync(join(MONITORING, 'alerts.yml'), 'utf8')) as {
    groups: readonly { readonly rules: readonly Rule[] }[];
  };
  return groups.flatMap((group) => group.rules);
};

export const alerts = () =>
  rules().flatMap((rule) => (rule.alert === undefined ? [] : [{ ...rule, alert: rule.alert }]));

export const dashboard = (): Dashboard =>
  JSON.parse(readFileSync(join(MONITORING, 'grafana-dashboard.json'), 'utf8')) as Dashboard;

const inhibiting = z.object({
  inhibit_rules: z.array(
    z.object({ source_matchers: z.array(z.string()), target_matchers: z.array(z.string()) }),
  ),
});

/** Every alert that `inhibit_rules` of Alertmanager names. */
export const inhibitedNames = (): readonly string[] =>
  inhibiting
    .parse(parse(readFileSync(join(MONITORING, 'alertmanager.yml'), 'utf8')))
    .inhibit_rules.flatMap((rule) => [...rule.source_matchers, ...rule.target_matchers])
    .flatMap((matcher) => /"([^"]+)"/.exec(matcher)?.[1]?.split('|') ?? []);
