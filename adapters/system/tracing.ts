/** A reference to a span, for other spans and for logs. */
export interface SpanRef {
  /** 32 hex digits. */
  readonly traceId: string;
  /** The W3C header that links another program's spans to this trace. */
  readonly traceparent: string;
}

export type SpanKind = 'request' | 'use-case' | 'statement' | 'job';

/** Names and numbers of the shop, never anything that people entered. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Step {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: SpanAttributes;
  /** A W3C `traceparent` from outside. Without it, the span of the context is the parent. */
  readonly from?: string | null;
  /** Attributes, and optionally a better name, that are only known at the end. */
  readonly atEnd?: () => { readonly name?: string; readonly attributes: SpanAttributes };
}

export interface Tracing {
  /** Runs work as a span. A failure is recorded by its kind, without its message, and rethrown. */
  run<Result>(step: Step, work: (span: SpanRef | null) => Result): Result;
  /** Flushes the spans that are still buffered. */
  close(): Promise<void>;
}
