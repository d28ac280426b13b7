import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  isSpanContextValid,
  SpanKind as OtelKind,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ConsoleSpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import type { SpanKind, SpanRef, Step, Tracing } from '../system/tracing.ts';
import { currentContext, inContext } from '../system/work-context.ts';

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  request: OtelKind.SERVER,
  'use-case': OtelKind.INTERNAL,
  statement: OtelKind.CLIENT,
  job: OtelKind.CONSUMER,
};

/** How long the end of the process waits for an unreachable collector, in milliseconds. */
const LAST_SPANS_MS = 1_500;

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context of a `traceparent` header; the root context without one. */
const parentOf = (traceparent: string | null): Context => {
  const [, traceId = '', spanId = '', flags = '0'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
};

const refOf = (span: Span): SpanRef => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return { traceId, traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}` };
};

/** The kind of an error. Its message is left out, because it may contain what somebody entered. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
};

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

export interface TracingOptions {
  readonly exporter: 'otlp' | 'console';
  /** Address of the collector for spans; null means `base` with `/v1/traces`. */
  readonly endpoint: string | null;
  /** Base address of the collector; null means OpenTelemetry's default, `http://localhost:4318`. */
  readonly base: string | null;
  readonly version: string;
}

/** Traces with OpenTelemetry. Its standard environment variables set headers, sampler, batching and service name. */
export const otlpTracing = ({ exporter, endpoint, base, version }: TracingOptions): Tracing => {
  const url = endpoint ?? (base === null ? null : `${base.replace(/\/$/, '')}/v1/traces`);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'wondercast', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      exporter === 'otlp'
        ? new BatchSpanProcessor(new OTLPTraceExporter(url === null ? {} : { url }))
        : new SimpleSpanProcessor(new ConsoleSpanExporter()),
    ],
  });
  const tracer = provider.getTracer('wondercast', version);

  const finish = (span: Span, { atEnd }: Step): void => {
    const { name, attributes } = atEnd?.() ?? { attributes: {} };
    if (name !== undefined) span.updateName(name);
    span.setAttributes(attributes);
    span.end();
  };
  const fail = (span: Span, step: Step, error: unknown): void => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', kindOf(error));
    finish(span, step);
  };

  return {
    run: (step, work) => {
      const parent = parentOf(step.from ?? currentContext().span?.traceparent ?? null);
      const { name, kind, attributes = {} } = step;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
      const ref = refOf(span);
      try {
        const result = inContext({ span: ref }, () => work(ref));
        if (isPromise(result))
          result.then(
            () => finish(span, step),
            (error: unknown) => fail(span, step, error),
          );
        else finish(span, step);
        return result;
      } catch (error) {
        fail(span, step, error);
        throw error;
      }
    },
    close: async () => {
      await Promise.race([provider.shutdown(), sleep(LAST_SPANS_MS, undefined, { ref: false })]);
    },
  };
};
