import { previewOf, readAdminEmail } from '@/data/campaigns/preview-of';
import { documentId } from '@/domain/document-id';
import { answerFailures } from '@/lib/answer-failures';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

type Context = { params: Promise<{ id: string }> };

/** For the panel: the mail that a campaign would send to the admin who asks. */
export const GET = answerFailures(async (request: Request, { params }: Context) => {
  const reader = await readAdminEmail(request.headers);
  if (reader === null) return problem(403, [{ message: messages.errors.api.forbidden }]);
  const campaign = documentId((await params).id);
  const preview = campaign === null ? null : await previewOf(campaign, reader);
  if (preview === null) return problem(404, [{ message: messages.errors.api.notFound }]);
  return Response.json(preview, { headers: NO_STORE });
});
