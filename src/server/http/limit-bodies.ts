import { IncomingMessage } from 'node:http';

import { BODY_RULES, RETRY_AFTER } from '@/domain/http-limits';
import { http } from '@/messages/http';

import { answerError, type Failure } from './answer-error';
import { bodyRuleOf, type RuleName } from './body-rule';
import type { Handler } from './handler';
import { declaredLength, type Held, readBody, type Refusal } from './read-body';
import { hasBody } from './receive-rest';

/** The same request with a body that has arrived already. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const whole = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion } = request;
  const { httpVersionMajor, httpVersionMinor } = request;
  Object.assign(whole, { method, url, headers, rawHeaders, httpVersion });
  Object.assign(whole, { httpVersionMajor, httpVersionMinor, complete: true });
  if (body.length > 0) whole.push(body);
  whole.push(null);
  return whole;
}

function failureOf(refusal: Exclude<Refusal, 'gone'>, rule: RuleName): Failure {
  switch (refusal) {
    case 'too-large':
      return {
        status: 413,
        message: rule === 'upload' ? http.uploadTooLarge : http.bodyTooLarge,
      };
    case 'too-slow':
      return { status: 408, message: http.bodyTooSlow };
    case 'no-room':
      return {
        status: 503,
        message: http.unavailable,
        headers: { 'retry-after': String(RETRY_AFTER) },
      };
  }
}

/**
 * Lets a request on once its whole body has arrived within its rule (`BODY_RULES`). So nothing is parsed of what is too
 * large, a slow sender occupies no handler, and the application never answers a request that is still arriving.
 */
export function limitBodies(next: Handler): Handler {
  // The names are those of the rules.
  const held = Object.fromEntries(
    Object.keys(BODY_RULES).map((name) => [name, { bytes: 0 }]),
  ) as Record<RuleName, Held>;

  return async (request, response) => {
    // A page that is made in two steps comes by twice.
    if (!hasBody(request) || request.readableEnded) return next(request, response);
    const rule = bodyRuleOf(request);
    const isAnnounced = request.headers.expect?.toLowerCase() === '100-continue';
    const isRefused = (declaredLength(request) ?? 0) > BODY_RULES[rule].bytes;
    if (isAnnounced && !isRefused) response.writeContinue();
    const body = await readBody(request, BODY_RULES[rule], held[rule]);
    if (body === 'gone') return;
    if (typeof body === 'string') {
      answerError(request, response, failureOf(body, rule));
      return;
    }
    try {
      await next(withBody(request, body), response);
    } finally {
      held[rule].bytes -= body.length;
    }
  };
}
