import { RELEASE } from '../system/release.ts';
import type { Tracing } from '../system/tracing.ts';
import type { Config } from './config.ts';

/** Opens tracing; null when no exporter is set. OpenTelemetry is imported only when needed. */
export const openTracing = async ({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing | null> => {
  if (!tracing) return null;
  const { otlpTracing } = await import('../tracing/otlp-tracing.ts');
  return otlpTracing({ ...tracing, version: RELEASE });
};
