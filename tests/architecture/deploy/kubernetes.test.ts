import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rules } from '../../support/monitoring-files.ts';
import { root } from '../tree.ts';
import { assertManifest, manifestsOf } from './manifests.ts';
import { unknownSettings } from './named-settings.ts';

const FOLDER = join(root, 'deploy/kubernetes');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const manifests = files.flatMap((file) => manifestsOf(read(file)));
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const named = (kind: string, name: string) =>
  ofKind(kind).find((manifest) => manifest.metadata.name === name);

const settings: Readonly<Record<string, string>> | undefined = named('ConfigMap', 'wondercast')?.data;

interface ScrapeJob {
  readonly job_name: string;
  readonly relabel_configs: readonly {
    readonly source_labels?: readonly string[];
    readonly regex?: string;
    readonly action?: string;
  }[];
}

interface Container {
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string }[];
  readonly envFrom: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
}

/** What pods are made from, by its kind. */
const templates = [
  ...[...ofKind('Deployment'), ...ofKind('Job')].map(({ spec }) => spec.template),
  ...ofKind('CronJob').map(({ spec }) => spec.jobTemplate.spec.template),
];
const containers: readonly Container[] = templates.flatMap(({ spec }) => spec.containers);

describe('the manifests of Kubernetes', () => {
  it('are of every kind that a shop needs', () => {
    expect(new Set(manifests.map(({ kind }) => kind))).toEqual(
      new Set([
        ...['ConfigMap', 'Secret', 'Deployment', 'Job', 'Service', 'Ingress'],
        ...['PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Cluster', 'Pooler'],
        ...['CronJob', 'PersistentVolumeClaim'],
      ]),
    );
  });

  it('fit the schemas of their kinds', () => {
    for (const manifest of manifests) expect(() => assertManifest(manifest)).not.toThrow();
  });

  it.each([
    ['replicas', 'shop.yaml', 'replicas: 2', 'replicas: two'],
    ['a probe', 'shop.yaml', 'httpGet: { path: /livez, port: http }', 'httpGet: { path: /livez }'],
    ['a field that must be there', 'shop.yaml', 'pathType: Prefix', 'kindOfPath: Prefix'],
    ['a pooler', 'database.yaml', 'poolMode: transaction', 'poolMode: transactions'],
    ['instances', 'database.yaml', 'instances: 3', 'instances: many'],
    ['a kind without a schema', 'migrate.yaml', 'kind: Job', 'kind: Jobs'],
  ])('would be refused with a mistake in %s', (_what, file, right, wrong) => {
    const text = read(file);
    expect(text).toContain(right);
    const check = () => manifestsOf(text.replace(right, wrong)).forEach(assertManifest);
    expect(check).toThrow();
  });

  it('name only settings that the shop reads', () => {
    const names = [
      ...Object.keys(named('ConfigMap', 'wondercast')?.data),
      ...Object.keys(named('Secret', 'wondercast')?.stringData),
      ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ];
    expect(names.length).toBeGreaterThan(20);
    expect(unknownSettings(names)).toEqual([]);
    expect(unknownSettings([...names, 'DATABASE_ADDRESS'])).toEqual(['DATABASE_ADDRESS']);
  });

  it('take settings from the map and the secret that are there', () => {
    for (const { envFrom } of containers)
      for (const { configMapRef, secretRef } of envFrom)
        expect(
          configMapRef ? named('ConfigMap', configMapRef.name) : named('Secret', secretRef?.name ?? ''),
        ).toBeDefined();
  });

  it('give away no secret', () => {
    for (const { stringData } of ofKind('Secret'))
      for (const [name, value] of Object.entries(stringData)) if (name !== 'username') expect(value).toBe('');
  });

  it('run what is in the image', () => {
    const scripts = containers.flatMap(({ command = [] }) => command.slice(1));
    for (const script of scripts) expect(existsSync(join(root, script))).toBe(true);
  });

  it('leave a node the time to drain', () => {
    const drain = Number(settings?.DRAIN_S);
    for (const { spec } of ofKind('Deployment'))
      expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 10);
  });

  it('lead to the nodes that serve, and to no others', () => {
    const { matchLabels } = named('Deployment', 'shop')?.spec.selector ?? {};
    expect(named('Service', 'shop')?.spec.selector).toEqual(matchLabels);
    expect(named('PodDisruptionBudget', 'shop')?.spec.selector.matchLabels).toEqual(matchLabels);
    expect(named('Deployment', 'jobs')?.spec.selector.matchLabels).not.toEqual(matchLabels);
    const [rule] = named('Ingress', 'shop')?.spec.rules ?? [];
    expect(rule.http.paths[0].backend.service.name).toBe('shop');
    expect(named('HorizontalPodAutoscaler', 'shop')?.spec.scaleTargetRef.name).toBe('shop');
  });

  it('are found by Prometheus, nodes and jobs, under the name that the rules ask for', () => {
    const { scrape_configs: jobs } = parse(read('prometheus.yml')) as {
      scrape_configs: readonly ScrapeJob[];
    };
    const [keep] = jobs.find(({ job_name }) => job_name === 'wondercast')?.relabel_configs ?? [];
    expect(keep?.action).toBe('keep');
    expect(keep?.source_labels).toEqual([
      '__meta_kubernetes_pod_label_app_kubernetes_io_name',
      '__meta_kubernetes_pod_container_port_name',
    ]);
    for (const { spec } of ofKind('Deployment')) {
      const { metadata, spec: pod } = spec.template;
      const [{ ports }] = pod.containers as [{ ports: readonly { name: string; containerPort: number }[] }];
      const found = ports.filter(
        ({ name }) => `${metadata.labels['app.kubernetes.io/name']};${name}` === keep?.regex,
      );
      expect(found.map(({ containerPort }) => String(containerPort))).toEqual([settings?.METRICS_PORT]);
      // A chart's own job would count everything twice.
      expect(metadata.annotations).toBeUndefined();
    }
    const asked = rules().flatMap(({ expr }) => [...expr.matchAll(/job="(\w+)"/g)].map(([, job]) => job));
    expect(asked).toContain('wondercast');
  });

  it('keep backups in a volume, from which nothing is cleared away', () => {
    const [{ spec: job }] = ofKind('CronJob') as [ReturnType<typeof manifestsOf>[number]];
    const { containers: run, volumes } = job.jobTemplate.spec.template.spec;
    const [{ env, volumeMounts }] = run;
    const dir = env.find(({ name }: { name: string }) => name === 'BACKUP_DIR').value;
    const { name: volume } = volumeMounts.find(({ mountPath }: { mountPath: string }) => mountPath === dir);
    const { persistentVolumeClaim } = volumes.find(({ name }: { name: string }) => name === volume);
    expect(named('PersistentVolumeClaim', persistentVolumeClaim.claimName)).toBeDefined();
  });

  it('leave the number of nodes to the autoscaler', () => {
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      expect(named('Deployment', spec.scaleTargetRef.name)?.spec).not.toHaveProperty('replicas');
  });

  it('say how a release follows another: without the job of the one before', () => {
    const commands = read('migrate.yaml').match(/(?<=^# {3}kubectl ).*/gm) ?? [];
    expect(commands.map((command) => command.split(' ').slice(0, 3).join(' '))).toEqual([
      'apply -f settings.yaml',
      'delete job migrate',
      'apply -f migrate.yaml',
      'wait --for=condition=complete job/migrate',
      'apply -f shop.yaml',
    ]);
    expect(named('Job', 'migrate')).toBeDefined();
    // What the job reads is there before it.
    expect(manifestsOf(read('settings.yaml')).map(({ kind }) => kind)).toEqual(['ConfigMap']);
  });

  it('let the shop’s account see how the replicas are', () => {
    const { owner, postInitSQL } = named('Cluster', 'database')?.spec.bootstrap.initdb ?? {};
    expect(postInitSQL).toEqual([`grant pg_monitor to ${owner}`]);
  });

  it('run as nobody who may change the machine', () => {
    for (const { spec } of templates) {
      expect(spec.securityContext.runAsNonRoot).toBe(true);
      for (const { securityContext } of spec.containers)
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });
});
