import 'server-only';

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

import { assistants as words } from '@/messages/assistants';

import { TOOLS } from './tools';

const VERSION = '1.0.0';

/**
 * Answers one message of the Model Context Protocol, which was read from the request already. Each request has a server of its
 * own: nothing is remembered from one to the next.
 */
export async function answerAssistant(request: Request, message: unknown): Promise<Response> {
  const server = openServer();
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const headers = new Headers(request.headers);
    // What a client says it takes decides nothing here: the answer is JSON. The body was read.
    headers.set('accept', 'application/json, text/event-stream');
    headers.set('content-type', 'application/json');
    const asked = new Request(request.url, { method: 'POST', headers });
    return await transport.handleRequest(asked, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function openServer() {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the high-level one words what is wrong with a call in English
  const server = new Server(
    { name: 'mimoteca', version: VERSION },
    { capabilities: { tools: {} }, instructions: words.instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ name, description, input }) => ({
      name,
      description,
      // The border to the protocol's types: what an object schema becomes is always of the type 'object'.
      inputSchema: z.toJSONSchema(input, { io: 'input' }) as { type: 'object' },
      annotations: { readOnlyHint: true },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    call(params.name, params.arguments),
  );
  return server;
}

async function call(name: string, given: unknown): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined) return refusal(words.unknownTool(name.slice(0, 50)));
  const read = tool.input.safeParse(given ?? {});
  if (!read.success) {
    const fields = read.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 5) : [issue.path.join('.')],
    );
    return refusal(words.wrongArguments(fields.join(', ')));
  }
  const answer = await tool.run(read.data);
  if (!answer.ok) return refusal(answer.message);
  return {
    content: [{ type: 'text', text: JSON.stringify(answer.result) }],
    structuredContent: answer.result,
  };
}

function refusal(message: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: message }] };
}
