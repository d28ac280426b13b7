/** A span as others refer to it. */
export interface SpanRef {
  /** 32 hex digits. */
  readonly traceId: string;
  /** The W3C header that makes another program's spans part of this trace. */
  readonly traceparent: string;
}

export type SpanKind = 'request' | 'use-case' | 'statement' | 'job';

/** Names and numbers of the shop, never what people entered. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Step {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: SpanAttributes;
  /** A W3C `traceparent` from outside. Otherwise the span of the context is the parent. */
  readonly from?: string | null;
  /** Attributes, and perhaps a better name, that are known at the end only. */
  readonly atEnd?: () => { readonly name?: string; readonly attributes: SpanAttributes };
}

export interface Tracing {
  /** Runs work as a span; a failure is noted by its kind, without its words, and thrown on. */
  run<Result>(step: Step, work: (span: SpanRef | null) => Result): Result;
  /** Sends what is still kept. */
  close(): Promise<void>;
}
