import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { Pooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Secret } from 'kubernetes-models/v1/Secret';
import { Service } from 'kubernetes-models/v1/Service';
import { type Document, parseAllDocuments } from 'yaml';

/** What a YAML parser makes of a manifest, of any kind. */
type Parsed = ReturnType<Document['toJS']>;

const SCHEMAS: Readonly<Record<string, (manifest: Parsed) => { validate(): void }>> = {
  'apps/v1 Deployment': (manifest) => new Deployment(manifest),
  'autoscaling/v2 HorizontalPodAutoscaler': (manifest) => new HorizontalPodAutoscaler(manifest),
  'batch/v1 CronJob': (manifest) => new CronJob(manifest),
  'batch/v1 Job': (manifest) => new Job(manifest),
  'networking.k8s.io/v1 Ingress': (manifest) => new Ingress(manifest),
  'policy/v1 PodDisruptionBudget': (manifest) => new PodDisruptionBudget(manifest),
  'postgresql.cnpg.io/v1 Cluster': (manifest) => new Cluster(manifest),
  'postgresql.cnpg.io/v1 Pooler': (manifest) => new Pooler(manifest),
  'v1 ConfigMap': (manifest) => new ConfigMap(manifest),
  'v1 PersistentVolumeClaim': (manifest) => new PersistentVolumeClaim(manifest),
  'v1 Secret': (manifest) => new Secret(manifest),
  'v1 Service': (manifest) => new Service(manifest),
};

/** Every document of a file. @throws Error where it is no YAML */
export const manifestsOf = (text: string): readonly Parsed[] =>
  parseAllDocuments(text, { merge: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw error;
    return document.toJS();
  });

/** Checks a manifest against the schema of its kind. @throws Error that says what is wrong, or that the kind is unknown */
export const assertManifest = (manifest: Parsed): void => {
  const kind = `${manifest.apiVersion} ${manifest.kind}`;
  const schema = SCHEMAS[kind];
  if (!schema) throw new Error(`There is no schema of ${kind}`);
  schema(manifest).validate();
};
