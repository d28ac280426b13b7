import { nameOperation } from '../http/measured-response.ts';
import { type PartnerAdmission, RejectedKey } from '../http/partners/partner-admission.ts';
import { readJson } from '../http/pipeline/body.ts';
import { COMMON_HEADERS } from '../http/pipeline/headers.ts';
import type { OctoEdge } from '../octo/deps.ts';

/** Serves OCTO with the same API keys, limits, bodies and headers as the HTTP API. */
export const octoEdge = (admission: PartnerAdmission): OctoEdge => ({
  admit: (request) => {
    const admitted = admission.admit(request);
    return admitted && { caller: admitted.caller, headers: admitted.extra.rate };
  },
  headersOfRefusal: (error) => (error instanceof RejectedKey ? error.headers : {}),
  refusalOf: (error) => (error instanceof RejectedKey ? error.refusal : error),
  readJson: (request) => readJson(request),
  name: nameOperation,
  commonHeaders: COMMON_HEADERS,
});
