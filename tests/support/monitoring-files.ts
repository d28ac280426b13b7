import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
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
