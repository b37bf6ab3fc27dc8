import { getGiftCount } from '@/data/gift-counts';
import { getGiftSummary } from '@/data/gifts';
import { getShareImage } from '@/data/share-image';
import { getTermCard } from '@/data/terms';
import { documentId } from '@/domain/document-id';
import type { GiftImage } from '@/domain/gift';
import { pictureAddress } from '@/domain/pictures';
import { formatPrice } from '@/domain/price';
import { answerFailures } from '@/lib/answer-failures';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ kind: string; file: string }> };
type Subject = Parameters<typeof getShareImage>[0];

/** The picture that a shared link shows: /og/presente/12.jpg, /og/categoria/nerd.jpg, /og/ocasiao/natal.jpg. */
export const GET = answerFailures(async (_: Request, { params }: Context) => {
  const { kind, file } = await params;
  const name = file.endsWith('.jpg') ? file.slice(0, -'.jpg'.length) : '';
  const subject = await subjectOf(kind, name);
  if (subject == null) return problem(404, [{ message: messages.errors.api.notFound }]);
  const image = await getShareImage(subject);
  return new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=3600' },
  });
});

async function subjectOf(kind: string, name: string): Promise<Subject | null> {
  if (kind === 'presente') {
    const id = documentId(name);
    const gift = id == null ? null : await getGiftSummary(id);
    if (gift == null) return null;
    const [image] = gift.images;
    return {
      title: gift.title,
      note: formatPrice(gift.price),
      image: image ? addressOf(image) : null,
    };
  }
  const term = kind === 'categoria' ? 'category' : kind === 'ocasiao' ? 'occasion' : null;
  const entry = term === null ? null : await getTermCard(term, name);
  if (term === null || entry === null) return null;
  const note = messages.categories.giftCount(await getGiftCount(term, entry.id));
  return { title: entry.name, note, image: entry.image ? addressOf(entry.image) : null };
}

/** As wide as it is drawn, or a little wider. */
const addressOf = (image: GiftImage) => pictureAddress(image, 640);
