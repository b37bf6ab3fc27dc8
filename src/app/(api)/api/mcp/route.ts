import { answerAssistant } from '@/data/assistants/answer-assistant';
import { areAssistantsAdmitted } from '@/data/assistants/are-assistants-admitted';
import { throttled } from '@/data/throttled';
import { ASSISTANT_MESSAGE_MAX } from '@/domain/ceilings/reads';
import { ASSISTANTS_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { isRecord } from '@/lib/is-record';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';
import { assistants as words } from '@/messages/assistants';

/** The Model Context Protocol for assistants: one message for each request. 404 until editors open it (docs/assistants.md). */
const answer = throttled({ limit: ASSISTANTS_PER_CLIENT }, async (request) => {
  if (!(await areAssistantsAdmitted())) {
    return problem(404, [{ message: messages.errors.api.notFound }]);
  }
  const text = await request.text();
  if (text.length > ASSISTANT_MESSAGE_MAX) {
    return problem(413, [{ message: words.tooLarge(ASSISTANT_MESSAGE_MAX) }]);
  }
  const message = parse(text);
  // Several messages at once would pass the throttle as one.
  if (!isRecord(message)) return problem(400, [{ message: words.notJson }]);
  const response = await answerAssistant(request, message);
  response.headers.set('Cache-Control', 'no-store');
  return response;
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const onlyPost = (): Promise<Response> => {
  const response = problem(405, [{ message: words.onlyPost }]);
  response.headers.set('Allow', 'POST');
  return Promise.resolve(response);
};

export const POST = answerFailures(answer);
export const GET = answerFailures(onlyPost);
export const DELETE = answerFailures(onlyPost);
